'use client';

import { useLayoutEffect, useState } from 'react';
import { crossIcon, Icon } from '@/components/ui/icon';
import { isLocale, type Locale, localeFromTag } from '@/lib/locales';
import { readStored, writeStored } from '@/lib/storage/browser-storage';

/** The same page in another language, with texts in that language. */
type Suggestion = {
  locale: Locale;
  /** BCP 47 tag of the language. */
  tag: string;
  href: string;
  texts: { label: string; link: string; close: string };
};

/**
 * The visitor's preferred language: the one that the visitor chose on the site, otherwise the first
 * browser language that the site has.
 *
 * @param stored value from the browser's storage; may be anything
 * @param languages BCP 47 tags in the visitor's order
 * @returns undefined if neither matches a language of the site
 */
export function visitorLocale(
  stored: string | null,
  languages: readonly string[],
): Locale | undefined {
  if (stored !== null && isLocale(stored)) return stored;
  // Other software writes tags such as de-DE.
  const tags = stored === null ? languages : [stored, ...languages];
  return tags.map(localeFromTag).find((locale) => locale !== undefined);
}

type LanguageSuggestionProps = { suggestions: readonly Suggestion[] };

/**
 * Suggests the page in the visitor's language, until permanently dismissed. Rendered in the browser
 * only, below the header in the space that every page leaves above its title, so that it causes no
 * layout shift. Never suggests the current language.
 */
export default function LanguageSuggestion({ suggestions }: LanguageSuggestionProps) {
  const [locale, setLocale] = useState<Locale>();
  useLayoutEffect(() => {
    if (readStored('suggestion') !== null) return;
    setLocale(visitorLocale(readStored('language'), window.navigator.languages));
  }, []);

  const suggestion = suggestions.find((one) => one.locale === locale);
  if (suggestion === undefined) return null;
  const { tag, href, texts } = suggestion;

  const close = () => {
    writeStored('suggestion', 'closed');
    setLocale(undefined);
    // The focused button is removed: move focus, or it would be lost.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <aside
      aria-label={texts.label}
      className="language-suggestion relative z-10 -mb-8 bg-tint text-small print:hidden"
      lang={tag}
    >
      <div className="content flex items-center justify-between">
        <a
          className="text-link relative my-1 flex min-h-6 after:absolute after:inset-x-0 after:-inset-y-2.5 items-center font-semibold"
          data-language={suggestion.locale}
          href={href}
          hrefLang={tag}
        >
          {texts.link}
        </a>
        <button
          aria-label={texts.close}
          className="relative max-xl:-mr-1 flex size-7 after:absolute after:-inset-2 focus-visible:-outline-offset-3 shrink-0 items-center justify-center rounded-full hover:bg-paper"
          onClick={close}
          type="button"
        >
          <Icon path={crossIcon} />
        </button>
      </div>
    </aside>
  );
}

import { isLocale } from '@/lib/locales';
import { writeStored } from '@/lib/storage/browser-storage';

/** Links to a page in another language, or in this one. */
const languageLink = 'a[data-language]';

/** Messages of the moment, and texts that exist in one language only. */
const untranslated = '[role="status"], [role="alert"], [data-untranslated]';

/**
 * The place of the page that its address names, where the same page has it in every language.
 *
 * @param hash with its `#`, as the browser gives it
 * @returns the hash, or an empty string
 */
function translatedHash(hash: string): string {
  const place = document.getElementById(hash.slice(1));
  const isInMain = place?.parentElement?.closest('main') != null;
  return isInMain && place.closest(untranslated) === null ? hash : '';
}

function languageLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(languageLink) : null;
}

/** Lets a link lead to the place that is being read. */
function carryPlace(link: HTMLAnchorElement): void {
  const hash = translatedHash(window.location.hash);
  if (link.hash !== hash) link.setAttribute('href', link.pathname + hash);
}

/** Keeps a choice that was made by hand, in this tab or in a new one. */
function rememberChoice(link: HTMLAnchorElement): void {
  const { language = '' } = link.dataset;
  if (isLocale(language)) writeStored('language', language);
}

const primaryButton = 0;
const middleButton = 1;

/** Attends to every link to a language on the page, also to those that appear later. */
export function attendLanguageLinks(signal: AbortSignal): void {
  // A finger, a mouse and a pen press, a keyboard focuses, a screen reader may only click.
  for (const touch of ['pointerdown', 'focusin', 'click'] as const) {
    document.addEventListener(
      touch,
      (event) => {
        const link = languageLinkAt(event);
        if (link) carryPlace(link);
      },
      { signal },
    );
  }
  for (const choice of ['click', 'auxclick'] as const) {
    document.addEventListener(
      choice,
      (event) => {
        const link = languageLinkAt(event);
        if (link && [primaryButton, middleButton].includes(event.button)) rememberChoice(link);
      },
      { signal },
    );
  }
}

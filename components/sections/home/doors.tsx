import { useLocale, useTranslations } from 'next-intl';
import { Signpost } from '@/components/ui/signpost';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { candidatesTermsHref } from '@/lib/terms/candidates-href';

/** The audiences, in the order in which each language addresses them. */
const readers = {
  de: ['employers', 'nurses'],
  en: ['employers', 'nurses'],
  vas: ['nurses', 'employers'],
} as const satisfies Record<Locale, readonly string[]>;

/** A call to action for each audience with its strongest fact, and the limit of that fact. */
export function HomeDoors() {
  const locale = useLocale();
  const t = useTranslations('home.hero.doors');
  return (
    <>
      <Signpost
        arms={readers[locale].map((reader) => ({
          reader,
          href: hrefFor(locale, reader),
          title: t(`${reader}.title`),
          text: t(`${reader}.fact`),
        }))}
        className="mt-4"
      />
      <p className="mt-4 max-md:mt-3 max-w-measure text-small text-text-soft">
        {t.rich('limit', {
          terms: (text) => (
            <a className="text-link" href={candidatesTermsHref(locale)}>
              {text}
            </a>
          ),
        })}
      </p>
    </>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { DocumentDate } from '@/components/sections/legal/terms/document-date';
import { TermsDownload } from '@/components/sections/legal/terms/download';
import { useLegalMarks } from '@/components/sections/legal/use-legal-marks';
import { ButtonLink } from '@/components/ui/button-link';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { termsLocale, termsSummary } from '@/lib/terms/documents';
import type { NamedTerms } from '@/lib/terms/read-terms';

/** Sections that explain the costs in the reader's language. */
const explained = [
  { name: 'employers', page: 'employers', anchor: 'kostenmodell' },
  { name: 'candidates', page: 'nurses', anchor: 'keine-kosten' },
] as const;

/** Notes that the terms exist in German only, with links to them. */
export function GermanOnly({ documents }: { documents: readonly NamedTerms[] }) {
  const locale = useLocale();
  const t = useTranslations('terms');
  const { htmlLang } = localeTable[termsLocale];
  return (
    <div className="content pb-16 lg:pb-28">
      <section
        data-untranslated=""
        aria-labelledby="german-only-title"
        className="grid grid-cols-[minmax(0,1fr)] gap-10 rounded-card border border-edge bg-paper p-6 [overflow-wrap:anywhere] sm:p-8 lg:grid-cols-[3fr_2fr] lg:gap-16 lg:p-14"
      >
        <div>
          <h2 className="text-heading" id="german-only-title">
            {t('germanOnly.title')}
          </h2>
          <p className="mt-5 max-w-[38rem]">{t('germanOnly.text')}</p>
          <p className="mt-4 max-w-[38rem]">{t.rich('germanOnly.ask', useLegalMarks())}</p>
          <p className="mt-8">
            <ButtonLink
              href={hrefFor(termsLocale, 'terms')}
              hrefLang={htmlLang}
              icon="arrow-right"
              look="accent"
            >
              {t('germanOnly.button')}
            </ButtonLink>
          </p>
          <ul className="mt-6">
            <li>
              <a
                className="text-link inline-flex min-h-11 items-center"
                href={`#${termsSummary.id}`}
              >
                {t('germanOnly.summary')}
              </a>
            </li>
            {explained.map(({ name, page, anchor }) => (
              <li key={name}>
                <a
                  className="text-link inline-flex min-h-11 items-center"
                  href={hrefFor(locale, page, anchor)}
                >
                  {t(`germanOnly.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ul className="divide-y divide-edge border-edge border-t lg:self-start">
          {documents.map((document) => (
            <li className="py-6 last:pb-0" key={document.id}>
              <p className="text-small text-text-soft">
                <span className="font-semibold">{t(`documents.${document.name}`)}</span>
                <br />
                <DocumentDate date={document.date} />
              </p>
              <a
                className="text-link mt-2 inline-block py-1 font-bold text-title"
                href={hrefFor(termsLocale, 'terms', document.id)}
                hrefLang={htmlLang}
                lang={htmlLang}
              >
                {document.title}
              </a>
              <TermsDownload document={document} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import { useDocumentDate } from '@/components/sections/legal/terms/use-document-date';
import { Icon } from '@/components/ui/icon';
import { localeTable } from '@/lib/locales';
import { termsLocale } from '@/lib/terms/documents';
import { termsDownloads } from '@/lib/terms/generated';
import type { NamedTerms } from '@/lib/terms/read-terms';

/** Download link of a document, with its size and date. */
export function TermsDownload({ document: { name, date } }: { document: NamedTerms }) {
  const t = useTranslations('terms.download');
  const { number } = useFormatter();
  const written = useDocumentDate();
  const { href, bytes } = termsDownloads[name];
  const size = number(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' });
  return (
    <p className="print:hidden mt-3">
      <a
        className="inline-flex gap-2 py-2.5"
        href={href}
        hrefLang={localeTable[termsLocale].htmlLang}
        type="application/pdf"
      >
        <Icon className="mt-1 size-5 text-action" name="download" />
        <span>
          <span className="text-link">{t(name)}</span>{' '}
          <span className="text-small text-text-soft">
            ({t('detail', { size, date: written(date) })})
          </span>
        </span>
      </a>
    </p>
  );
}

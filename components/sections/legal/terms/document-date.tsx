import { useTranslations } from 'next-intl';
import { useDocumentDate } from '@/components/sections/legal/terms/use-document-date';
import type { TermsDocument } from '@/lib/terms/document';

/** The date of a document, formatted for the page's language. */
export function DocumentDate({ date }: { date: TermsDocument['date'] }) {
  const t = useTranslations('terms.documents');
  const written = useDocumentDate();
  return <time dateTime={date.iso}>{t('date', { date: written(date) })}</time>;
}

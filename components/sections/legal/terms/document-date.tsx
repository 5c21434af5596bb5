import { useTranslations } from 'next-intl';
import type { TermsDocument } from '@/lib/terms/document';

/** The date of a document, as the document writes it. */
export function DocumentDate({ date }: { date: TermsDocument['date'] }) {
  const t = useTranslations('terms.documents');
  return <time dateTime={date.iso}>{t('date', { date: date.text })}</time>;
}

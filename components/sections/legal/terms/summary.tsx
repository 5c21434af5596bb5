import { useTranslations } from 'next-intl';
import { TermsArticle } from '@/components/sections/legal/terms/article';
import { TermsBlocks } from '@/components/sections/legal/terms/blocks';
import { useDocumentDate } from '@/components/sections/legal/terms/use-document-date';
import type { TermsSummary as Summary, TermsDocument } from '@/lib/terms/document';

type Props = {
  summary: Summary;
  /** Date of the summarised document. */
  date: TermsDocument['date'];
};

/** A summary of the candidates' terms in the page's language, marked as not binding. */
export function TermsSummary({ summary, date }: Props) {
  const t = useTranslations('terms.summary');
  const written = useDocumentDate();
  const { id, title, intro, sections } = summary;
  return (
    <TermsArticle
      className="bg-paper"
      contents={t('contents')}
      id={id}
      sections={sections}
      title={title}
    >
      <p className="mt-6 max-w-[38rem] border-accent border-l-3 pl-4 font-semibold">
        {t('notBinding', { date: written(date) })}
      </p>
      <div className="legal-text mt-5 max-w-[46rem] space-y-4">
        <TermsBlocks blocks={intro} />
      </div>
    </TermsArticle>
  );
}

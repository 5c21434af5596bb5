import { useTranslations } from 'next-intl';
import { LegalColumns } from '@/components/sections/legal/columns';
import { LegalSection } from '@/components/sections/legal/section';
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
    <article aria-labelledby={`${id}-title`} className="bg-paper" data-untranslated="" id={id}>
      <div className="content py-14 lg:py-24">
        <div className="mb-10 lg:mb-16 lg:pl-92">
          <h2 className="max-w-[26ch] text-document" id={`${id}-title`}>
            {title}
          </h2>
          <p className="mt-6 max-w-[38rem] border-accent border-l-3 pl-4 font-semibold">
            {t('notBinding', { date: written(date) })}
          </p>
          <div className="legal-text mt-5 max-w-[46rem] space-y-4">
            <TermsBlocks blocks={intro} />
          </div>
        </div>
        <LegalColumns contents={t('contents')} entries={sections} id={id}>
          {sections.map(({ blocks, ...section }) => (
            <LegalSection key={section.id} level="h3" {...section}>
              <TermsBlocks blocks={blocks} />
            </LegalSection>
          ))}
        </LegalColumns>
      </div>
    </article>
  );
}

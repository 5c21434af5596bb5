import { useTranslations } from 'next-intl';
import { LegalColumns } from '@/components/sections/legal/columns';
import { LegalSection } from '@/components/sections/legal/section';
import { TermsBlocks } from '@/components/sections/legal/terms/blocks';
import { DocumentDate } from '@/components/sections/legal/terms/document-date';
import { TermsDownload } from '@/components/sections/legal/terms/download';
import type { NamedTerms } from '@/lib/terms/read-terms';

const grounds = { paper: 'bg-paper', deep: 'bg-ground-deep' } as const;

type Props = { document: NamedTerms; ground: keyof typeof grounds };

/** One set of terms in full. Starts on a new page in print. */
export function TermsText({ document, ground }: Props) {
  const t = useTranslations('terms.documents');
  const { id, name, title, date, intro, sections } = document;
  return (
    <article
      aria-labelledby={`${id}-title`}
      data-untranslated=""
      className={`print:[article+&]:break-before-page ${grounds[ground]}`}
      id={id}
    >
      <div className="content py-14 lg:py-24">
        <div className="mb-10 lg:mb-16 lg:pl-92">
          <h2 className="max-w-[26ch] text-document" id={`${id}-title`}>
            {title}
          </h2>
          <p className="mt-4 font-semibold">
            <DocumentDate date={date} />
          </p>
          <div className="legal-text mt-3 text-text-soft">
            <TermsBlocks blocks={intro} />
          </div>
          <TermsDownload document={document} />
        </div>
        <LegalColumns contents={t(name)} entries={sections} id={id}>
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

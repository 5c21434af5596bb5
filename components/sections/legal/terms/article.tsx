import type { ReactNode } from 'react';
import { LegalColumns } from '@/components/sections/legal/columns';
import { LegalSection } from '@/components/sections/legal/section';
import { TermsBlocks } from '@/components/sections/legal/terms/blocks';
import type { TermsSection } from '@/lib/terms/document';

type Props = {
  id: string;
  title: string;
  /** Title of the list of sections. */
  contents: string;
  sections: readonly TermsSection[];
  className: string;
  /** What stands between the title and the sections. */
  children: ReactNode;
};

/** A legal text with its list of sections, which stands in one language. */
export function TermsArticle({ id, title, contents, sections, className, children }: Props) {
  return (
    <article aria-labelledby={`${id}-title`} className={className} data-untranslated="" id={id}>
      <div className="content py-14 lg:py-24">
        <div className="mb-10 lg:mb-16 lg:pl-92">
          <h2 className="max-w-[26ch] text-document" id={`${id}-title`}>
            {title}
          </h2>
          {children}
        </div>
        <LegalColumns contents={contents} entries={sections} id={id}>
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

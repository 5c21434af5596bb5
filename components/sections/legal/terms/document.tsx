import { useTranslations } from 'next-intl';
import { TermsArticle } from '@/components/sections/legal/terms/article';
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
    <TermsArticle
      className={`print:[article+&]:break-before-page ${grounds[ground]}`}
      contents={t(name)}
      id={id}
      sections={sections}
      title={title}
    >
      <p className="mt-4 font-semibold">
        <DocumentDate date={date} />
      </p>
      <div className="legal-text mt-3 text-text-soft">
        <TermsBlocks blocks={intro} />
      </div>
      <TermsDownload document={document} />
    </TermsArticle>
  );
}

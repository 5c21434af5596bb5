import '@/app/styles/legal.css';
import { getLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { LegalHeader } from '@/components/sections/legal/layout';
import {
  GermanOnly,
  TermsChoice,
  TermsSummary,
  TermsText,
} from '@/components/sections/legal/terms';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { termsLocale, termsSummary } from '@/lib/terms/documents';
import { loadSummary, loadTerms } from '@/lib/terms/load-terms';

export const generateMetadata = () => pageMetadata('terms');

export default async function TermsPage() {
  const documents = await loadTerms();
  const locale = await getLocale();
  if (locale !== termsLocale) {
    const summary = await loadSummary(locale);
    const summarised = documents.find(({ name }) => name === termsSummary.of);
    return (
      <PageFrame page="terms">
        <LegalHeader page="terms" />
        <GermanOnly documents={documents} />
        {summary && summarised && <TermsSummary date={summarised.date} summary={summary} />}
      </PageFrame>
    );
  }
  return (
    <PageFrame page="terms">
      <LegalHeader page="terms">
        <TermsChoice documents={documents} />
      </LegalHeader>
      {documents.map((document, index) => (
        <TermsText
          document={document}
          background={index % 2 === 0 ? 'paper' : 'deep'}
          key={document.id}
        />
      ))}
    </PageFrame>
  );
}

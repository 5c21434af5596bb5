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
import { termsLocale } from '@/lib/terms/documents';
import { loadSummaries, loadTerms } from '@/lib/terms/load-terms';

export const generateMetadata = () => pageMetadata('terms');

const backgrounds = ['bg-paper', 'bg-background-deep'];

export default async function TermsPage() {
  const documents = await loadTerms();
  const locale = await getLocale();
  if (locale !== termsLocale) {
    const summaries = await loadSummaries(locale);
    return (
      <PageFrame page="terms">
        <LegalHeader page="terms" />
        <GermanOnly documents={documents} />
        {documents.map(({ name, date }, index) => {
          const summary = summaries.find((one) => one.name === name);
          const background = backgrounds[index];
          return (
            summary && (
              <TermsSummary background={background} date={date} key={name} summary={summary} />
            )
          );
        })}
      </PageFrame>
    );
  }
  return (
    <PageFrame page="terms">
      <LegalHeader page="terms">
        <TermsChoice documents={documents} />
      </LegalHeader>
      {documents.map((document, index) => (
        <TermsText document={document} background={backgrounds[index]} key={document.id} />
      ))}
    </PageFrame>
  );
}

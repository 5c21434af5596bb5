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
  const isGerman = locale === termsLocale;
  const summaries = isGerman ? [] : await loadSummaries(locale);
  return (
    <PageFrame page="terms">
      <LegalHeader page="terms">{isGerman && <TermsChoice documents={documents} />}</LegalHeader>
      {!isGerman && <GermanOnly documents={documents} />}
      {documents.map((document, index) => {
        const { name, date } = document;
        const background = backgrounds[index];
        if (isGerman) return <TermsText background={background} document={document} key={name} />;
        const summary = summaries.find((one) => one.name === name);
        return (
          summary && (
            <TermsSummary background={background} date={date} key={name} summary={summary} />
          )
        );
      })}
    </PageFrame>
  );
}

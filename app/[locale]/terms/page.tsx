import '@/app/styles/legal.css';
import { PageFrame } from '@/components/layout/page-frame';
import { LegalHeader } from '@/components/sections/legal/layout';
import { GermanOnly, TermsArticle, TermsChoice } from '@/components/sections/legal/terms';
import { getLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { termsLocale } from '@/lib/terms/documents';
import { loadSummaries, loadTerms } from '@/lib/terms/load-terms';

export const generateMetadata = () => pageMetadata('terms');

export default async function TermsPage() {
  const documents = await loadTerms();
  const locale = await getLocale();
  const isGerman = locale === termsLocale;
  const summaries = isGerman ? [] : await loadSummaries(locale);
  return (
    <PageFrame page="terms">
      <LegalHeader page="terms">{isGerman && <TermsChoice documents={documents} />}</LegalHeader>
      {!isGerman && <GermanOnly documents={documents} />}
      {documents.map((document) => {
        const summary = summaries.find(({ name }) => name === document.name);
        if (!isGerman && summary === undefined) return null;
        return <TermsArticle document={document} key={document.name} summary={summary} />;
      })}
    </PageFrame>
  );
}

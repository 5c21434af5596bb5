import '@/app/styles/legal.css';
import { PageFrame } from '@/components/layout/page-frame';
import { LegalHeader } from '@/components/sections/legal/layout';
import { GermanOnly, TermsArticle, TermsChoice } from '@/components/sections/legal/terms';
import { getLocale } from '@/lib/i18n/locale';
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
        const { name } = document;
        const summary = summaries.find((one) => one.name === name);
        return (
          (isGerman || summary) && (
            <TermsArticle
              background={backgrounds[index]}
              document={document}
              key={name}
              summary={summary}
            />
          )
        );
      })}
    </PageFrame>
  );
}

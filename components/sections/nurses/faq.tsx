import { useTranslations } from 'next-intl';
import { Faq } from '@/components/sections/faq';
import type { OfficialSource } from '@/components/sections/nurses/official-sources';
import { Sources } from '@/components/sections/nurses/sources';
import { useTextValues } from '@/components/sections/nurses/use-text-values';

const questions = [
  { id: 'cost', sources: ['placement'] },
  { id: 'sign', sources: [] },
  { id: 'duration', sources: ['procedure'] },
  { id: 'routes', sources: ['residence'] },
  { id: 'salary', sources: ['wage', 'tariff'] },
  { id: 'family', sources: ['family'] },
  { id: 'change', sources: [] },
  { id: 'fail', sources: ['exam', 'course'] },
  { id: 'originals', sources: [] },
] as const satisfies readonly { id: string; sources: readonly OfficialSource[] }[];

/** Nurses' questions, with sources. */
export function NursesFaq() {
  const t = useTranslations('nurses.faq');
  const values = useTextValues();
  return (
    <Faq
      aside={
        <p className="text-text-soft">
          {t('lead')}
          <br />
          <a className="text-link" href="#kontakt-whatsapp">
            {t('ask')}
          </a>
        </p>
      }
      id="faq"
      items={questions.map(({ id, sources }) => ({
        id,
        question: t(`items.${id}.question`),
        answer: (
          <>
            <p>{t.rich(`items.${id}.answer`, values)}</p>
            {sources.length > 0 && <Sources ids={sources} />}
          </>
        ),
      }))}
      title={t('title')}
    />
  );
}

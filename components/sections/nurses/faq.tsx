import { useTranslations } from 'next-intl';
import { Faq } from '@/components/sections/faq';
import { Sources } from '@/components/sections/nurses/sources';
import { useTextValues } from '@/components/sections/nurses/use-text-values';

const questions = [
  'cost',
  'sign',
  'duration',
  'routes',
  'salary',
  'family',
  'change',
  'fail',
  'originals',
] as const;

const sources = [
  'placement',
  'procedure',
  'residence',
  'wage',
  'tariff',
  'family',
  'exam',
  'course',
] as const;

/** Nurses' questions, with sources. */
export function NursesFaq() {
  const t = useTranslations('nurses.faq');
  const values = useTextValues();
  return (
    <Faq
      aside={
        <p className="text-text-soft">
          {t('lead')}{' '}
          <a className="text-link" href="#kontakt-whatsapp">
            {t('ask')}
          </a>
        </p>
      }
      foot={<Sources ids={sources} />}
      id="faq"
      items={questions.map((id) => ({
        id,
        question: t(`items.${id}.question`),
        answer: <p>{t.rich(`items.${id}.answer`, values)}</p>,
      }))}
      title={t('title')}
    />
  );
}

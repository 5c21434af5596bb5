import { useTranslations } from 'next-intl';
import { Planner } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/section-heading';
import { LineStops } from '@/components/ui/line-stops';

const steps = ['profile', 'documents', 'employer'] as const;

/** The first three steps: profile, documents, employer. */
export function NursesSteps() {
  const t = useTranslations('nurses.steps');
  return (
    <section
      aria-labelledby="ablauf-title"
      className="overflow-x-clip bg-paper py-10 lg:py-18"
      id="ablauf"
    >
      <div className="content">
        <SectionHeading id="ablauf-title" lead={t('lead')} title={t('title')} />
      </div>
      <div className="mt-6 lg:mt-8">
        <LineStops
          stops={steps.map((step) => ({
            id: step,
            content: (
              <>
                <p className="font-semibold text-small text-text-soft">{t(`${step}.time`)}</p>
                <h3 className="mt-1 text-title">{t(`${step}.title`)}</h3>
                <p className="mt-3 max-w-measure text-text-soft">{t(`${step}.text`)}</p>
              </>
            ),
          }))}
        />
      </div>
      <p className="content mt-6">
        {t('next')}{' '}
        <a className="text-link font-semibold" href="#weg">
          {t('nextLink')}
        </a>
      </p>
      <Planner audience="nurses" />
    </section>
  );
}

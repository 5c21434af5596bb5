import { useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Planner } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/shared';
import { Steps } from '@/components/sections/steps';
import { Disclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';

/** The steps, with what runs beside or follows each. */
const steps = [
  { id: 'profile', details: ['german'] },
  { id: 'documents', details: undefined },
  {
    id: 'employer',
    details: ['recognition', 'visa', 'arrival', 'compensationMeasure', 'licence'],
  },
] as const;

/** The three steps of a nurse, and when she could start. */
export function NursesProcess() {
  const t = useTranslations('nurses.route');
  const values = useTextValues();
  return (
    <Section background="deep" id="ablauf" labelledBy="ablauf-title">
      <SectionHeading id="ablauf-title" isWide lead={t('lead')} title={t('title')} />
      <Steps
        steps={steps.map(({ id, details }) => ({
          title: t(`steps.${id}.title`),
          time: t(`steps.${id}.time`),
          text: t.rich(`steps.${id}.text`, values),
          more: details && (
            <Disclosure isInline label={t(`steps.${id}.more`)}>
              <dl>
                {details.map((detail) => (
                  <div className="py-1" key={detail}>
                    <dt className="font-semibold text-text">
                      {t.rich(`details.${detail}.title`, values)}
                    </dt>
                    <dd>{t.rich(`details.${detail}.text`, values)}</dd>
                  </div>
                ))}
              </dl>
              {id === 'employer' && <Sources ids={['procedure', 'visa', 'residence']} />}
            </Disclosure>
          ),
        }))}
      />
      <Planner audience="nurses" />
    </Section>
  );
}

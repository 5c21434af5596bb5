import { useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/sections/section-heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';

const places = [
  { id: 'hospital', icon: 'hospital' },
  { id: 'home', icon: 'house' },
] as const;

const facts = ['day', 'areas', 'fit'] as const;

/** Hospital and care home side by side, with the region below. */
export function NursesOpportunities() {
  const t = useTranslations('nurses.opportunities');
  return (
    <Section ground="tint" id="moeglichkeiten" labelledBy="moeglichkeiten-title">
      <SectionHeading id="moeglichkeiten-title" lead={t('lead')} title={t('title')} />
      <div className="mt-10 grid border-action border-y-2 lg:mt-14 lg:grid-cols-2">
        {places.map(({ id, icon }) => (
          <div
            className="py-8 last:border-action last:border-t-2 lg:py-12 lg:first:pr-12 lg:last:border-t-0 lg:last:border-l-2 lg:last:pl-12"
            key={id}
          >
            <Icon className="size-10 text-action" name={icon} />
            <h3 className="mt-4 text-heading">{t(`${id}.title`)}</h3>
            <p className="mt-2 text-lead">{t(`${id}.text`)}</p>
            <dl className="mt-6 space-y-4">
              {facts.map((fact) => (
                <div key={fact}>
                  <dt className="font-semibold text-small text-text-soft">{t(`labels.${fact}`)}</dt>
                  <dd>{t(`${id}.${fact}`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className="mt-10 grid gap-8 lg:grid-cols-2 lg:gap-24">
        {(['region', 'surprise'] as const).map((id) => (
          <div key={id}>
            <h3 className="flex items-center gap-3 text-title">
              <Icon className="size-6 text-action" name={id === 'region' ? 'place' : 'question'} />
              {t(`${id}.title`)}
            </h3>
            <p className="mt-2 max-w-measure">{t(`${id}.text`)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

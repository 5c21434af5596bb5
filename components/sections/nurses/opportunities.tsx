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
      {/* Side by side on phones too, with matching rows where browsers can align them. */}
      <div className="mt-6 grid border-action border-y-2 min-[22rem]:grid-cols-2 lg:mt-8">
        {places.map(({ id, icon }) => (
          <div
            className="row-span-3 grid grid-rows-subgrid gap-y-2 py-6 last:border-action max-[22rem]:last:border-t-2 min-[22rem]:first:pr-4 min-[22rem]:last:border-l-2 min-[22rem]:last:pl-4 lg:py-8 lg:first:pr-12 lg:last:pl-11.5"
            key={id}
          >
            <h3 className="flex flex-col gap-2 text-title lg:flex-row lg:items-center lg:text-document">
              <Icon className="size-8 text-action" name={icon} />
              {t(`${id}.title`)}
            </h3>
            <p className="lg:text-lead">{t(`${id}.text`)}</p>
            <dl className="mt-2 space-y-3 max-sm:text-small">
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
      <div className="mt-6 grid gap-5 lg:mt-8 lg:grid-cols-2 lg:gap-24">
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

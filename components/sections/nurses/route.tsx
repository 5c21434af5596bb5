import { useTranslations } from 'next-intl';
import { Sources, useTextValues } from '@/components/sections/nurses/sources';
import { Planner } from '@/components/sections/planner';
import { SectionHeading } from '@/components/sections/shared';
import { Connector } from '@/components/ui/route-line';
import type { Messages } from '@/lib/i18n/generated';

type Station = keyof Messages['nurses']['way']['stations'];

/** The way in its order; German is learned beside the others. */
const stations = [
  'profile',
  'documents',
  'employer',
  'language',
  'recognition',
  'visa',
  'arrival',
  'measure',
  'licence',
] as const satisfies readonly Station[];

/** The whole way from the profile to the licence with its durations, and the planner. */
export function NursesRoute() {
  const t = useTranslations('nurses.way');
  const values = useTextValues();
  return (
    <section
      aria-labelledby="ablauf-title"
      className="overflow-x-clip bg-background-deep py-8 lg:py-12"
      id="ablauf"
    >
      <div className="content">
        <SectionHeading id="ablauf-title" lead={t('lead')} title={t('title')} />
        <ol className="route-steps mt-4" id="weg">
          {stations.map((station, index) => (
            <li key={station}>
              <div>
                <h3 className="text-title">{t.rich(`stations.${station}.title`, values)}</h3>
                <p className="text-small text-text-soft">
                  {t.rich(`stations.${station}.time`, values)}
                </p>
              </div>
              {station !== 'language' && <p>{t.rich(`stations.${station}.text`, values)}</p>}
              {index === 0 && <Connector shape="in" />}
              {index < stations.length - 1 && <Connector shape="sway" />}
            </li>
          ))}
        </ol>
        <Sources ids={['procedure', 'fastTrack', 'residence']} />
      </div>
      <Planner audience="nurses" />
    </section>
  );
}

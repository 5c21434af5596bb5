import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { planner } from '@/components/islands/planner/islands';
import { RouteTrack } from '@/components/islands/planner/route-track';
import { type Locale, localeTable } from '@/lib/locales';
import { type Answers, answerTexts, choices, planHashName } from '@/lib/plan/answers';
import { monthsToWork, routeOf, type StationId, typicalAnswers } from '@/lib/plan/route';
import { hrefFor } from '@/lib/routing/addresses';

function monthsOf(locale: Locale): string[] {
  const { intl } = localeTable[locale];
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** The countries of the answers, by their codes; not every browser knows Bosnian names. */
function countryNames(locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const codes = choices.country.slice(1);
  return Object.fromEntries(codes.map((code) => [code, names.of(code.toUpperCase()) ?? code]));
}

/** Answers that employers can start with. */
const cases = [
  { id: 'ready', answers: { ...typicalAnswers, papers: 'translated', notice: 'there' } },
  { id: 'typical', answers: typicalAnswers },
  { id: 'learning', answers: { ...typicalAnswers, german: 'a2' } },
] as const satisfies readonly { id: string; answers: Answers }[];

type PlannedRouteProps = {
  audience: 'nurses' | 'employers';
  heading: ReactNode;
  stations: readonly { id: StationId; label: ReactNode }[];
};

/**
 * The way, drawn to scale for the typical case; and the planner, which draws it anew from answers.
 * The section's name and the stations are the page's.
 */
export function PlannedRoute({ audience, heading, stations }: PlannedRouteProps) {
  const locale = useLocale();
  const { planner: all, employers } = useMessages();
  const { nurses: _nurses, employers: _employers, ...shared } = all;
  const { sample, ...texts } = all[audience];
  const ids = stations.map(({ id }) => id);
  const route = routeOf(ids);
  return (
    <div className="content grid gap-x-16 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
      <div>
        {heading}
        <Island
          className="mt-6 lg:mt-10"
          hasPropsFile
          hash={planHashName}
          of={planner}
          props={{
            contactHref: hrefFor(locale, 'contact'),
            months: monthsOf(locale),
            stations: ids,
            countries: countryNames(locale),
            texts: {
              ...shared,
              ...texts,
              sample: {
                label: sample.label,
                months: sample.months.replace('{months}', monthsToWork(typicalAnswers)),
              },
            },
            cases: (audience === 'nurses' ? [] : cases).map(({ id, answers }) => ({
              label: employers.process.cases[id].replace('{months}', monthsToWork(answers)),
              answers: answerTexts(answers),
            })),
          }}
          // Hydrates before it is visible, so that the months of the application can be chosen.
          trigger="visible"
        />
      </div>
      <div className="route-scale pt-3 leading-tight lg:row-span-2" data-plan="">
        <p aria-hidden="true" className="tight:hidden pb-3 text-small text-text-soft">
          {all.month}
        </p>
        <ol id={audience === 'nurses' ? 'weg' : undefined}>
          {route.stretches.map((stretch, index) => (
            <li className={`route-${stretch.id}`} data-station={stretch.id} key={stretch.id}>
              <div aria-hidden="true" className="route-track relative flex flex-col">
                <RouteTrack
                  marks={all.marks}
                  route={route}
                  stretch={stretch}
                  tick={(half) => (half % 6 === 0 ? `${half / 2}` : undefined)}
                />
              </div>
              <div className="route-label pl-3 text-small text-text-soft leading-normal lg:max-w-[32rem]">
                {stations[index]?.label}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div data-plan="" id="plan-result" />
    </div>
  );
}

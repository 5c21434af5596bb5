import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { planner } from '@/components/islands/planner/islands';
import { RouteTrack } from '@/components/islands/planner/route-track';
import type { PlannerField, PlannerTexts } from '@/components/islands/planner/use-plan';
import { type Locale, localeTable } from '@/lib/locales';
import {
  type Answers,
  answerTexts,
  choices,
  planHashName,
  type Question,
} from '@/lib/plan/answers';
import { monthsToWork, routeOf, type StationId, typicalAnswers } from '@/lib/plan/route';
import { hrefFor } from '@/lib/routing/addresses';

type Audience = 'nurses' | 'employers';

function monthsOf(locale: Locale): string[] {
  const { intl } = localeTable[locale];
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** The questions with their answers, in the page's language. */
function useFields(locale: Locale): Record<Question, PlannerField> {
  const { german, papers, notice, procedure, country, partnership } = useMessages().planner.fields;
  const countries = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const countryName = (code: string) => countries.of(code.toUpperCase()) ?? code;
  return {
    german: {
      label: german.label,
      options: choices.german.map((one) => (one === 'none' ? german.none : one.toUpperCase())),
    },
    papers: { label: papers.label, options: choices.papers.map((one) => papers[one]) },
    notice: { label: notice.label, options: choices.notice.map((one) => notice[one]) },
    procedure: { label: procedure.label, options: choices.procedure.map((one) => procedure[one]) },
    country: {
      label: country.label,
      options: choices.country.map((one) => (one === 'any' ? country.any : countryName(one))),
    },
    partnership: {
      label: partnership.label,
      options: choices.partnership.map((one) => partnership[one]),
    },
  };
}

/** The planner's texts for one audience; what stays in braces is filled in at run time. */
function useTexts(audience: Audience): PlannerTexts {
  const { fields, print, message, nurses, employers, ...texts } = useMessages().planner;
  const { earliest, likely, done, week, embassy, answers, share, embassies, marks } = texts;
  const { title, lead, you, sample, tasks, after, afterPartner, unknown, unknownPartner } =
    audience === 'nurses' ? nurses : employers;
  return {
    ...{ title, lead, you, tasks, after, afterPartner, unknown, unknownPartner },
    ...{ earliest, likely, done, week, embassy, answers, share, embassies, marks },
    sample: {
      label: sample.label,
      months: sample.months.replace('{months}', monthsToWork(typicalAnswers)),
    },
    applied: fields.notice.applied,
    since: fields.notice.since,
    print: print.button,
    message: message.button,
    more: employers.more,
  };
}

const cases = {
  ready: { ...typicalAnswers, papers: 'translated', notice: 'there' },
  typical: typicalAnswers,
  learning: { ...typicalAnswers, german: 'a2' },
} as const satisfies Record<string, Answers>;

const caseIds = ['ready', 'typical', 'learning'] as const;

type PlannedRouteProps = {
  audience: Audience;
  heading: ReactNode;
  stations: readonly { id: StationId; label: ReactNode }[];
};

/**
 * The way, drawn to scale for the typical case; and the planner, which draws it anew from answers.
 * The section's name and the stations are the page's.
 */
export function PlannedRoute({ audience, heading, stations }: PlannedRouteProps) {
  const locale = useLocale();
  const { marks, month, employers } = useMessages().planner;
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
            fields: useFields(locale),
            texts: useTexts(audience),
            cases:
              audience === 'nurses'
                ? []
                : caseIds.map((id) => ({
                    label: employers.cases[id].replace('{months}', monthsToWork(cases[id])),
                    answers: answerTexts(cases[id]),
                  })),
          }}
          // Hydrates before it is visible, so that the months of the application can be chosen.
          trigger="visible"
        />
      </div>
      <div className="route-scale lg:row-span-2" data-plan="">
        <p aria-hidden="true">{month}</p>
        <ol id={audience === 'nurses' ? 'weg' : undefined}>
          {route.stretches.map((stretch, index) => (
            <li className={`route-${stretch.id}`} data-station={stretch.id} key={stretch.id}>
              <div aria-hidden="true" className="route-track">
                <RouteTrack
                  marks={marks}
                  route={route}
                  stretch={stretch}
                  tick={(half) => (half % 6 === 0 ? `${half / 2}` : undefined)}
                />
              </div>
              <div className="route-label">{stations[index]?.label}</div>
            </li>
          ))}
        </ol>
      </div>
      <div data-plan="" id="plan-result" />
    </div>
  );
}

import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import type { PlannerCase } from '@/components/islands/planner/cases';
import { planner } from '@/components/islands/planner/islands';
import type { Station } from '@/components/islands/planner/timeline';
import { type Locale, localeTable } from '@/lib/locales';
import { type Answers, answerTexts, choices, planHashName } from '@/lib/plan/answers';
import {
  introducedAnswers,
  monthsToWork,
  rangeText,
  readyAnswers,
  type StationId,
  stationIds,
  typicalAnswers,
} from '@/lib/plan/timeline';
import { hrefFor } from '@/lib/routing/addresses';

function monthsOf(locale: Locale): string[] {
  const { intl } = localeTable[locale];
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** Country names by code, made while building because some browsers lack Bosnian names. */
function countryNames(locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const codes = choices.country.slice(1);
  return Object.fromEntries(codes.map((code) => [code, names.of(code.toUpperCase()) ?? code]));
}

type Audience = 'nurses' | 'employers';

/** The cases of an audience, the fastest first. */
const cases = {
  nurses: {
    ready: readyAnswers,
    typical: typicalAnswers,
    learning: { ...typicalAnswers, german: 'a2' },
  },
  employers: {
    ready: readyAnswers,
    typical: introducedAnswers,
    learning: { ...introducedAnswers, german: 'a2' },
  },
} as const satisfies Record<Audience, Record<string, Answers>>;

const caseIds = ['ready', 'typical', 'learning'] as const;

type PlannerProps = { audience: Audience };

/** The planner of the first working day, with the timeline to the licence. */
export function Planner({ audience }: PlannerProps) {
  const locale = useLocale();
  const { planner: texts, common } = useMessages();
  const { nurses, employers, stations, ...shared } = texts;
  const { cases: caseTexts, stations: ownStations, ...own } = texts[audience];
  const labels: Partial<Record<StationId, Omit<Station, 'id'>>> = { ...stations, ...ownStations };
  return (
    <Island
      className="mt-section"
      hasPropsFile
      hash={planHashName}
      island={planner}
      props={{
        contactHref: hrefFor(locale, 'contact'),
        ...(audience === 'nurses' && { shareLabel: common.share }),
        months: monthsOf(locale),
        stations: stationIds.flatMap((id): Station[] => {
          const label = labels[id];
          return label ? [{ ...label, id }] : [];
        }),
        texts: { ...shared, ...own },
        cases: caseIds.map((id): PlannerCase => {
          const answers = cases[audience][id];
          return {
            ...caseTexts[id],
            months: rangeText(monthsToWork(answers)),
            answers: answerTexts(answers),
          };
        }),
        countries: countryNames(locale),
      }}
      // Hydrates shortly before it is visible, so that the months are complete by then.
      trigger="visible"
    />
  );
}

import { useMessages, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import type { PlannerCase } from '@/components/islands/planner/planner';
import PlannerIsland from '@/components/islands/planner/planner';
import type { Station } from '@/components/islands/planner/timeline';
import type { Audience } from '@/components/sections/company';
import { useLocale } from '@/lib/i18n/locale';
import { inflectMonth } from '@/lib/i18n/numbers';
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
import { site } from '@/site.config';

/** Names of the months after "in". */
function monthsOf(locale: Locale): string[] {
  const { intl } = localeTable[locale];
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    inflectMonth(format.format(Date.UTC(2026, month)), 'in', locale),
  );
}

/** Country names by code, made while building because some browsers lack Bosnian names. */
function countryNames(locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const codes = choices.country.slice(1);
  return Object.fromEntries(codes.map((code) => [code, names.of(code.toUpperCase()) ?? code]));
}

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

/** The steps of each page, in their order. */
const steps: Record<Audience, readonly StationId[]> = {
  nurses: ['profile', 'documents', 'employer'],
  employers: ['need', 'interview', 'preparation'],
};

/** The number of months for which there are texts. */
const longestPlan = 60;

/** Numbers with the plural forms of our languages, and which of them has the form of a rule. */
const samples = [1, 2, 5] as const;
const sampleIndex = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 2 } as const;

/** The index of the sample with the plural form of a number: next-intl knows no rules for `vas`. */
const indexFor = (locale: Locale, count: number) =>
  sampleIndex[new Intl.PluralRules(localeTable[locale].intl).select(count)];

/** Placeholders that the island fills in. */
const later = { month: '{month}', range: '{range}', levels: '{levels}' };

/** The planner of the first working day, with the timeline to the licence. */
export function Planner({ audience }: { audience: Audience }) {
  const locale = useLocale();
  const t = useTranslations('planner');
  const { planner: texts, common } = useMessages();
  const { nurses, employers, stations, stretches, caseMonths, ...shared } = texts;
  const { answer, cases: caseTexts, stations: ownStations, ...own } = texts[audience];
  const labels: Partial<Record<StationId, Omit<Station, 'id'>>> = { ...stations, ...ownStations };
  const isForNurses = audience === 'nurses';
  return (
    <Island
      className="mt-section"
      hasPropsFile
      hash={planHashName}
      component={PlannerIsland}
      name="planner"
      props={{
        call: isForNurses
          ? { href: site.links.registration, isExternal: true }
          : { href: hrefFor(locale, 'contact'), isExternal: false },
        ...(isForNurses && { shareLabel: common.share, countries: countryNames(locale) }),
        months: monthsOf(locale),
        monthTexts: {
          forms: Array.from({ length: longestPlan + 1 }, (_, count) =>
            indexFor(locale, count),
          ).join(''),
          answer: samples.map((count) => t(`${audience}.answer`, { ...later, count })),
          language: samples.map((count) => t('stretches.language', { ...later, count })),
          licence: samples.map((count) => t('stretches.licence', { ...later, count })),
        },
        stations: stationIds.flatMap((id): Station[] => {
          const label = labels[id];
          const step = steps[audience].indexOf(id) + 1;
          return label ? [{ ...label, id, ...(step > 0 && { step }) }] : [];
        }),
        texts: { ...shared, ...own },
        cases: caseIds.map((id): PlannerCase => {
          const answers = cases[audience][id];
          const months = monthsToWork(answers);
          return {
            ...caseTexts[id],
            months: t('caseMonths', {
              range: rangeText(months),
              count: samples[indexFor(locale, months.to)],
            }),
            answers: answerTexts(answers).slice(0, -1),
          };
        }),
      }}
      // Hydrates shortly before it is visible, so that the months are complete by then.
      trigger="visible"
    />
  );
}

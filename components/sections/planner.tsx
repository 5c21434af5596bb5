import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { planner } from '@/components/islands/planner/islands';
import type { PlannerField, PlannerTexts } from '@/components/islands/planner/use-plan';
import { type Locale, localeTable } from '@/lib/locales';
import { choices, planHashName, type Question } from '@/lib/plan/answers';
import { neededLevel } from '@/lib/plan/plan';
import { hrefFor } from '@/lib/routing/addresses';

type Audience = 'nurses' | 'employers';

function monthsOf(locale: Locale): string[] {
  const { intl } = localeTable[locale];
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** The questions with their answers, in the page's language. */
function useFields(locale: Locale): Record<Question, PlannerField> {
  const { german, papers, decision, procedure, country, partnership } =
    useMessages().planner.fields;
  const countries = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  const countryName = (code: string) => countries.of(code.toUpperCase()) ?? code;
  return {
    german: {
      label: german.label,
      options: choices.german.map((one) => (one === 'none' ? german.none : one.toUpperCase())),
    },
    papers: { label: papers.label, options: choices.papers.map((one) => papers[one]) },
    decision: { label: decision.label, options: choices.decision.map((one) => decision[one]) },
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
  const { fields, show, print, message, ...texts } = useMessages().planner;
  const { who, payer, ...ofAudience } = texts[audience];
  const { earliest, latest, parallel, legend, week, embassy, answers, share } = texts;
  return {
    ...ofAudience,
    applied: fields.decision.applied,
    since: fields.decision.since,
    show: show.button,
    earliest,
    latest,
    who: texts.who,
    payer: texts.payer,
    parallel,
    legend,
    week,
    embassy,
    answers,
    share,
    print: print.button,
    message: message.button,
    steps: {
      ...texts.steps,
      language: texts.steps.language.replace('{level}', neededLevel.toUpperCase()),
    },
    actors: who,
    payers: payer,
    embassies: texts.embassies,
  };
}

/**
 * The planner of the first working day. Without scripts its button leads to the table of all steps.
 */
export function Planner({ audience }: { audience: Audience }) {
  const locale = useLocale();
  return (
    <Island
      className="content mt-10 border-edge border-t pt-10"
      hasPropsFile
      hash={planHashName}
      of={planner}
      props={{
        tableHref: hrefFor(locale, 'nurses', 'weg'),
        contactHref: hrefFor(locale, 'contact'),
        months: monthsOf(locale),
        fields: useFields(locale),
        texts: useTexts(audience),
      }}
      // Hydrates before it is visible, so that the months of the application can be chosen.
      trigger="visible"
    />
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { planner } from '@/components/islands/planner/islands';
import type { PlannerField, PlannerTexts } from '@/components/islands/planner/use-plan';
import { amountTexts } from '@/lib/i18n/amounts';
import { type Locale, localeTable } from '@/lib/locales';
import { choices, planHashName, type Question } from '@/lib/plan/answers';
import { durations, durationsAsOf } from '@/lib/plan/durations';
import { stepNumbers } from '@/lib/plan/step-numbers';
import { hrefFor } from '@/lib/routing/addresses';

type Audience = 'nurses' | 'employers';

const monthsOfYear = 12;

/** The names of the twelve months. */
function monthsOf(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(localeTable[locale].intl, {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: monthsOfYear }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** The month in which the table of durations was compared with its sources. */
function asOf(locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].intl, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(durationsAsOf))
    .replace(/\.$/, '');
}

/** The questions with their answers, in the page's language. */
function useFields(locale: Locale): Record<Question, PlannerField> {
  const t = useTranslations('planner.fields');
  const countries = new Intl.DisplayNames(localeTable[locale].intl, { type: 'region' });
  return {
    german: {
      label: t('german.label'),
      options: choices.german.map((value) =>
        value === 'none' ? t('german.none') : value.toUpperCase(),
      ),
    },
    papers: { label: t('papers.label'), options: choices.papers.map((one) => t(`papers.${one}`)) },
    notice: { label: t('notice.label'), options: choices.notice.map((one) => t(`notice.${one}`)) },
    procedure: {
      label: t('procedure.label'),
      options: choices.procedure.map((one) => t(`procedure.${one}`)),
    },
    country: {
      label: t('country.label'),
      options: choices.country.map((value) =>
        value === 'any' ? t('country.any') : (countries.of(value.toUpperCase()) ?? value),
      ),
    },
    partnership: {
      label: t('partnership.label'),
      options: choices.partnership.map((one) => t(`partnership.${one}`)),
    },
  };
}

/** The planner's texts for one audience, as plain strings. */
function useTexts(audience: Audience, locale: Locale): PlannerTexts {
  const t = useTranslations('planner');
  const of = useTranslations(`planner.${audience}`);
  const amounts = amountTexts(locale);
  // Filled in at run time.
  const level = '{level}';
  const numbers = {
    ...stepNumbers.measure,
    ...stepNumbers.licence,
    months: durations.recognition.to,
    employer: durations.employer.to,
    date: asOf(locale),
  };
  return {
    title: of('title'),
    lead: of('lead'),
    applied: t('fields.notice.applied'),
    since: t('fields.notice.since', { month: '{month}' }),
    show: t('show.button'),
    earliest: t('earliest'),
    likely: t('likely'),
    who: t('who'),
    payer: t('payer'),
    parallel: t('parallel'),
    legend: { dotted: t('legend.dotted'), yellow: t('legend.yellow') },
    week: t('week'),
    embassy: t('embassy'),
    answers: t('answers'),
    share: { button: t('share.button'), done: t('share.done'), failed: t('share.failed') },
    print: t('print.button'),
    message: t('message.button'),
    steps: {
      language: t('steps.language', { level }),
      documents: t('steps.documents'),
      employer: t('steps.employer'),
      recognition: t('steps.recognition'),
      visa: t('steps.visa'),
      arrival: t('steps.arrival'),
    },
    actors: {
      language: of('who.language'),
      documents: of('who.documents'),
      employer: of('who.employer'),
      recognition: of('who.recognition'),
      visa: of('who.visa'),
      arrival: of('who.arrival'),
    },
    payers: {
      language: of('payer.language'),
      documents: of('payer.documents'),
      employer: of('payer.employer'),
      recognition: of('payer.recognition'),
      visa: of('payer.visa', amounts),
      fast: of('payer.fast', amounts),
      arrival: of('payer.arrival'),
    },
    tasks: {
      partner: of('tasks.partner'),
      course: of('tasks.course', { level }),
      remind: of('tasks.remind'),
      answer: of('tasks.answer'),
      measure: of('tasks.measure'),
      school: of('tasks.school'),
      translate: of('tasks.translate'),
      profile: of('tasks.profile'),
    },
    embassies: {
      ba: t('embassies.ba'),
      rs: t('embassies.rs'),
      me: t('embassies.me'),
      xk: t('embassies.xk'),
      mk: t('embassies.mk'),
      al: t('embassies.al'),
    },
    after: of('after', numbers),
    afterPartner: of('afterPartner', numbers),
    unknown: of('unknown', numbers),
    unknownPartner: of('unknownPartner'),
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
      hasPropsApart
      hash={planHashName}
      of={planner}
      props={{
        tableHref: hrefFor(locale, 'nurses', 'weg'),
        contactHref: hrefFor(locale, 'contact'),
        months: monthsOf(locale),
        fields: useFields(locale),
        texts: useTexts(audience, locale),
      }}
      // Hydrates before it is visible, so that the months of the application can be chosen.
      trigger="visible"
    />
  );
}

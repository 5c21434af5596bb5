import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type { Messages } from '@/generated/messages';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Site } from '@/lib/site/schema';

type CompanyPromise = {
  /** What the texts promise, as the company would say it. */
  promise: string;
  /** Keys of the texts, each after the name of its file. */
  places: readonly MessageKeys<Messages, NestedKeyOf<Messages>>[];
  /** The value without which the texts do not promise it. */
  field?: keyof Site['optional'];
};

/** What the texts promise, and the terms do not. */
const promises: readonly CompanyPromise[] = [
  {
    promise: 'we pick nurses up on arrival',
    places: [
      'common.support.pickup',
      'nurses.route.details.arrival.text',
      'nurses.opportunities.post.facts.arrival',
    ],
  },
  {
    promise: 'we help with finding a flat',
    places: ['common.support.flat', 'employers.services.integration.text'],
  },
  {
    promise: 'we help with registration, bank and health insurance',
    places: [
      'common.support.offices',
      'nurses.route.details.arrival.text',
      'home.services.papers.benefits.translation',
    ],
  },
  {
    promise: 'we help with bringing the family',
    places: ['common.support.family', 'employers.services.integration.text'],
  },
  {
    promise: 'one contact person stays until the licence is granted',
    places: [
      'home.hero.lead',
      'home.reasons.personal.title',
      'home.reasons.personal.text',
      'home.faq.items.services.answer',
      'nurses.hero.lead',
      'nurses.services.lead',
      'employers.services.package.text',
    ],
  },
  {
    promise: 'we check documents, and talk in German with each nurse',
    places: ['home.faq.items.services.answer', 'employers.process.profile.checks.we.value'],
  },
  {
    promise:
      'we search again, also if the nurse never starts, or refund a part if an employment ends early',
    places: [
      'employers.costs.earlyEnd.title',
      'employers.costs.earlyEnd.text',
      'employers.comparison.rows.risk.direct',
    ],
    field: 'earlyEnd',
  },
  {
    promise: 'on request, the fee is due only with the visa',
    places: [
      'employers.costs.visa.title',
      'employers.costs.visa.text',
      'home.faq.items.costs.answer',
    ],
  },
  {
    promise: 'nurses never pay anything back',
    places: ['nurses.costs.free.later', 'home.reasons.law.text'],
  },
  {
    promise:
      'the statistics cover the years until figures.statisticsUntil of messages/company.json',
    places: ['home.stats.note', 'employers.stats.note'],
  },
];

/** What the company promises in its texts, each with its places, to be confirmed by the company. */
export function promisesToConfirm({ optional }: Pick<Site, 'optional'>): Problem[] {
  return promises
    .filter(({ field }) => field === undefined || optional[field] !== undefined)
    .map(({ promise, places, field }) => {
      const value = field === undefined ? '' : `; site.config.ts: optional.${field}`;
      const message = `confirm "${promise}", or change ${places.join(', ')}${value}`;
      return { file: 'messages', key: '', message, isWarning: true };
    });
}

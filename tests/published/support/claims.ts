import type { PageKey } from '@/lib/routing/table';
import type { ClaimPart } from '@/tests/published/support/claim-words';
import { has } from '@/tests/support/channels';

/** What a page has to say, in every language, whatever the words are. */
export type Claim = {
  claim: string;
  /** The page, by the name of its messages. */
  page: PageKey;
  /** The messages that say it, together. */
  keys: readonly string[];
  says: readonly ClaimPart[];
};

/** The claims of the specification and the messages in which they stand. */
export const claims: readonly Claim[] = [
  ...(['home', 'employers'] as const).flatMap((page): Claim[] => [
    {
      claim: '50+ nurses in the pool',
      page,
      keys: ['stats.candidates.figure'],
      says: ['50+'],
    },
    {
      claim: 'turnover under 5 %',
      page,
      keys: ['stats.retention.figure', 'stats.retention.label'],
      says: ['<5 %', 'turnover'],
    },
    {
      claim: 'first application in under 2 weeks, as a figure',
      page,
      keys: ['stats.speed.figure', 'stats.speed.label'],
      says: ['<2 weeks'],
    },
    { claim: '24/7', page, keys: ['stats.availability.figure'], says: ['24/7'] },
  ]),
  {
    claim: 'over 500 placed in 3 years',
    page: 'home',
    keys: ['reasons.success.title'],
    says: ['>500', '3 years'],
  },
  {
    claim: 'over 500 placed in 3 years',
    page: 'employers',
    keys: ['stats.title'],
    says: ['>500', '3 years'],
  },
  {
    claim: 'over 500 placed in 3 years',
    page: 'nurses',
    keys: ['services.lead'],
    says: ['>500', '3 years'],
  },
  {
    claim: 'first application in under 2 weeks',
    page: 'home',
    keys: ['reasons.speed.title'],
    says: ['first application', '<2 weeks'],
  },
  {
    claim: 'first application in under 2 weeks',
    page: 'employers',
    keys: ['comparison.rows.speed.direct'],
    says: ['first application', '<2 weeks'],
  },
  {
    claim: 'first application in under 2 weeks',
    page: 'nurses',
    keys: ['steps.employer.time'],
    says: ['first application', '<2 weeks'],
  },
  {
    claim: '100 % success-based',
    page: 'home',
    keys: ['services.placement.benefits.fee'],
    says: ['100 %', 'success-based'],
  },
  {
    claim: '100 % success-based',
    page: 'employers',
    keys: ['costs.lead'],
    says: ['100 %', 'success-based', 'direct contract'],
  },
  {
    claim: '2-3 months',
    page: 'home',
    keys: ['faq.items.duration.answer'],
    says: ['2-3 months'],
  },
  {
    claim: 'B2 and 2 years of experience, and a beginning with B1',
    page: 'home',
    keys: ['faq.items.qualifications.answer'],
    says: ['B2', '2 years', 'B1'],
  },
  {
    claim: 'nurses pay nothing',
    page: 'home',
    keys: ['faq.items.costs.answer'],
    says: ['no costs'],
  },
  {
    claim: '3-4 months from the first meeting to the start',
    page: 'employers',
    keys: ['faq.items.duration.answer'],
    says: ['3-4 months'],
  },
  {
    claim: 'no upfront costs',
    page: 'employers',
    keys: ['hero.facts.upfront.figure', 'hero.facts.upfront.label'],
    says: ['0 €', 'no costs'],
  },
  {
    claim: 'direct contract',
    page: 'employers',
    keys: ['hero.facts.contract.label'],
    says: ['direct contract'],
  },
  {
    claim: 'a fee per placed nurse plus VAT',
    page: 'employers',
    keys: ['costs.invoice.fee', 'costs.invoice.vat'],
    says: ['fee', 'VAT'],
  },
  {
    claim: 'payable 14 days after receipt',
    page: 'employers',
    keys: ['costs.invoice.dueAmount'],
    says: ['14 days'],
  },
  {
    claim: 'a profile in 2 minutes',
    page: 'nurses',
    keys: ['steps.profile.time'],
    says: ['2 minutes'],
  },
  {
    claim: 'costs nothing',
    page: 'nurses',
    keys: ['hero.answers.cost.answer', 'costs.title'],
    says: ['0 €', 'no costs'],
  },
  { claim: 'B1', page: 'nurses', keys: ['requirements.lead'], says: ['B1'] },
  {
    claim: 'at most 500 euros',
    page: 'nurses',
    keys: ['costs.table.rows.above.item'],
    says: ['500 €'],
  },
  {
    claim: 'a joining bonus within 30 days',
    page: 'nurses',
    keys: ['costs.table.rows.bonus.rule'],
    says: ['30 days'],
  },
  // Without a chat nobody promises to answer in it.
  ...(has.messenger
    ? [{ claim: '24/7', page: 'nurses', keys: ['whatsapp.text'], says: ['24/7'] } as const]
    : []),
  {
    claim: 'free, immediate, cancellable',
    page: 'academy',
    keys: ['cta.notes.free', 'cta.notes.immediate', 'cta.notes.cancellable'],
    says: ['free', 'immediate', 'cancellable'],
  },
  {
    claim: 'a message of at least 10 characters',
    page: 'contact',
    keys: ['form.fields.messageHint'],
    says: ['10 characters'],
  },
];

/** What pages say by an argument of a text, whose value stands in the configuration. */
export const claimsByArgument: readonly Claim[] = [
  ...(['terms', 'imprint', 'privacy'] as const).map(
    (page): Claim => ({
      claim: 'dated January 2025',
      page,
      keys: ['dated'],
      says: ['January', '2025'],
    }),
  ),
  {
    claim: 'requests are deleted after 6 months',
    page: 'privacy',
    keys: ['processing.table.request.retention'],
    says: ['6 months'],
  },
];

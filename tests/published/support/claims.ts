import type { PageKey } from '@/lib/routing/table';
import type { ClaimPart } from '@/tests/published/support/claim-words';
import { has } from '@/tests/support/channels';

/** A claim of a page in every language: its messages, and the parts that they contain. */
export type Claim = readonly [
  claim: string,
  page: PageKey,
  keys: string,
  ...says: readonly ClaimPart[],
];

const stats = (['home', 'employers'] as const).flatMap((page): Claim[] => [
  ['50+ nurses in the pool', page, 'stats.candidates.figure', '50+'],
  ['turnover under 5 %', page, 'stats.retention.figure stats.retention.label', '<5 %', 'turnover'],
  ['first application', page, 'stats.speed.figure stats.speed.label', '<2 weeks'],
  ['24/7', page, 'stats.availability.figure', '24/7'],
]);

const speed = ['first application', '<2 weeks'] as const;
const placed = ['>500', '3 years'] as const;

/** The claims of the specification, and their messages. */
export const claims: readonly Claim[] = [
  ...stats,
  ['500+ placed in 3 years', 'home', 'stats.placed.figure stats.placed.label', '500+', '3 years'],
  ['over 500 placed in 3 years', 'employers', 'stats.title', ...placed],
  ['over 500 placed in 3 years', 'nurses', 'services.figure services.figureLabel', ...placed],
  ['application in under 2 weeks', 'home', 'reasons.speed.title', ...speed],
  ['application in under 2 weeks', 'employers', 'process.need.we', ...speed],
  ['success-based', 'home', 'services.placement.benefits.fee', 'success-based'],
  ['success-based', 'employers', 'costs.lead', 'success-based'],
  ['100 % success-based', 'employers', 'hero.facts.success.figure', '100 %'],
  ['2-3 months', 'home', 'faq.items.duration.answer', '2-3 months'],
  ['experience', 'home', 'faq.items.qualifications.answer', 'B2', '2 years', 'B1'],
  ['nurses pay nothing', 'home', 'faq.items.costs.answer', 'no costs'],
  ['3-4 months to the start', 'employers', 'faq.items.duration.answer', '3-4 months'],
  [
    'no upfront costs',
    'employers',
    'hero.facts.upfront.figure hero.facts.upfront.label',
    '0 €',
    'no costs',
  ],
  ['direct contract', 'employers', 'hero.lead', 'direct contract'],
  ['fee plus VAT', 'employers', 'costs.example.fee costs.example.vat', 'fee', 'VAT'],
  ['payable 14 days after receipt', 'employers', 'costs.example.note', '14 days'],
  ['a profile in 2 minutes', 'nurses', 'route.stations.profile.time', '2 minutes'],
  ['costs nothing', 'nurses', 'hero.answers.cost.answer costs.title', '0 €', 'no costs'],
  ['B1', 'nurses', 'requirements.lead', 'B1'],
  ['at most 500 euros', 'nurses', 'costs.table.lead', '500 €'],
  // Without a chat nobody promises to answer in it.
  ...(has.messenger ? [['24/7', 'nurses', 'whatsapp.text', '24/7'] as const] : []),
  ['free', 'academy', 'cta.notes.free', 'free'],
  ['immediate', 'academy', 'cta.notes.immediate', 'immediate'],
  ['cancellable', 'academy', 'cta.notes.cancellable', 'cancellable'],
  ['at least 10 characters', 'contact', 'form.fields.messageHint', '10 characters'],
];

/** Claims whose number is an argument of a text, with its value in the configuration. */
export const claimsByArgument: readonly Claim[] = [
  ...(['terms', 'imprint', 'privacy'] as const).map(
    (page): Claim => ['dated January 2025', page, 'dated', 'January', '2025'],
  ),
  ['deleted after 6 months', 'privacy', 'processing.table.request.retention', '6 months'],
];

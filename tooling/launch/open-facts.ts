import type { Site } from '@/lib/site/schema';
import type { Group } from '@/tooling/launch/finding';

type Disclosures = Site['disclosures'];
type OpenFact =
  | Exclude<keyof Disclosures, 'contactPersons'>
  | `contactPersons.${keyof NonNullable<Disclosures['contactPersons']>}`;

/** Why a reader wants to know a fact that only the company can tell. */
const reasons = {
  fee: 'employers compare prices before they call; without it the page only names the contract',
  replyWorkingDays: 'whoever writes wants to know how long to wait before writing again',
  'contactPersons.employers': 'employers trust a person with hours more than a form',
  'contactPersons.nurses': 'nurses ask who answers them, and in which language',
  furtherLanguages:
    'nurses from Albania, Kosovo and North Macedonia read that you do not write in their language; a list, empty if that is so',
  complaints: 'nurses need a place to complain that does no harm to their application',
  afterInduction:
    'the hardest part, exam or course, comes then; the page says that you do not help',
  holdsRecruitmentSeal:
    'employers ask for the seal; the page says that you do not hold it: confirm with false',
  hostingLogDays: 'the privacy page has to name the period, and offers it on request only',
  courseApprovals:
    'paid courses without live hours need an approval of the ZFU, or their contracts are void; a list, empty if no course is paid',
} as const satisfies Record<OpenFact, string>;

/** Lists the facts that only the company knows and has not told, each with why readers want it. */
export function checkOpenFacts({ disclosures }: Pick<Site, 'disclosures'>): Group {
  const { contactPersons, ...others } = disclosures;
  const told: Record<string, unknown> = {
    ...others,
    'contactPersons.employers': contactPersons?.employers,
    'contactPersons.nurses': contactPersons?.nurses,
  };
  const notes = Object.entries(reasons)
    .filter(([fact]) => told[fact] === undefined)
    .map(([fact, reason]) => `site.config.ts: disclosures.${fact}: empty; ${reason}`);
  return {
    title: 'Facts that only you know; the pages read whole without them',
    findings: [],
    notes,
  };
}

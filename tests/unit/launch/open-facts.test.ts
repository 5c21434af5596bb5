/** @jest-environment node */

import { sampleSite } from '@/tests/support/sample-site';
import { filledSite } from '@/tests/unit/launch/filled-site';
import { countOf, linesOf } from '@/tooling/launch/finding';
import { checkOpenFacts } from '@/tooling/launch/open-facts';

/** The facts that the notes of the check name. */
const namesIn = (site: typeof sampleSite) =>
  checkOpenFacts(site).notes.map((note) => /disclosures\.([\w.]+): empty; \w/.exec(note)?.[1]);

it('lists every fact that the shipped company has not told, with its reason', () => {
  expect(namesIn(sampleSite)).toEqual([
    'fee',
    'replyWorkingDays',
    'contactPersons.employers',
    'contactPersons.nurses',
    'furtherLanguages',
    'complaints',
    'afterInduction',
    'holdsRecruitmentSeal',
    'hostingLogDays',
    'courseApprovals',
  ]);
});

it('asks for none of them: a launch needs no fix', () => {
  const groups = [checkOpenFacts(sampleSite)];
  expect(countOf(groups)).toBe(0);
  expect(linesOf(groups).join('\n')).toContain('site.config.ts: disclosures.fee: empty');
});

it('has nothing to say when all are told, also where the answer is no', () => {
  expect(namesIn(filledSite)).toEqual([]);
  const disclosures = {
    ...filledSite.disclosures,
    furtherLanguages: [],
    holdsRecruitmentSeal: false,
    courseApprovals: [],
  };
  expect(namesIn({ ...filledSite, disclosures })).toEqual([]);
});

it('names one person that is missing beside another', () => {
  const { nurses } = filledSite.disclosures.contactPersons ?? {};
  const disclosures = { ...filledSite.disclosures, contactPersons: { nurses } };
  expect(namesIn({ ...filledSite, disclosures })).toEqual(['contactPersons.employers']);
});

/** @jest-environment node */
import type { Problem } from '@/lib/i18n/text-problem';
import { reportOf } from '@/scripts/checks/build-checks';
import { checkOpenFacts, checkSamples } from '@/scripts/launch/facts';
import { checkContactSettings, checkRetention } from '@/scripts/launch/settings';
import { sampleSite } from '@/tests/support/sample-site';
import { filledEnvironment, filledSite } from '@/tests/unit/launch/filled-site';

const places = (problems: readonly Problem[]) => problems.map(({ key }) => key);

it('names every value of the shipped company that is still there', () => {
  expect(places(checkSamples(sampleSite))).toEqual([
    'url',
    ...['name', 'street', 'managingDirector', 'responsiblePerson'].map((key) => `company.${key}`),
    ...['registerCourt', 'registerNumber', 'vatId'].map((key) => `company.${key}`),
    'email',
    ...Object.keys(sampleSite.channels).map((key) => `channels.${key}`),
    ...Object.keys(sampleSite.links).map((key) => `links.${key}`),
    ...sampleSite.partners.map(({ id }) => `partners: ${id}`),
  ]);
  expect(checkSamples(filledSite)).toEqual([]);
});

const { supabase: _supabase, ...ownBackend } = filledSite;
const database = { ...filledEnvironment, DATABASE_URL: 'postgres://db/x' };

it.each<[what: string, site: typeof ownBackend, env: Record<string, string>, missing: string[]]>([
  ['nothing', ownBackend, {}, ['NEXT_PUBLIC_SUPABASE_URL', ...Object.keys(filledEnvironment)]],
  ['all', filledSite, filledEnvironment, []],
  ['a database of its own', ownBackend, database, []],
  ['a short secret', filledSite, { ...filledEnvironment, SECRET: 'short' }, ['SECRET']],
  ['no address', filledSite, { ...filledEnvironment, MAIL_TO: 'hallo' }, ['MAIL_TO']],
  ['a sample', filledSite, { ...filledEnvironment, MAIL_FROM: 'a@example.org' }, ['MAIL_FROM']],
])('settings of the contact form with %s', (_, site, env, missing) => {
  expect(places(checkContactSettings(site, env, { seesFunction: true }))).toEqual(missing);
});

it('leaves out what cannot be seen from where a hosted site is built', () => {
  expect(checkContactSettings(filledSite, {}, { seesFunction: false })).toEqual([]);
});

it.each<[months: number, days: string | undefined, problem: string]>([
  [6, undefined, ''],
  [3, '88', ''],
  [1, '27', ''],
  [12, '364', ''],
  [6, '90', 'allows 180 days at most, but RETENTION_DAYS is 90'],
  // From 1 September until 1 March there are 181, and requests are deleted within an hour.
  [6, '181', 'allows 180 days at most, but RETENTION_DAYS is 181'],
  [3, undefined, 'allows 88 days at most, but RETENTION_DAYS is 180'],
  [6, 'lang', 'is "lang"'],
])('%s months, RETENTION_DAYS %s: %s', (retentionMonths, days, problem) => {
  const legal = { ...filledSite.legal, retentionMonths };
  const found = checkRetention({ ...filledSite, legal }, { RETENTION_DAYS: days });
  expect(found.map(({ message }) => message)).toEqual(
    problem === '' ? [] : [expect.stringContaining(problem)],
  );
});

it('lists facts that only the company knows as warnings, until they are told', () => {
  const problems = checkOpenFacts(sampleSite);
  expect(problems).toHaveLength(10);
  expect(problems).toContainEqual({
    file: 'site.config.ts',
    key: 'disclosures.fee',
    message: expect.stringMatching(/^empty; \w/),
    isWarning: true,
  });
  const { contactPersons, ...told } = filledSite.disclosures;
  const disclosures = {
    ...told,
    furtherLanguages: [],
    holdsRecruitmentSeal: false,
    contactPersons: { nurses: contactPersons?.nurses },
  };
  expect(checkOpenFacts(filledSite)).toEqual([]);
  expect(places(checkOpenFacts({ disclosures }))).toEqual(['disclosures.contactPersons.employers']);
});

it('reports what to fix and warnings under titles, and counts the former', () => {
  const problem = { file: 'file', key: 'key', message: 'wrong; write it' };
  const results = [
    { title: 'Empty', problems: [] },
    { title: 'Full', problems: [problem, { ...problem, isWarning: true } as const] },
  ];
  expect(reportOf(results)).toEqual({
    lines: ['\nFull', '  file: key: wrong; write it', '  (file: key: wrong; write it)'],
    toFix: 1,
  });
});

/** @jest-environment node */

import type { Problem } from '@/lib/i18n/text-problem';
import { reportOf } from '@/scripts/checks/build-checks';
import { checkOpenFacts, checkSamples } from '@/scripts/launch/facts';
import { checkContactSettings, checkRetention } from '@/scripts/launch/settings';
import { sampleSite } from '@/tests/support/sample-site';
import { filledEnvironment, filledSite } from '@/tests/unit/launch/filled-site';

const places = (problems: readonly Problem[]) => problems.map(({ key }) => key);
const seen = { seesFunction: true };

describe('company facts', () => {
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
  });

  it('has nothing to say when they are filled in', () => {
    expect(checkSamples(filledSite)).toEqual([]);
  });
});

describe('settings of the contact form', () => {
  it('names every one that is missing', () => {
    const { supabase: _supabase, ...withoutBackend } = filledSite;
    const names = ['NEXT_PUBLIC_SUPABASE_URL', ...Object.keys(filledEnvironment)];
    expect(places(checkContactSettings(withoutBackend, {}, seen))).toEqual(names);
  });

  it.each([
    ['a secret that is too short', { SECRET: 'short' }, 'SECRET'],
    ['a receiver that is no address', { MAIL_TO: 'hallo' }, 'MAIL_TO'],
    ['a sender of the sample company', { MAIL_FROM: 'a@example.org' }, 'MAIL_FROM'],
    ['an empty mail server', { SMTP_URL: '' }, 'SMTP_URL'],
  ])('names %s', (_, changed, name) => {
    const env = { ...filledEnvironment, ...changed };
    expect(places(checkContactSettings(filledSite, env, seen))).toEqual([name]);
  });

  it('is content when all are there, with Supabase or with a database of its own', () => {
    const { supabase: _supabase, ...withoutBackend } = filledSite;
    const env = { ...filledEnvironment, DATABASE_URL: 'postgres://db/x' };
    expect(checkContactSettings(filledSite, filledEnvironment, seen)).toEqual([]);
    expect(checkContactSettings(withoutBackend, env, seen)).toEqual([]);
  });

  it('leaves out what cannot be seen from where a hosted site is built', () => {
    expect(checkContactSettings(filledSite, {}, { seesFunction: false })).toEqual([]);
  });
});

describe('retention', () => {
  const check = (retentionMonths: number, days: string | undefined) => {
    const legal = { ...filledSite.legal, retentionMonths };
    return checkRetention({ ...filledSite, legal }, { RETENTION_DAYS: days });
  };

  it.each([
    [6, undefined],
    [6, '180'],
    [3, '88'],
    [1, '27'],
    [12, '364'],
  ])('agrees: %s months, %s days', (months, days) => {
    expect(check(months, days)).toEqual([]);
  });

  it.each([
    [6, '90', 'allows 180 days at most, but RETENTION_DAYS is 90'],
    // From 1 September until 1 March there are 181, and requests are deleted within an hour.
    [6, '181', 'allows 180 days at most, but RETENTION_DAYS is 181'],
    [3, undefined, 'allows 88 days at most, but RETENTION_DAYS is 180'],
    [6, 'lang', 'is "lang"'],
  ])('does not: %s months, %s days', (months, days, what) => {
    expect(check(months, days)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(what) }),
    ]);
  });
});

describe('facts that only the company knows', () => {
  it('are listed as warnings, each with its reason', () => {
    const problems = checkOpenFacts(sampleSite);
    expect(problems).toHaveLength(10);
    expect(problems).toContainEqual({
      file: 'site.config.ts',
      key: 'disclosures.fee',
      message: expect.stringMatching(/^empty; \w/),
      isWarning: true,
    });
  });

  it('are not asked for when they are told, also where the answer is no', () => {
    const { contactPersons, ...told } = filledSite.disclosures;
    const disclosures = {
      ...told,
      furtherLanguages: [],
      holdsRecruitmentSeal: false,
      contactPersons: { nurses: contactPersons?.nurses },
    };
    expect(places(checkOpenFacts(filledSite))).toEqual([]);
    expect(places(checkOpenFacts({ disclosures }))).toEqual([
      'disclosures.contactPersons.employers',
    ]);
  });
});

test('the report has what to fix and warnings under titles, and counts the former', () => {
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

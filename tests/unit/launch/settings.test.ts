/** @jest-environment node */

import { sampleSite } from '@/tests/support/sample-site';
import { filledEnvironment, filledSite } from '@/tests/unit/launch/filled-site';
import { checkLaunch } from '@/tooling/launch/check-launch';
import { checkCompanyFacts } from '@/tooling/launch/company-facts';
import { checkContactSettings } from '@/tooling/launch/contact-settings';
import { countOf, groupOf, linesOf } from '@/tooling/launch/finding';
import { checkRetention } from '@/tooling/launch/retention';

const places = ({ findings }: { findings: readonly { where: string }[] }) =>
  findings.map(({ where }) => where);
const seen = { seesFunction: true };

describe('company facts', () => {
  it('names every value of the shipped company that is still there', () => {
    expect(places(checkCompanyFacts(sampleSite))).toEqual([
      'site.config.ts: url',
      ...['name', 'street', 'managingDirector', 'responsiblePerson'].map(
        (key) => `site.config.ts: company.${key}`,
      ),
      ...['registerCourt', 'registerNumber', 'vatId'].map(
        (key) => `site.config.ts: company.${key}`,
      ),
      'site.config.ts: email',
      ...Object.keys(sampleSite.channels).map((key) => `site.config.ts: channels.${key}`),
      ...Object.keys(sampleSite.links).map((key) => `site.config.ts: links.${key}`),
      ...sampleSite.partners.map(({ id }) => `site.config.ts: partners: ${id}`),
    ]);
  });

  it('has nothing to say when they are filled in', () => {
    expect(checkCompanyFacts(filledSite).findings).toEqual([]);
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
    expect(checkContactSettings(filledSite, filledEnvironment, seen).findings).toEqual([]);
    expect(checkContactSettings(withoutBackend, env, seen).findings).toEqual([]);
  });

  it('leaves out what cannot be seen from where a hosted site is built', () => {
    expect(checkContactSettings(filledSite, {}, { seesFunction: false }).findings).toEqual([]);
  });
});

describe('retention', () => {
  const check = (retentionMonths: number, days: string | undefined) => {
    const legal = { ...filledSite.legal, retentionMonths };
    return checkRetention({ ...filledSite, legal }, { RETENTION_DAYS: days }).findings;
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
    expect(check(months, days)).toEqual([expect.objectContaining({ what })]);
  });
});

it('finds the retention of the configuration equal to the setting', async () => {
  const groups = await checkLaunch({
    site: filledSite,
    env: filledEnvironment,
    root: process.cwd(),
    seesFunction: true,
  });
  const others = groups.filter(({ title }) => title !== 'Dates of the legal texts');
  expect(groups.length).toBe(others.length + 1);
  expect(linesOf(others)).toEqual([]);
});

it('reports what, where and how to fix it, under titles, and counts', () => {
  const finding = { where: 'file: key', what: 'wrong', fix: 'write it' };
  const groups = [groupOf('Empty', []), groupOf('Full', [finding, finding])];
  expect(countOf(groups)).toBe(2);
  expect(linesOf(groups)).toEqual([
    '\nFull',
    '  file: key: wrong\n    → write it',
    '  file: key: wrong\n    → write it',
  ]);
});

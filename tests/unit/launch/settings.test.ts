/** @jest-environment node */

import { sampleSite } from '@/tests/support/sample-site';
import { filledEnvironment, filledSite } from '@/tests/unit/launch/filled-site';
import { checkLaunch } from '@/tooling/launch/check-launch';
import { checkCompanyFacts } from '@/tooling/launch/company-facts';
import { checkContactSettings } from '@/tooling/launch/contact-settings';
import { countOf, groupOf, linesOf } from '@/tooling/launch/finding';
import { checkRetention } from '@/tooling/launch/retention';
import type { MessageFile } from '@/tooling/messages/message-file';

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
    ['a key that is too short', { IP_HASH_KEY: 'short' }, 'IP_HASH_KEY'],
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
  const privacy = (locale: MessageFile['locale'], text: string): MessageFile => ({
    file: `messages/${locale}/privacy.json`,
    locale,
    namespace: 'privacy',
    messages: new Map([['processing.table.request.retention', text]]),
  });

  it.each([
    ['6 Monate, länger nur 10 Tage', undefined],
    ['6 months', '180'],
    ['3 months', '88'],
    ['90 dana', '90'],
    ['12 Wochen', '84'],
    ['1 godina', '364'],
  ])('agrees: %s, %s days', (text, days) => {
    const env = { RETENTION_DAYS: days };
    expect(checkRetention([privacy('de', text)], env).findings).toEqual([]);
  });

  it.each([
    ['6 Monate', '90', 'allows 180 days at most, but RETENTION_DAYS is 90'],
    // From 1 September until 1 March there are 181, and requests are deleted within an hour.
    ['6 Monate', '181', 'allows 180 days at most, but RETENTION_DAYS is 181'],
    ['90 dana', '91', 'allows 90 days at most, but RETENTION_DAYS is 91'],
    ['6 Monate', 'lang', 'is "lang"'],
    ['so lange wie nötig', undefined, 'does not say after which time requests are deleted'],
  ])('does not: %s, %s days', (text, days, what) => {
    const { findings } = checkRetention([privacy('de', text)], { RETENTION_DAYS: days });
    expect(findings).toEqual([expect.objectContaining({ what })]);
  });
});

it('finds the retention of the shipped texts in every language equal to the setting', async () => {
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

/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityPolicyPath } from '@/lib/routing/files';
import { securityPolicy } from '@/lib/security/policy-text';
import { expiryOf, securityTxt } from '@/lib/security/security-txt';
import { checkSecurityTxt } from '@/scripts/launch/dates';
import { filledSite } from '@/tests/unit/launch/filled-site';

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 21, 12);
const text = securityTxt(filledSite, noon);

describe('security.txt', () => {
  it('holds less than a year, and is the same all day', () => {
    expect(text).toContain('\nExpires: 2027-11-16T00:00:00.000Z\n');
    expect(expiryOf(text)).toBe(Date.UTC(2027, 10, 16));
    expect(securityTxt(filledSite, noon + day / 2 - 1)).toBe(text);
    expect(securityTxt(filledSite, noon - day / 2)).toBe(text);
    expect(securityTxt(filledSite, noon + day / 2)).not.toBe(text);
  });

  it('names the policy and the contacts by their full addresses', () => {
    expect(text).toContain(`\nPolicy: ${filledSite.url}${securityPolicyPath}\n`);
    expect(text).toMatch(/^Contact: mailto:hallo@pflegeweg\.de\n/);
    expect(text).toContain('\nContact: https://www.pflegeweg.de/en/contact\n');
  });

  it.each(['', 'Expires: soon\n', 'Contact: mailto:a@b.test\n'])('has no date in "%s"', (none) => {
    expect(expiryOf(none)).toBeUndefined();
  });
});

test('the policy says in both languages whom to tell, with nothing left to fill in', () => {
  const policy = securityPolicy(filledSite);
  const [german = '', english = ''] = policy.split(/^-+$/m);
  for (const [language, form] of [
    [german, '/kontakt'],
    [english, '/en/contact'],
  ] as const) {
    expect(language).toContain(filledSite.company.name);
    expect(language).toContain(`: ${filledSite.email},`);
    expect(language).toContain(`: ${filledSite.url}${form}\n`);
    expect(language).toContain('www.pflegeweg.de');
  }
  expect(policy).not.toMatch(/undefined|[{}<>]|Muster/);
  // As many parts in one as in the other.
  const parts = (language: string) => language.trim().split('\n\n').length;
  expect(parts(german)).toBe(parts(english));
});

describe('before a launch', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'security-txt-'));
    await mkdir(join(root, 'out/.well-known'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  const messages = async (now: number) =>
    (await checkSecurityTxt(root, now)).map(({ message }) => message);

  it('asks for nothing while it holds, nor without a built site', async () => {
    expect(await messages(noon)).toEqual([]);
    await writeFile(join(root, 'out/.well-known/security.txt'), text);
    expect(await messages(noon + 320 * day)).toEqual([]);
  });

  it('asks for a new build in its last month, and after it', async () => {
    await writeFile(join(root, 'out/.well-known/security.txt'), text);
    for (const days of [331, 400]) {
      expect(await messages(noon + days * day)).toEqual([
        'expires on 2027-11-16; build and publish again',
      ]);
    }
    await writeFile(join(root, 'out/.well-known/security.txt'), 'Contact: mailto:a@b.test\n');
    expect(await messages(noon)).toEqual(['has no valid Expires field; build and publish again']);
  });
});

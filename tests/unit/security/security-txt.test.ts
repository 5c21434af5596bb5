/** @jest-environment node */
import { parseExpiry, securityTxt } from '@/lib/security/security-txt';
import { filledSite } from '@/tests/support/filled-site';

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 21, 12);
const text = securityTxt(filledSite, noon);

describe('security.txt', () => {
  it('is valid for less than a year, and is the same all day', () => {
    expect(text).toContain('\nExpires: 2027-11-16T00:00:00.000Z\n');
    expect(parseExpiry(text)).toBe(Date.UTC(2027, 10, 16));
    expect(securityTxt(filledSite, noon + day / 2 - 1)).toBe(text);
    expect(securityTxt(filledSite, noon - day / 2)).toBe(text);
    expect(securityTxt(filledSite, noon + day / 2)).not.toBe(text);
  });

  it('names the policy and the contacts by their full addresses', () => {
    const policy = 'https://www.pflegeweg.de/.well-known/security-policy.txt';
    expect(text).toContain(`\nPolicy: ${policy}\n`);
    expect(text).toMatch(/^Contact: mailto:hallo@pflegeweg\.de\n/);
    expect(text).toContain('\nContact: https://www.pflegeweg.de/en/contact\n');
  });

  it.each(['', 'Expires: soon\n', 'Contact: mailto:a@b.test\n'])('has no date in "%s"', (none) => {
    expect(parseExpiry(none)).toBeUndefined();
  });
});

import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { securityTxtPath } from '@/lib/routing/files';
import type { Site } from '@/lib/site/schema';

const dayMs = 24 * 60 * 60 * 1000;
/** Validity after a build; the standard recommends less than a year. */
const validityDays = 360;

/**
 * The text of `security.txt`. Its validity is rounded to whole days, so that two builds on one day
 * are identical.
 *
 * @param now build time, in milliseconds since the epoch
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ url, email }: Pick<Site, 'url' | 'email'>, now: number): string {
  const expires = new Date((Math.floor(now / dayMs) + validityDays) * dayMs);
  const languages = locales.flatMap((locale) => localeTable[locale].hreflang);
  return `${[
    `Contact: mailto:${email}`,
    `Contact: ${url}${hrefFor('en', 'contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}${securityTxtPath}`,
  ].join('\n')}\n`;
}

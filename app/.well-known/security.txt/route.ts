import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

export const dynamic = 'force-static';

/** How long the statement holds after a build, in days; the standard asks for less than a year. */
const validity = 360;

/**
 * Whom to tell about a weakness of the site.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function GET(): Response {
  const expires = new Date(Date.now() + validity * 24 * 60 * 60 * 1000);
  const languages = locales.flatMap((locale) => localeTable[locale].hreflang);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Contact: ${site.url}${hrefFor('en', 'contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } });
}

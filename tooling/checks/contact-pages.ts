import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { contactPages } from '@/supabase/functions/_shared/contact-pages';

/**
 * Compares the contact pages that the function knows with those of the routing table, which is
 * not deployed with it.
 *
 * @param known address by language, as the function has it
 * @returns one line per difference
 */
export function checkContactPages(
  known: Readonly<Record<string, string>> = contactPages,
): string[] {
  const file = 'supabase/functions/_shared/contact-pages.ts';
  const unknown = Object.keys(known).filter((code) => !locales.some((locale) => locale === code));
  return [
    ...locales.flatMap((locale) => {
      const address = hrefFor(locale, 'contact');
      if (known[locale] === address) return [];
      return [`${file}: ${locale}: expected '${address}', found ${known[locale] ?? 'nothing'}`];
    }),
    ...unknown.map((code) => `${file}: ${code}: no such language in lib/locales.ts; remove it`),
  ];
}

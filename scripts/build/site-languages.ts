import { readFile, writeFile } from 'node:fs/promises';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

/** In the folder of the functions, because only that folder is deployed with them. */
const file = 'supabase/functions/_shared/site-languages.ts';

/** The module that tells the contact function the languages of the site. */
function expectedModule(): string {
  const rows = locales.map((locale) => {
    const page = hrefFor(locale, 'contact');
    return `  ${locale}: { contactPage: '${page}', germanName: '${localeTable[locale].germanName}' },`;
  });
  return `// Made by scripts/build/site-languages.ts with every build, and committed; do not edit.

/** The languages of the site: path of the contact page, and name in German. */
export const siteLanguages = {
${rows.join('\n')}
} as const;

/** The language of visitors whose browser names none. */
export const defaultLanguage = '${defaultLocale}';
`;
}

const isCurrent = async () => (await readFile(file, 'utf8').catch(() => '')) === expectedModule();

/** Writes the contact function's list of languages, with the contact page of each. */
export async function writeSiteLanguages(): Promise<void> {
  // Tests that run at the same time may read the file.
  if (!(await isCurrent())) await writeFile(file, expectedModule());
}

/** @throws a one-line error if the contact function's list of languages is outdated */
export async function assertSiteLanguages(): Promise<void> {
  if (await isCurrent()) return;
  throw new Error(
    `${file}: older than lib/locales.ts and lib/routing/table.ts; run npm run build and commit it`,
  );
}

import { readFile, writeFile } from 'node:fs/promises';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

/** Below the functions, because nothing from outside that folder is deployed with them. */
const file = 'supabase/functions/_shared/site-languages.ts';

/** What the contact function has to know of the site's languages, as the text of a module. */
function expectedModule(): string {
  const rows = locales.map((locale) => {
    const page = hrefFor(locale, 'contact');
    return `  ${locale}: { contactPage: '${page}', germanName: '${localeTable[locale].germanName}' },`;
  });
  return `// Made by scripts/build/site-languages.ts with every build, and committed; do not edit.

/** The languages of the site: address of the contact page, and name in German. */
export const siteLanguages = {
${rows.join('\n')}
} as const;

/** The language of visitors whose browser names none. */
export const defaultLanguage = '${defaultLocale}';
`;
}

const isCurrent = async () => (await readFile(file, 'utf8').catch(() => '')) === expectedModule();

/** Tells the contact function which languages there are, and where its page is in each. */
export async function writeSiteLanguages(): Promise<void> {
  // Its tests may read the file meanwhile.
  if (!(await isCurrent())) await writeFile(file, expectedModule());
}

/** @throws an error of one line when the contact function knew other languages than the site */
export async function assertSiteLanguages(): Promise<void> {
  if (await isCurrent()) return;
  await writeSiteLanguages();
  throw new Error(`${file}: now has the languages and addresses of the site; commit it`);
}

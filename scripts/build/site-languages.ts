import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The language of whoever names none. */
export const defaultLanguage = '${defaultLocale}';
`;
}

/** Tells the contact function which languages there are, and where its page is in each. */
export async function writeSiteLanguages(root: string = process.cwd()): Promise<void> {
  await writeFile(join(root, file), expectedModule());
}

/** @throws an error of one line when the contact function knows other languages than the site */
export async function assertSiteLanguages(root: string = process.cwd()): Promise<void> {
  const found = await readFile(join(root, file), 'utf8').catch(() => '');
  if (found === expectedModule()) return;
  throw new Error(
    `${file}: older than lib/locales.ts and lib/routing/table.ts; run npm run build and commit it`,
  );
}

import { defaultLocale, type Locale, locales } from '@/lib/locales';

/** A language that stands in for one that the site may get, and the language that it repeats. */
export type TrialLanguage = { code: string; source: Locale };

/** Files with a row per language, which the compiler demands, with the rows' own names. */
export const filesWithRows = [
  'lib/locales.ts',
  'lib/i18n/figures.ts',
  'lib/search/words.ts',
  'components/sections/home/doors.tsx',
] as const;

/** The file whose rows have a column per language. */
export const slugsFile = 'lib/routing/table.ts';

const letters = 26;
const letterOf = (place: number) => String.fromCharCode('a'.charCodeAt(0) + place);

/** Codes that ISO 639 keeps free for private use: qaa, qab and so on to qtz. */
const codeOf = (index: number) =>
  `q${letterOf(Math.floor(index / letters))}${letterOf(index % letters)}`;

/** A copy of the default language would count as not translated. */
const sources = locales.filter((locale) => locale !== defaultLocale);

/**
 * The languages that are added for a site of a number of languages: copies of its own in turn.
 *
 * @throws an error of one line if the site already has more
 */
export function trialLanguages(count: number): TrialLanguage[] {
  if (count < locales.length) throw new Error(`The site has ${locales.length} languages already.`);
  return Array.from({ length: count - locales.length }, (_, index) => ({
    code: codeOf(index),
    source: sources[index % sources.length] ?? defaultLocale,
  }));
}

/** The row of a language in a table: one line, or a block that ends at the same indentation. */
const rowOf = (locale: string) =>
  new RegExp(`^ {2}${locale}: (?:\\{\\n(?: {3,}.*\\n| *\\n)+ {2}\\}|.*),\\n`, 'm');

/** What has to differ between languages, of what a row may say. */
function renamed(row: string, { code, source }: TrialLanguage): string {
  return row
    .replace(`  ${source}:`, `  ${code}:`)
    .replace(/prefix: '.*'/, `prefix: '/${code}'`)
    .replace(/(nativeName|shortName|germanName): '.*'/g, `$1: '${code.toUpperCase()}'`)
    .replace(/htmlLang: '(.*)'/, `htmlLang: '$1-x-${code}'`)
    .replace(/hreflang: \['([^']*)'.*\]/, `hreflang: ['$1-x-${code}']`)
    .replace(/browserLanguages: \[.*\]/, `browserLanguages: ['${code}']`);
}

/**
 * Adds a row per trial language to a table in the source of a module.
 *
 * @throws when the language that one repeats has no row there
 */
export function withRows(module: string, languages: readonly TrialLanguage[]): string {
  const rows = languages.map((language) => {
    const [row] = rowOf(language.source).exec(module) ?? [];
    if (row === undefined) throw new Error(`The table has no row ${language.source}.`);
    return renamed(row, language);
  });
  const last = rowOf(locales.at(-1) ?? defaultLocale);
  return module.replace(last, (row) => row + rows.join(''));
}

/** Adds a slug per trial language to every line of the table of slugs. */
export function withSlugs(module: string, languages: readonly TrialLanguage[]): string {
  return module.replace(/^ {2}\w+: \{ (?:\w+: '[^']*',? ?)+\},$/gm, (line) => {
    const slugs = languages.map(({ code, source }) => {
      const [, slug = ''] = new RegExp(`\\b${source}: '([^']*)'`).exec(line) ?? [];
      return `, ${code}: '${slug}'`;
    });
    return line.replace(' },', `${slugs.join('')} },`);
  });
}

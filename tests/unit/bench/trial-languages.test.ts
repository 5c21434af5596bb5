/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { locales } from '@/lib/locales';
import {
  filesWithRows,
  slugsFile,
  trialLanguages,
  withRows,
  withSlugs,
} from '@/scripts/bench/growth/trial-languages';
import { git } from '@/scripts/support/git';

const languages = trialLanguages(locales.length + 27);

test('gives each language a code of its own that Intl accepts', () => {
  const codes = languages.map(({ code }) => code);
  expect(new Set([...codes, ...locales]).size).toBe(locales.length + 27);
  expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
});

test('refuses fewer languages than the site has', () => {
  expect(() => trialLanguages(locales.length - 1)).toThrow(`${locales.length} languages already`);
});

test.each(filesWithRows)('adds a row for every language to %s', (file) => {
  const module = withRows(readFileSync(file, 'utf8'), languages);
  for (const { code } of languages) {
    expect(module.match(new RegExp(`^ {2}${code}: `, 'gm'))).toHaveLength(1);
  }
});

test('knows every table in which the compiler demands a row per language', () => {
  const sources = git('.', 'ls-files', 'app', 'components', 'lib', 'scripts') ?? '';
  const tables = sources
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /(?<!Partial<)Record<Locale,/.test(readFileSync(file, 'utf8')));
  expect(new Set([...tables, 'lib/locales.ts'])).toEqual(new Set([...filesWithRows, slugsFile]));
});

test('what has to differ between languages differs', () => {
  const module = withRows(readFileSync('lib/locales.ts', 'utf8'), languages);
  for (const key of ['prefix', 'htmlLang']) {
    const values = [...module.matchAll(new RegExp(`^    ${key}: '(.*)'`, 'gm'))];
    expect(new Set(values.map(([, value]) => value)).size).toBe(locales.length + 27);
  }
});

test('adds a slug for every language and page', () => {
  const module = withSlugs(readFileSync(slugsFile, 'utf8'), languages);
  expect(module).toContain(", qaa: 'employers', qab: 'poslodavci'");
  expect(module.match(/qba: '/g)).toHaveLength(8);
});

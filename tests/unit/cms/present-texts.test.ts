/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { type Locale, locales } from '@/lib/locales';
import { photographTextKey } from '@/lib/pictures/photograph-text';
import { summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { checkPage, checkSummaryEntry, checkTermsEntry } from '@/scripts/cms/check-entry';
import type { EditorField } from '@/scripts/cms/config';
import { readEditorData } from '@/scripts/cms/write-editor';

const data = readEditorData('messages', { repository: 'a/b', branch: 'texts' });

const textOf = (locale: Locale, file: string) =>
  readFileSync(join('messages', locale, file), 'utf8');
const treeOf = (locale: Locale, name: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(textOf(locale, `${name}.json`)));

const keysOf = (tree: Readonly<Record<string, unknown>>, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [path + name]
      : keysOf(z.record(z.string(), z.unknown()).parse(value), `${path}${name}.`),
  );

/** Keys of the fields in the order of the configuration. */
const fieldKeys = (fields: readonly EditorField[], path = ''): string[] =>
  fields.flatMap((field) => {
    // Without a photograph, there is no text for it.
    if (field.widget === 'hidden' || field.required === false) return [];
    const key = path + field.name;
    return field.fields ? fieldKeys(field.fields, `${key}.`) : [key];
  });

describe.each(namespaces)('The present texts of %s', (namespace) => {
  it.each(locales)('have a field each, in the order of the file: %s', async (locale) => {
    const files = (await data).config.collections.flatMap((collection) => collection.files);
    const { fields = [] } = files.find((file) => file.name === namespace) ?? {};
    const keys = keysOf(treeOf(locale, namespace)).filter((key) => key !== photographTextKey);
    expect(fieldKeys(fields)).toEqual(keys);
  });

  it.each(locales)('are written as the editor writes them: %s', (locale) => {
    const tree = treeOf(locale, namespace);
    expect(textOf(locale, `${namespace}.json`)).toBe(`${JSON.stringify(tree, null, 2)}\n`);
  });

  it('pass the checks before saving', async () => {
    const trees = new Map(locales.map((locale) => [locale, treeOf(locale, namespace)]));
    expect(checkPage(namespace, trees, await data)).toEqual([]);
  });
});

describe('The documents', () => {
  it.each(termsSources.map(({ file }) => file))(
    'pass the checks before saving: %s',
    async (file) => {
      expect(checkTermsEntry(file, textOf(termsLocale, file), await data)).toEqual([]);
    },
  );

  it.each(termsSources)(
    'of all languages pass the checks before saving, compared with $file',
    async (source) => {
      const texts = new Map(
        summaryLocales.map((locale) => [locale, textOf(locale, source.summary.file)]),
      );
      const german = textOf(termsLocale, source.file);
      expect(await checkSummaryEntry(source, texts, german, await data)).toEqual([]);
      const other = german.replace(/(## §\s2 .*)/, '$1 und mehr');
      expect(await checkSummaryEntry(source, texts, other, await data)).toEqual(
        summaryLocales.map((locale) => expect.objectContaining({ locale, key: '§ 2' })),
      );
    },
  );
});

describe('A page', () => {
  it('needs titles that no other page has', async () => {
    const known = await data;
    const tree = treeOf('de', 'contact');
    const { title } = known.meta['de']?.home ?? {};
    const copied = { ...tree, meta: { ...z.object({}).loose().parse(tree['meta']), title } };
    const trees = new Map(
      locales.map((locale) => [locale, locale === 'de' ? copied : treeOf(locale, 'contact')]),
    );
    expect(checkPage('contact', trees, known)).toEqual([
      {
        locale: 'de',
        key: 'meta.title',
        message: expect.stringContaining('same as in messages/de/home.json'),
      },
    ]);
  });
});

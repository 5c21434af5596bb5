/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { type Locale, locales } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { checkPage, checkSummaryEntry, checkTermsEntry } from '@/scripts/cms/check-entry';
import type { EditorField } from '@/scripts/cms/config';
import { readEditorData } from '@/scripts/cms/write-editor';

const data = readEditorData('messages', { repository: 'a/b', branch: 'texts' });

const textOf = (locale: Locale, file: string) =>
  readFileSync(join('messages', locale, file), 'utf8');
const treeOf = (locale: Locale, name: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(textOf(locale, `${name}.json`)));

type Text = { key: string; text: string };

/** Texts of a file in its order. */
function textsOf(tree: Readonly<Record<string, unknown>>, path = ''): Text[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ key: path + name, text: value }]
      : textsOf(z.record(z.string(), z.unknown()).parse(value), `${path}${name}.`),
  );
}

type TextField = { key: string; field: EditorField };

/** Fields of texts in the order of the configuration, in which the editor writes them. */
const textFields = (fields: readonly EditorField[], path = ''): TextField[] =>
  fields.flatMap((field) => {
    if (field.widget === 'hidden') return [];
    const key = path + field.name;
    return field.fields ? textFields(field.fields, `${key}.`) : [{ key, field }];
  });

async function fieldsOfPage(name: string): Promise<TextField[]> {
  const files = (await data).config.collections.flatMap((collection) => collection.files);
  return textFields(files.find((file) => file.name === name)?.fields ?? []);
}

/** What the editor's own limits say of a text. */
function brokenLimit({ minlength = 1, maxlength }: EditorField, text: string): string | undefined {
  if (text.length < minlength) return `${text.length} < ${minlength}`;
  return maxlength !== undefined && text.length > maxlength
    ? `${text.length} > ${maxlength}`
    : undefined;
}

describe.each(namespaces)('The present texts of %s', (namespace) => {
  it.each(locales)('have a field each, in the order of the file: %s', async (locale) => {
    const fields = await fieldsOfPage(namespace);
    expect(fields.map(({ key }) => key)).toEqual(
      textsOf(treeOf(locale, namespace)).map(({ key }) => key),
    );
  });

  it.each(locales)('keep the limits of their fields: %s', async (locale) => {
    const fields = new Map((await fieldsOfPage(namespace)).map(({ key, field }) => [key, field]));
    const broken = textsOf(treeOf(locale, namespace)).flatMap(({ key, text }) => {
      const field = fields.get(key);
      const limit = field && brokenLimit(field, text);
      return limit === undefined ? [] : [`${key}: ${limit}`];
    });
    expect(broken).toEqual([]);
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

  it('of all languages pass the checks before saving, compared with the German terms', async () => {
    const texts = new Map(
      summaryLocales.map((locale) => [locale, textOf(locale, termsSummary.file)]),
    );
    const german = textOf(termsLocale, 'terms-candidates.md');
    expect(await checkSummaryEntry(texts, german, await data)).toEqual([]);
    expect(
      await checkSummaryEntry(texts, german.replace('null Euro', 'ein Euro'), await data),
    ).toEqual(summaryLocales.map((locale) => expect.objectContaining({ locale, key: '§ 2' })));
  });
});

describe('A page', () => {
  it('needs titles of its own, also compared with pages that are not open', async () => {
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
        message: expect.stringContaining('the same as in messages/de/home.json'),
      },
    ]);
  });
});

import CMS, { type Entry } from '@sveltia/cms';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, isLocale, type Locale } from '@/lib/locales';
import { companyFile } from '@/lib/site/schema';
import { summaryFiles, termsOfSummary, termsSources } from '@/lib/terms/documents';
import { baseField, formatName } from '@/scripts/cms/config';
import { type Conflict, latestVersions, mergeTexts, type Texts } from '@/scripts/cms/merge-texts';
import { updateFingerprints } from '@/scripts/messages/summary-fingerprints';

const content = z.record(z.string(), z.unknown());

/** An entry in the format of the editor's hooks: the first language is separate from the others. */
const schema = z.object({
  path: z.string(),
  data: content,
  i18n: z.record(z.string(), z.object({ data: content })),
});

type Content = { locale: Locale; path: string; texts: Texts };

/** An entry of the editor: a file with its texts in each language. */
export type EditorEntry = {
  file: string;
  contents: readonly Content[];
};

/** All versions of each file that the editor has read or saved, newest last. */
const versions = new Map<string, string[]>();

/** Texts that may be saved. Without this set, the editor would save even if its hooks failed. */
const checked = new Set<string>();

function remember(file: string, text: string): void {
  versions.set(file, [...(versions.get(file) ?? []), text]);
  checked.add(text);
}

/** The version of a file that was read or saved last. */
export const latestText = (file: string) => versions.get(file)?.at(-1) ?? '';

const documentContent = z.object({ body: z.string(), compared: z.boolean().optional() });

const isDocument = (file: string) => file.endsWith('.md');

function parseTexts(file: string, text: string): Texts {
  if (!isDocument(file)) return content.parse(JSON.parse(text));
  return { body: text, ...(termsOfSummary(file) && { compared: false }) };
}

/** The text of a file to save, without the field that contains the text at opening. */
export function serialiseTexts(file: string, { [baseField]: _base, ...texts }: Texts): string {
  if (isDocument(file)) return documentContent.parse(texts).body.trim();
  // Leaves out empty values: channels that the company does not have, texts of missing photographs.
  return JSON.stringify(texts, (_, value) => (value === '' ? undefined : value), 2);
}

/** Stores a copy of each file in a hidden field, so that drafts contain the text at opening. */
export function registerFormats(): void {
  const texts = [...namespaces.map((name) => `${name}.json`), companyFile];
  for (const file of [...texts, ...termsSources.map((s) => s.file), ...summaryFiles]) {
    CMS.registerCustomFormat(formatName(file), isDocument(file) ? 'md' : 'json', {
      fromFile: (read) => {
        const text = read.trim();
        remember(file, text);
        return { ...parseTexts(file, text), [baseField]: text };
      },
      toFile: (fields) => {
        const text = serialiseTexts(file, content.parse(fields));
        if (!checked.has(text)) throw new Error(`${file} was not checked.`);
        return text;
      },
    });
  }
}

/**
 * Reads an entry of the editor.
 *
 * @throws if it has an unexpected format, so that it is not saved
 */
export function readEntry(entry: Entry): EditorEntry {
  const { path, data, i18n } = schema.parse(entry.toJS());
  const [, folder = '', file = folder] = path.split('/');
  const first = { locale: isLocale(folder) ? folder : defaultLocale, path, texts: data };
  const others = Object.entries(i18n).flatMap(([locale, { data: texts }]) =>
    isLocale(locale) ? [{ locale, path: `messages/${locale}/${file}`, texts }] : [],
  );
  return { file, contents: [first, ...others] };
}

/** Updates the fingerprints of a summary that the user has marked as compared. */
async function updateComparedSummary(file: string, texts: Texts): Promise<Texts> {
  const source = termsOfSummary(file);
  if (source === undefined) return texts;
  const { body, compared } = documentContent.parse(texts);
  if (compared !== true) return texts;
  const german = { file: source.file, text: latestText(source.file) };
  const text = await updateFingerprints({ text: body, german });
  return { ...texts, body: text.trim(), compared: false };
}

/** Merges an entry with texts that others have saved meanwhile, and finds conflicts. */
export async function mergeSavedTexts({
  file,
  contents,
}: EditorEntry): Promise<EditorEntry & { conflicts: (Conflict & { locale: Locale })[] }> {
  const bases = new Map(
    contents.flatMap(({ locale, texts: { [baseField]: base } }) =>
      typeof base === 'string' ? [[locale, base] as const] : [],
    ),
  );
  const newest = latestVersions(bases, versions.get(file) ?? []);
  const merged = contents.map(async ({ locale, path, texts: { [baseField]: _base, ...own } }) => {
    const [base, saved] = [bases.get(locale), newest.get(locale)].map((text) =>
      text === undefined ? own : parseTexts(file, text),
    );
    const { texts, conflicts } = mergeTexts(own, base ?? own, saved ?? own);
    return { locale, path, texts: await updateComparedSummary(file, texts), conflicts };
  });
  const all = await Promise.all(merged);
  const conflicts = all.flatMap((one) =>
    one.conflicts.map((conflict) => ({ ...conflict, locale: one.locale })),
  );
  return { file, contents: all, conflicts };
}

/** The editor's entry with checked texts, which may be saved. */
export function updateEntry(entry: Entry, { file, contents }: EditorEntry): Entry {
  return contents.reduce((changed, { locale, texts }, index) => {
    const path = index === 0 ? ['data'] : ['i18n', locale, 'data'];
    const text = serialiseTexts(file, texts);
    checked.add(text);
    return changed.setIn(path, { ...texts, [baseField]: text });
  }, entry);
}

/** Remembers the saved texts, on which the next draft is based. */
export function rememberSaved(entry: Entry): void {
  const { file, contents } = readEntry(entry);
  for (const { texts } of contents) {
    const text = texts[baseField];
    if (typeof text === 'string') remember(file, text);
  }
}

import CMS, { type Entry } from '@sveltia/cms';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, isLocale, type Locale } from '@/lib/locales';
import { companyFile } from '@/lib/site/schema';
import { summarisedIn, summaryFiles, termsSources } from '@/lib/terms/documents';
import { baseField, formatOf } from '@/scripts/cms/config';
import { type Conflict, mergeTexts, newestOf, type Texts } from '@/scripts/cms/merge-texts';
import { withFingerprints } from '@/scripts/messages/summarised';

const content = z.record(z.string(), z.unknown());

/** An entry as the editor passes it to hooks: its first language apart from the others. */
const schema = z.object({
  path: z.string(),
  data: content,
  i18n: z.record(z.string(), z.object({ data: content })),
});

/** The content of an entry in one language. */
type Content = { locale: Locale; path: string; texts: Texts };

/** An entry about to be saved. */
export type SavedEntry = {
  file: string;
  contents: readonly Content[];
};

/** Texts of each file that the editor has read or saved, newest last. */
const versions = new Map<string, string[]>();

/** Texts that may be written: the editor saves without hooks that it cannot load. */
const checked = new Set<string>();

function remember(file: string, text: string): void {
  versions.set(file, [...(versions.get(file) ?? []), text]);
  checked.add(text);
}

/** The text of a file as it was last read or saved. */
export const newestText = (file: string) => versions.get(file)?.at(-1) ?? '';

const documentContent = z.object({ body: z.string(), compared: z.boolean().optional() });

const isDocument = (file: string) => file.endsWith('.md');

/** A file's text as the fields of its entry. */
function fieldsFrom(file: string, text: string): Texts {
  if (!isDocument(file)) return content.parse(JSON.parse(text));
  return { body: text, ...(summarisedIn(file) && { compared: false }) };
}

/** The text of a file as it is saved; the text as it was when the entry was opened is left out. */
export function textFrom(file: string, { [baseField]: _base, ...texts }: Texts): string {
  if (isDocument(file)) return documentContent.parse(texts).body.trim();
  // A channel that the company does not have and the text of no photograph are left out.
  return JSON.stringify(texts, (_, value) => (value === '' ? undefined : value), 2);
}

/** Makes the editor keep a copy of each file beside its texts, so that a draft brings it along. */
export function registerFormats(): void {
  const texts = [...namespaces.map((name) => `${name}.json`), companyFile];
  for (const file of [...texts, ...termsSources.map((s) => s.file), ...summaryFiles]) {
    CMS.registerCustomFormat(formatOf(file), isDocument(file) ? 'md' : 'json', {
      fromFile: (read) => {
        const text = read.trim();
        remember(file, text);
        return { ...fieldsFrom(file, text), [baseField]: text };
      },
      toFile: (fields) => {
        const text = textFrom(file, content.parse(fields));
        if (!checked.has(text)) throw new Error(`${file} was not checked.`);
        return text;
      },
    });
  }
}

/**
 * Reads an entry of the editor.
 *
 * @throws when it is not as expected, and the entry is not saved
 */
export function readEntry(entry: Entry): SavedEntry {
  const { path, data, i18n } = schema.parse(entry.toJS());
  const [, folder = '', file = folder] = path.split('/');
  const first = { locale: isLocale(folder) ? folder : defaultLocale, path, texts: data };
  const others = Object.entries(i18n).flatMap(([locale, { data: texts }]) =>
    isLocale(locale) ? [{ locale, path: `messages/${locale}/${file}`, texts }] : [],
  );
  return { file, contents: [first, ...others] };
}

/** A summary that somebody has compared says so in its sections. */
async function withComparison(file: string, texts: Texts): Promise<Texts> {
  const source = summarisedIn(file);
  if (source === undefined) return texts;
  const { body, compared } = documentContent.parse(texts);
  if (compared !== true) return texts;
  const german = { file: source.file, text: newestText(source.file) };
  const text = await withFingerprints({ text: body, german });
  return { ...texts, body: text.trim(), compared: false };
}

/** An entry with what others have saved since it was opened, and the texts changed by both. */
export async function withSavedTexts({
  file,
  contents,
}: SavedEntry): Promise<SavedEntry & { conflicts: (Conflict & { locale: Locale })[] }> {
  const bases = new Map(
    contents.flatMap(({ locale, texts: { [baseField]: base } }) =>
      typeof base === 'string' ? [[locale, base] as const] : [],
    ),
  );
  const newest = newestOf(bases, versions.get(file) ?? []);
  const merged = contents.map(async ({ locale, path, texts: { [baseField]: _base, ...own } }) => {
    const [base, saved] = [bases.get(locale), newest.get(locale)].map((text) =>
      text === undefined ? own : fieldsFrom(file, text),
    );
    const { texts, conflicts } = mergeTexts(own, base ?? own, saved ?? own);
    return { locale, path, texts: await withComparison(file, texts), conflicts };
  });
  const all = await Promise.all(merged);
  const conflicts = all.flatMap((one) =>
    one.conflicts.map((conflict) => ({ ...conflict, locale: one.locale })),
  );
  return { file, contents: all, conflicts };
}

/** The editor's entry with texts that have been checked, which it may save. */
export function withCheckedTexts(entry: Entry, { file, contents }: SavedEntry): Entry {
  return contents.reduce((changed, { locale, texts }, index) => {
    const path = index === 0 ? ['data'] : ['i18n', locale, 'data'];
    const text = textFrom(file, texts);
    checked.add(text);
    return changed.setIn(path, { ...texts, [baseField]: text });
  }, entry);
}

/** Remembers what was saved: the next draft begins with it. */
export function rememberSaved(entry: Entry): void {
  const { file, contents } = readEntry(entry);
  for (const { texts } of contents) {
    const text = texts[baseField];
    if (typeof text === 'string') remember(file, text);
  }
}

import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/locales';
import { termsLocale } from '@/lib/terms/documents';
import type { OpenTexts } from '@/scripts/cms/browser/editor-hooks';
import { collections } from '@/scripts/cms/editor-link';

const content = z.record(z.string(), z.unknown());

/** An entry as the editor passes it to hooks: its first language apart from the others. */
const schema = z.object({
  collection: z.string(),
  path: z.string(),
  data: content,
  i18n: z.record(z.string(), z.object({ data: content })),
});

/** An entry about to be saved. */
export type SavedEntry = {
  collection: string;
  /** File name of its files. */
  file: string;
  /** Content by language. */
  contents: ReadonlyMap<Locale, Record<string, unknown>>;
};

/**
 * Reads an entry of the editor.
 *
 * @throws when it is not as expected, and the entry is not saved
 */
export function readEntry(entry: unknown): SavedEntry {
  const { collection, path, data, i18n } = schema.parse(entry);
  const [, folder = '', file = ''] = path.split('/');
  const others = Object.entries(i18n).flatMap(([code, { data: own }]) =>
    isLocale(code) ? [[code, own] as const] : [],
  );
  const first = isLocale(folder) ? folder : defaultLocale;
  return { collection, file, contents: new Map([[first, data], ...others]) };
}

/** A language as the editor calls it; files in one language have none there. */
export const localeOf = (code: string): Locale => (isLocale(code) ? code : termsLocale);

/** A tree of the values under keys such as `hero.title`, without the editor's marks for groups. */
function treeOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value !== 'string' && typeof value !== 'boolean') continue;
    const names = key.split('.');
    const last = names.pop() ?? '';
    let group = tree;
    for (const name of names) {
      const inner = content.safeParse(group[name]).data ?? {};
      group[name] = inner;
      group = inner;
    }
    group[last] = value;
  }
  return tree;
}

/** A page that is open, as it would be saved. */
export function entryOf({ collection, name, texts }: OpenTexts): SavedEntry {
  const extension = collection === collections.pages ? 'json' : 'md';
  const contents = Object.entries(texts).map(
    ([code, values]) => [localeOf(code), treeOf(values)] as const,
  );
  return { collection, file: `${name}.${extension}`, contents: new Map(contents) };
}

/** The value under a key such as `hero.title`. */
export function valueAt(tree: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((group, name) => content.safeParse(group).data?.[name], tree);
}

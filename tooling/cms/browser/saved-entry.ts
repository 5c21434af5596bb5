import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/locales';

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

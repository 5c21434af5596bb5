import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areTextsMarked } from '@/lib/i18n/mark-messages';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';
import { termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import type { MarkLine, TermsSummary } from '@/lib/terms/read-document';
import { type NamedTerms, readSummary, readTerms } from '@/lib/terms/read-terms';

/** Marks the texts of a document where texts are marked. */
function markerOf(locale: Locale, name: string): MarkLine | undefined {
  if (!areTextsMarked()) return undefined;
  return (text, line) => markText(text, { file: `${locale}/${name}`, line, key: '' });
}

/**
 * Reads a language's summary of the candidates' terms at build time. In development an invalid one
 * is omitted: the page itself reports the problem.
 */
export async function loadSummary(locale: Locale): Promise<TermsSummary | undefined> {
  const path = join(messagesFolder(), locale, termsSummary.file);
  try {
    const mark = markerOf(locale, termsSummary.file);
    return readSummary(locale, await readFile(path, 'utf8'), mark);
  } catch (error) {
    if (process.env.NODE_ENV === 'development') return undefined;
    throw error;
  }
}

/**
 * Reads both sets of terms at build time. In development an invalid one is omitted: the page itself
 * reports the problem.
 */
export async function loadTerms(): Promise<NamedTerms[]> {
  const folder = join(messagesFolder(), termsLocale);
  const loaded = termsSources.map(async (source) =>
    readTerms(
      source,
      await readFile(join(folder, source.file), 'utf8'),
      markerOf(termsLocale, source.file),
    ),
  );
  if (process.env.NODE_ENV !== 'development') return Promise.all(loaded);
  const settled = await Promise.allSettled(loaded);
  return settled.flatMap((document) => (document.status === 'fulfilled' ? [document.value] : []));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areTextsMarked } from '@/lib/i18n/mark-messages';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import type { MarkText } from '@/lib/terms/parse-document';
import {
  type NamedSummary,
  type NamedTerms,
  parseSummary,
  parseTerms,
} from '@/lib/terms/parse-terms';

/** Creates the function that adds marks with file and line to texts, if texts are marked. */
function createMarker(locale: Locale, file: string): MarkText | undefined {
  if (!areTextsMarked()) return undefined;
  return (text, line) => markText(text, `${locale}/${file}:${line}`);
}

/** Waits for documents. In development, invalid ones are left out, and the page shows why. */
async function loadDocuments<T>(loaded: readonly Promise<T>[]): Promise<T[]> {
  if (process.env.NODE_ENV !== 'development') return Promise.all(loaded);
  const settled = await Promise.allSettled(loaded);
  return settled.flatMap((document) => (document.status === 'fulfilled' ? [document.value] : []));
}

const readSource = (locale: Locale, file: string) =>
  readFile(join(messagesFolder(), locale, file), 'utf8');

/** Reads a language's summaries of the terms at build time. */
export async function loadSummaries(locale: Locale): Promise<NamedSummary[]> {
  const loaded = termsSources.map(async (source) => {
    const { summaryFile: file } = source;
    return parseSummary(source, locale, await readSource(locale, file), createMarker(locale, file));
  });
  return loadDocuments(loaded);
}

/** Reads both sets of terms at build time. */
export async function loadTerms(): Promise<NamedTerms[]> {
  const loaded = termsSources.map(async (source) => {
    const { file } = source;
    return parseTerms(source, await readSource(termsLocale, file), createMarker(termsLocale, file));
  });
  return loadDocuments(loaded);
}

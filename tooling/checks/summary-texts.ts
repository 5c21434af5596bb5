import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { checkSummaryText } from '@/tooling/checks/check-terms';
import { readAvoidedWords } from '@/tooling/checks/message-texts';
import { type Summary, withFingerprints } from '@/tooling/messages/summarised';

const germanFile = termsSources.find(({ name }) => name === termsSummary.of)?.file ?? '';

/** Content of a file, if it is there. */
async function contentOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads a language's summary and the German document. */
async function readSources(
  folder: string,
  locale: Locale,
): Promise<Summary | 'no summary' | 'no document'> {
  const text = await contentOf(join(folder, locale, termsSummary.file));
  const german = await contentOf(join(folder, termsLocale, germanFile));
  if (german === undefined) return 'no document';
  if (text === undefined) return 'no summary';
  return {
    locale,
    file: `messages/${locale}/${termsSummary.file}`,
    text,
    german: { file: `messages/${termsLocale}/${germanFile}`, text: german },
  };
}

async function problemsIn(
  folder: string,
  locale: Locale,
  avoided: readonly RegExp[],
): Promise<Problem[]> {
  const summary = await readSources(folder, locale);
  // Reported with the other documents.
  if (summary === 'no document') return [];
  if (summary === 'no summary') {
    const file = `messages/${locale}/${termsSummary.file}`;
    const message = `missing; summarise messages/${termsLocale}/${germanFile} in this language`;
    return [{ file, key: '', message }];
  }
  return checkSummaryText(summary, avoided);
}

/**
 * Checks the summaries of the candidates' terms.
 *
 * @param folder folder of the message files
 */
export async function summaryProblems(folder: string): Promise<Problem[]> {
  const { avoided } = await readAvoidedWords(folder);
  const found = summaryLocales.map((locale) =>
    problemsIn(folder, locale, avoided.get(locale) ?? []),
  );
  return (await Promise.all(found)).flat();
}

/**
 * Stores that the summaries agree with the German document as it is now, after somebody has read
 * both.
 *
 * @param folder folder of the message files
 * @param chosen languages whose summary was read
 * @returns the files that were changed
 */
export async function storeSummarised(
  folder: string,
  chosen: readonly Locale[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const locale of summaryLocales.filter((candidate) => chosen.includes(candidate))) {
    const summary = await readSources(folder, locale);
    if (typeof summary === 'string') continue;
    const text = await withFingerprints(summary);
    if (text === summary.text) continue;
    await writeFile(join(folder, locale, termsSummary.file), text);
    changed.push(summary.file);
  }
  return changed;
}

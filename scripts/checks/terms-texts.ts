import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { checkSummaryText, checkTermsText } from '@/scripts/checks/check-terms';
import { contentOf, readGlossaries } from '@/scripts/checks/message-texts';
import { type Summary, withFingerprints } from '@/scripts/messages/summarised';

const germanFile = termsSources.find(({ name }) => name === termsSummary.of)?.file ?? '';

/**
 * Reads the summaries, each with the German document.
 *
 * @returns undefined for a summary that is missing; nothing at all without the document
 */
async function readSummaries(folder: string): Promise<Map<Locale, Summary | undefined>> {
  const summaries = new Map<Locale, Summary | undefined>();
  const text = await contentOf(folder, termsLocale, germanFile);
  if (text === undefined) return summaries;
  const german = { file: `messages/${termsLocale}/${germanFile}`, text };
  for (const locale of summaryLocales) {
    const own = await contentOf(folder, locale, termsSummary.file);
    const file = `messages/${locale}/${termsSummary.file}`;
    summaries.set(locale, own === undefined ? undefined : { locale, file, text: own, german });
  }
  return summaries;
}

/**
 * Checks the terms documents and their summaries in the messages folder.
 *
 * @param folder folder of the message files
 */
export async function termsProblems(folder: string): Promise<Problem[]> {
  const { glossaries } = await readGlossaries(folder);
  const problems: Problem[] = [];
  for (const source of termsSources) {
    const file = `messages/${termsLocale}/${source.file}`;
    const text = await contentOf(folder, termsLocale, source.file);
    if (text === undefined) problems.push({ file, key: '', message: 'missing; add the document' });
    else problems.push(...checkTermsText(source, text, glossaries.get(termsLocale) ?? []));
  }
  for (const [locale, summary] of await readSummaries(folder)) {
    if (summary) {
      problems.push(...(await checkSummaryText(summary, glossaries.get(locale) ?? [])));
      continue;
    }
    const message = `missing; summarise messages/${termsLocale}/${germanFile} in this language`;
    problems.push({ file: `messages/${locale}/${termsSummary.file}`, key: '', message });
  }
  return problems;
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
  for (const [locale, summary] of await readSummaries(folder)) {
    if (summary === undefined || !chosen.includes(locale)) continue;
    const text = await withFingerprints(summary);
    if (text === summary.text) continue;
    await writeFile(join(folder, locale, termsSummary.file), text);
    changed.push(summary.file);
  }
  return changed;
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { checkSummaryText, checkTermsText } from '@/scripts/checks/check-terms';
import { readGlossaries, readTextIfPresent } from '@/scripts/checks/message-texts';
import { type Summary, updateFingerprints } from '@/scripts/messages/summary-fingerprints';

type Source = (typeof termsSources)[number];
type SummaryFile = { source: Source; locale: Locale; file: string; summary: Summary | undefined };

async function readSummaries(folder: string): Promise<SummaryFile[]> {
  const summaries: SummaryFile[] = [];
  for (const source of termsSources) {
    const text = await readTextIfPresent(folder, termsLocale, source.file);
    if (text === undefined) continue;
    const german = { file: `messages/${termsLocale}/${source.file}`, text };
    for (const locale of summaryLocales) {
      const own = await readTextIfPresent(folder, locale, source.summary.file);
      const file = `messages/${locale}/${source.summary.file}`;
      const summary = own === undefined ? undefined : { locale, file, text: own, german };
      summaries.push({ source, locale, file, summary });
    }
  }
  return summaries;
}

/** Checks the terms documents and their summaries in the messages folder. */
export async function termsProblems(folder: string): Promise<Problem[]> {
  const { glossaries } = await readGlossaries(folder);
  const problems: Problem[] = [];
  for (const source of termsSources) {
    const file = `messages/${termsLocale}/${source.file}`;
    const text = await readTextIfPresent(folder, termsLocale, source.file);
    if (text === undefined) problems.push({ file, key: '', message: 'missing; add the document' });
    else problems.push(...checkTermsText(source, text, glossaries.get(termsLocale) ?? []));
  }
  for (const { source, locale, file, summary } of await readSummaries(folder)) {
    if (summary) {
      problems.push(...(await checkSummaryText(source, summary, glossaries.get(locale) ?? [])));
      continue;
    }
    const message = `missing; summarise messages/${termsLocale}/${source.file} in this language`;
    problems.push({ file, key: '', message });
  }
  return problems;
}

/**
 * Marks the summaries of some languages as up to date, by updating their fingerprints. A person
 * must have compared them with the German terms.
 *
 * @returns the changed files
 */
export async function confirmSummaries(
  folder: string,
  chosen: readonly Locale[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const { source, locale, file, summary } of await readSummaries(folder)) {
    if (summary === undefined || !chosen.includes(locale)) continue;
    const text = await updateFingerprints(summary);
    if (text === summary.text) continue;
    await writeFile(join(folder, locale, source.summary.file), text);
    changed.push(file);
  }
  return changed;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { readTerms } from '@/lib/terms/load-terms';
import { TermsError } from '@/lib/terms/parse-markdown';
import { readAvoidedWords } from '@/tooling/checks/message-texts';
import { summaryProblems } from '@/tooling/checks/summary-texts';
import { wordingProblems } from '@/tooling/checks/terms-wording';

/**
 * Checks the terms documents and their summaries in the messages folder.
 *
 * @param folder folder of the message files
 */
export async function termsProblems(folder: string): Promise<Problem[]> {
  const words = await readAvoidedWords(folder);
  const avoided = words.avoided.get(termsLocale) ?? [];
  const found = termsSources.map(async (source): Promise<Problem[]> => {
    const file = `messages/${termsLocale}/${source.file}`;
    let text: string;
    try {
      text = await readFile(join(folder, termsLocale, source.file), 'utf8');
    } catch {
      return [{ file, key: '', message: 'missing; add the document' }];
    }
    try {
      readTerms(source, text);
    } catch (error) {
      if (error instanceof TermsError) return [error.problem];
      throw error;
    }
    return wordingProblems({ file, locale: termsLocale, text }, avoided);
  });
  return [...(await Promise.all(found)).flat(), ...(await summaryProblems(folder))];
}

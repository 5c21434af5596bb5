import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { checkTermsText } from '@/tooling/checks/check-terms';
import { readAvoidedWords } from '@/tooling/checks/message-texts';
import { summaryProblems } from '@/tooling/checks/summary-texts';

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
    return checkTermsText(source, text, avoided);
  });
  return [...(await Promise.all(found)).flat(), ...(await summaryProblems(folder))];
}

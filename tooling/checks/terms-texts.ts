import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { readTerms } from '@/lib/terms/load-terms';
import { TermsError } from '@/lib/terms/parse-markdown';
import { readAvoidedWords } from '@/tooling/checks/message-texts';
import { checkTypography } from '@/tooling/messages/check-typography';
import { checkWording } from '@/tooling/messages/check-wording';

/** Typography and wording problems of a document, by paragraph. */
function wordingProblems(file: string, text: string, avoided: readonly RegExp[]): Problem[] {
  const paragraphs = [...text.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)];
  return paragraphs.flatMap(({ 0: paragraph, index }) => {
    const line = text.slice(0, index).split('\n').length + (/^\s*\n/.test(paragraph) ? 1 : 0);
    const messages = new Map([['', paragraph.trim().replace(/\s*\n\s*/g, ' ')]]);
    const source = { file: `${file}:${line}`, locale: termsLocale, namespace: 'terms', messages };
    return [...checkTypography(source), ...checkWording(source, avoided)];
  });
}

/**
 * Checks the terms documents in the messages folder.
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
    return wordingProblems(file, text, avoided);
  });
  return (await Promise.all(found)).flat();
}

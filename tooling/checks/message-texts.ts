import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import type { Problem } from '@/lib/i18n/text-problem';
import { isLocale, type Locale, locales } from '@/lib/locales';
import { checkMessageFiles } from '@/tooling/messages/check-files';
import { checkMessages } from '@/tooling/messages/check-messages';
import { forbiddenTermsFile, readForbiddenTerms } from '@/tooling/messages/check-wording';
import type { MessageText } from '@/tooling/messages/message-file';

const expected: readonly string[] = namespaces;

/**
 * Reads the message files of all languages.
 *
 * @param folder the project's `messages/`
 * @returns the expected files, and a problem for each missing or unexpected one
 */
export async function readMessageTexts(
  folder: string,
): Promise<{ texts: MessageText[]; problems: Problem[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

  const found = paths.flatMap((path): Omit<MessageText, 'text'>[] => {
    const [locale = '', name = '', ...deeper] = path.split('/');
    const namespace = name.replace(/\.json$/, '');
    if (!isLocale(locale) || !name.endsWith('.json') || deeper.length > 0) return [];
    return expected.includes(namespace) ? [{ file: `messages/${path}`, locale, namespace }] : [];
  });
  const texts = await Promise.all(
    found.map(async (entry) => {
      const path = join(folder, entry.locale, `${entry.namespace}.json`);
      return { ...entry, text: await readFile(path, 'utf8') };
    }),
  );
  return { texts, problems: checkMessageFiles(paths, { locales, namespaces: expected }) };
}

/**
 * Reads every language's list of forbidden terms.
 *
 * @param folder the project's `messages/`
 * @returns the lists, and a problem for each missing one
 */
export async function readAvoidedWords(
  folder: string,
): Promise<{ avoided: ReadonlyMap<Locale, RegExp[]>; problems: Problem[] }> {
  const avoided = new Map<Locale, RegExp[]>();
  const problems: Problem[] = [];
  for (const locale of locales) {
    try {
      const text = await readFile(join(folder, locale, forbiddenTermsFile), 'utf8');
      avoided.set(locale, readForbiddenTerms(text));
    } catch {
      const message = 'missing; list what the texts of this language never say, one entry a line';
      problems.push({ file: `messages/${locale}/${forbiddenTermsFile}`, key: '', message });
    }
  }
  return { avoided, problems };
}

/** Checks the message files of all languages. */
export async function messageProblems(folder: string): Promise<Problem[]> {
  const { texts, problems } = await readMessageTexts(folder);
  const words = await readAvoidedWords(folder);
  return [...problems, ...words.problems, ...checkMessages(texts, words.avoided)];
}

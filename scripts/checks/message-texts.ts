import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { companyFile } from '@/lib/site/schema';
import { checkMessages } from '@/scripts/messages/check-messages';
import { type Glossary, glossaryFile, parseGlossary } from '@/scripts/messages/check-wording';
import {
  type MessageFile,
  type MessageSource,
  parseMessageFile,
} from '@/scripts/messages/message-file';

/** Content of a file; undefined if it does not exist. */
export async function readTextIfPresent(...path: string[]): Promise<string | undefined> {
  return readFile(join(...path), 'utf8').catch(() => undefined);
}

/**
 * Reads the message files of all languages.
 *
 * @returns the expected files, and a problem for each missing or unexpected one
 */
async function readMessageTexts(
  folder: string,
): Promise<{ texts: MessageSource[]; problems: Problem[] }> {
  const texts: MessageSource[] = [];
  const problems: Problem[] = [];
  const found = new Set(await readdir(folder, { recursive: true }));
  for (const locale of locales) {
    for (const namespace of namespaces) {
      const path = join(locale, `${namespace}.json`);
      const file = `messages/${locale}/${namespace}.json`;
      const text = found.delete(path) ? await readTextIfPresent(folder, path) : undefined;
      const german = `messages/${defaultLocale}/${namespace}.json`;
      const message = `missing; write ${file === german ? 'its texts' : `a translation of ${german}`}`;
      if (text === undefined) problems.push({ file, key: '', message });
      else texts.push({ file, locale, namespace, text });
    }
  }
  found.delete(companyFile);
  const unknown = [...found].filter((path) => path.endsWith('.json')).sort();
  const message = 'belongs to no page and language of the site; remove it or rename it';
  const orphaned = unknown.map((path) => `messages/${path.split(sep).join('/')}`);
  return {
    texts,
    problems: [...problems, ...orphaned.map((file) => ({ file, key: '', message }))],
  };
}

/** Reads and parses the message files of all languages, leaving out invalid ones. */
export async function readMessageFiles(folder: string): Promise<MessageFile[]> {
  const { texts } = await readMessageTexts(folder);
  return texts.flatMap((text) => parseMessageFile(text).file ?? []);
}

/** Reads every language's glossary, and returns a problem for each missing one. */
export async function readGlossaries(
  folder: string,
): Promise<{ glossaries: ReadonlyMap<Locale, Glossary>; problems: Problem[] }> {
  const glossaries = new Map<Locale, Glossary>();
  const problems: Problem[] = [];
  for (const locale of locales) {
    const text = await readTextIfPresent(folder, locale, glossaryFile);
    if (text !== undefined) {
      glossaries.set(locale, parseGlossary(text));
      continue;
    }
    const message = 'missing; list the terms of this language, and the words to avoid';
    problems.push({ file: `messages/${locale}/${glossaryFile}`, key: '', message });
  }
  return { glossaries, problems };
}

/** Checks the message files of all languages. */
export async function messageProblems(folder: string): Promise<Problem[]> {
  const { texts, problems } = await readMessageTexts(folder);
  const { glossaries, problems: missing } = await readGlossaries(folder);
  return [...problems, ...missing, ...checkMessages(texts, glossaries)];
}

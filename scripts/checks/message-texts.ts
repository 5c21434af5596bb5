/** Reads the message files, and checks texts that a photograph or a service needs. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { photographSlots, photographTextKey } from '@/lib/pictures/photograph-slots';
import { companyFile, type Site } from '@/lib/site/schema';
import { findPhotographs } from '@/scripts/assets/photographs/build-photographs';
import { type MessageFile, parseMessageFile } from '@/scripts/messages/message-file';
import { type Glossary, glossaryFile, parseGlossary } from '@/scripts/messages/text-rules';
import { listFiles, readTextIfPresent } from '@/scripts/support/files';

/**
 * Reads the message files and the glossaries of all languages.
 *
 * @returns the valid ones, and a problem for whatever is missing, unexpected or invalid
 */
export async function readTexts(folder: string) {
  const files: MessageFile[] = [];
  const glossaries = new Map<Locale, Glossary>();
  const problems: Problem[] = [];
  const report = (path: string, message: string) =>
    problems.push({ file: `messages/${path}`, key: '', message });
  for (const locale of locales) {
    const text = await readTextIfPresent(folder, locale, glossaryFile);
    const fix = 'list the terms of this language, and the words to avoid';
    if (text === undefined) report(`${locale}/${glossaryFile}`, `missing; ${fix}`);
    glossaries.set(locale, parseGlossary(text ?? ''));
  }
  const found = new Set((await listFiles(folder)).filter((path) => path.endsWith('.json')));
  found.delete(companyFile);
  for (const [locale, namespace] of locales.flatMap((one) =>
    namespaces.map((name) => [one, name] as const),
  )) {
    const path = `${locale}/${namespace}.json`;
    const text = found.delete(path) ? await readTextIfPresent(folder, path) : undefined;
    if (text === undefined) {
      const german = `messages/${defaultLocale}/${namespace}.json`;
      const fix = locale === defaultLocale ? 'its texts' : `a translation of ${german}`;
      report(path, `missing; write ${fix}`);
      continue;
    }
    const parsed = parseMessageFile({ file: `messages/${path}`, locale, namespace, text });
    problems.push(...parsed.problems);
    if (parsed.file) files.push(parsed.file);
  }
  for (const path of found) {
    report(path, 'belongs to no page and language of the site; remove it or rename it');
  }
  return { files, glossaries, problems };
}

/** Checks file names and alternative texts of photographs. The build checks format and size. */
export async function photographProblems(
  folder: string,
  files: readonly MessageFile[],
): Promise<Problem[]> {
  const { found, problems } = await findPhotographs(folder);
  const missing = found.flatMap(({ slot, file: photograph }) =>
    files
      .filter(({ namespace }) => namespace === photographSlots[slot].page)
      .filter(({ messages }) => !messages.has(photographTextKey))
      .map(({ file }) => {
        const message = `missing; ${photograph} needs a text that describes it`;
        return { file, key: photographTextKey, message };
      }),
  );
  return [...problems, ...missing];
}

/** Scripts of services that are missing in `public/`. */
export function missingScripts(root: string, services: Site['services']): Problem[] {
  return services.flatMap(({ id, script }) => {
    if (!script?.startsWith('/') || existsSync(join(root, 'public', script))) return [];
    const message = `missing; site.config.ts names it as the script of the service "${id}"`;
    return [{ file: `public${script}`, key: '', message }];
  });
}

/**
 * Compares the services declared in `site.config.ts` with the messages about them on the privacy
 * page: one text for each service in every language.
 */
export function checkServiceTexts(
  files: readonly MessageFile[],
  services: readonly { id: string }[],
): Problem[] {
  const declared = services.map(({ id }) => `services.${id}`);
  const privacyFiles = files.filter(({ namespace }) => namespace === 'privacy');
  return privacyFiles.flatMap(({ file, messages }) => {
    const wanted = 'missing; say what it does, who gets which data, where, and for how long';
    const missing = declared.filter((key) => !messages.has(key));
    const orphaned = [...messages.keys()].filter(
      (key) => key.startsWith('services.') && !declared.includes(key),
    );
    return [
      ...missing.map((key) => ({ file, key, message: wanted })),
      ...orphaned.map((key) => ({
        file,
        key,
        message: 'no such service in site.config.ts; remove the text',
      })),
    ];
  });
}

import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lineOf, type Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, locales } from '@/lib/locales';
import { messageProblems, readMessageTexts } from '@/tooling/checks/message-texts';
import { serviceProblems } from '@/tooling/checks/service-texts';
import { termsProblems } from '@/tooling/checks/terms-texts';
import { backendAt } from '@/tooling/messages/backend/address';
import { loadBackendFiles } from '@/tooling/messages/backend/load-files';
import { checkParameters } from '@/tooling/messages/check-icu';
import { checkAgainstPages } from '@/tooling/messages/check-keys';
import { forbiddenTermsFile } from '@/tooling/messages/check-wording';
import { readMessageFile } from '@/tooling/messages/read-file';

/** Validated messages, all loaded at one time. */
export type Snapshot = {
  /** Folder that contains them; same structure as `messages/`. */
  folder: string;
  /** By path relative to the folder. */
  texts: ReadonlyMap<string, string>;
  /** One-line summary for logs. */
  summary: string;
};

/**
 * Compares the keys and arguments of loaded German messages with the project's own, which the pages
 * use.
 */
async function contractProblems(loaded: string, project: string): Promise<Problem[]> {
  const [own, theirs] = await Promise.all([readMessageTexts(project), readMessageTexts(loaded)]);
  return theirs.texts.flatMap((text) => {
    const source = own.texts.find(({ file }) => file === text.file);
    if (text.locale !== defaultLocale || source === undefined) return [];
    const { file: german } = readMessageFile(source);
    const { file } = readMessageFile(text);
    if (german === undefined || file === undefined) return [];
    return [...checkAgainstPages(file, german), ...checkParameters(file, german)];
  });
}

/** Writes messages into a folder structured like `messages/`, with the project's own word lists. */
async function writeTexts(
  folder: string,
  texts: ReadonlyMap<string, string>,
  project: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of texts) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const locale of locales) {
    const found = await readdir(join(project, locale));
    if (!found.includes(forbiddenTermsFile)) continue;
    const path = join(locale, forbiddenTermsFile);
    await copyFile(join(project, path), join(folder, path));
  }
}

/**
 * Loads all messages from a backend and validates them with the same checks as the project's own.
 * The project's tables and facts must already be valid. An earlier snapshot is only replaced if
 * there are no problems.
 *
 * @param address value of `MESSAGES_URL`
 * @param purpose part of the folder name: a pull must not change a running build's folder
 * @throws an error with one line per problem, or one line if nothing could be loaded
 */
export async function takeSnapshot(address: string, purpose: 'build' | 'pull'): Promise<Snapshot> {
  const backend = backendAt(address);
  const texts = await loadBackendFiles(backend);
  const project = join(process.cwd(), 'messages');
  const folder = join(process.cwd(), '.cache/texts', purpose);
  const fresh = `${folder}.new`;
  await writeTexts(fresh, texts, project);

  const problems = [
    ...(await messageProblems(fresh)),
    ...(await termsProblems(fresh)),
    ...(await serviceProblems(fresh)),
    ...(await contractProblems(fresh, project)),
  ];
  if (problems.length > 0) {
    await rm(fresh, { recursive: true, force: true });
    const lines = problems.map((problem) => lineOf(problem).replace(/^messages\//, ''));
    throw new Error([`MESSAGES_URL: mend these texts in ${backend.shown}:`, ...lines].join('\n'));
  }
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  const bytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const summary = `${texts.size} files, ${Math.round(bytes / 1024)} KB, from ${backend.shown}`;
  return { folder, texts, summary };
}

import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MessageTree, messageTree } from '@/lib/i18n/message-tree';
import { lineOf, type Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, locales } from '@/lib/locales';
import { runContentChecks, thisProject } from '@/scripts/checks/build-checks';
import { contentOf, readMessageFiles } from '@/scripts/checks/message-texts';
import { backendAt, loadBackendFiles } from '@/scripts/messages/backend';
import { forbiddenTermsFile } from '@/scripts/messages/check-wording';
import { checkKeys, checkParameters } from '@/scripts/messages/compare-files';

/** Validated messages, all loaded at one time. */
export type Snapshot = {
  /** Folder that contains them; same structure as `messages/`. */
  folder: string;
  /** By path relative to the folder. */
  texts: ReadonlyMap<string, string>;
  /** One-line summary for logs. */
  summary: string;
};

/** Compares loaded German messages with the project's own, whose keys the pages use. */
async function contractProblems(loaded: string, project: string): Promise<Problem[]> {
  const own = await readMessageFiles(project);
  return (await readMessageFiles(loaded))
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((file) => {
      const german = own.find((one) => one.file === file.file);
      if (german === undefined) return [];
      const pages = { ...german, file: `the project's ${german.file}` };
      return [...checkKeys(file, pages), ...checkParameters(pages, [file])];
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
    const path = join(locale, forbiddenTermsFile);
    await copyFile(join(project, path), join(folder, path));
  }
}

/**
 * Loads all messages from a backend and validates them with the same checks as the project's own.
 * The project's tables and facts must already be valid.
 *
 * @param address value of `MESSAGES_URL`
 * @throws an error with one line per problem, or one line if nothing could be loaded
 */
export async function takeSnapshot(address: string): Promise<Snapshot> {
  const backend = backendAt(address);
  const texts = await loadBackendFiles(backend);
  const project = join(process.cwd(), 'messages');
  const folder = join(process.cwd(), '.cache/texts');
  await writeTexts(folder, texts, project);

  const results = await runContentChecks({ ...thisProject(), messages: folder }, 'build');
  const problems = [
    ...results.flatMap((result) => result.problems.filter(({ isWarning }) => !isWarning)),
    ...(await contractProblems(folder, project)),
  ];
  if (problems.length > 0) {
    const lines = problems.map((problem) => lineOf(problem).replace(/^messages\//, ''));
    throw new Error([`MESSAGES_URL: mend these texts in ${backend.shown}:`, ...lines].join('\n'));
  }
  const bytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const summary = `${texts.size} files, ${Math.round(bytes / 1024)} KB, from ${backend.shown}`;
  return { folder, texts, summary };
}

/** The entries of an object in another object's order; new entries come last. */
function ordered(tree: MessageTree, model: MessageTree): MessageTree {
  const keys = new Set([...Object.keys(model), ...Object.keys(tree)]);
  const entries = [...keys].flatMap((key) => {
    const [value, place] = [tree[key], model[key]];
    if (value === undefined) return [];
    const isObject = typeof value === 'object' && typeof place === 'object';
    return [[key, isObject ? ordered(value, place) : value]];
  });
  return Object.fromEntries(entries);
}

/** A file in the project's format: order of its keys, two spaces, final newline. */
function formatted(path: string, loaded: string, own: string | undefined): string {
  if (!path.endsWith('.json')) return `${loaded.replaceAll('\r\n', '\n').trimEnd()}\n`;
  const [tree, model] = [loaded, own ?? '{}'].map((json) => messageTree.parse(JSON.parse(json)));
  return `${JSON.stringify(ordered(tree ?? {}, model ?? {}), null, 2)}\n`;
}

/**
 * Overwrites the project's messages with loaded ones, keeping the format, so that diffs show
 * changed texts only.
 *
 * @param folder the project's `messages/`
 * @param texts validated content by path: `en/home.json`
 * @returns the paths that were written
 */
export async function writePulled(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const written: string[] = [];
  for (const [path, loaded] of texts) {
    const own = await contentOf(folder, path);
    const text = formatted(path, loaded, own);
    if (text === own) continue;
    await writeFile(join(folder, path), text);
    written.push(path);
  }
  return written;
}

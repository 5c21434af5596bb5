import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import { lineOf } from '@/lib/i18n/text-problem';
import { type Locale, locales } from '@/lib/locales';
import { termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { readMessageFile } from '@/tooling/messages/read-file';
import { git } from '@/tooling/support/git';
import {
  type ChangedText,
  changedLines,
  changedMessages,
} from '@/tooling/text-changes/changed-texts';

/** Reads a file of the messages folder, `de/home.json`; undefined when it is missing. */
type ReadText = (path: string) => Promise<string | undefined>;

/** The commit to compare with: where the history of `ref` and of the current state parted. */
function baseOf(root: string, ref: string): string {
  if (git(root, 'rev-parse', '--git-dir') === undefined) {
    throw new Error('This is not a git repository, so nothing is known of earlier texts.');
  }
  const commit = git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  );
  if (commit === undefined) {
    throw new Error(`No commit "${ref}"; in a shallow clone fetch it first: git fetch --unshallow`);
  }
  return git(root, 'merge-base', commit, 'HEAD') ?? commit;
}

async function messagesIn(read: ReadText, locale: Locale, namespace: string, state: string) {
  const text = await read(`${locale}/${namespace}.json`);
  if (text === undefined) return new Map<string, string>();
  const file = `messages/${locale}/${namespace}.json`;
  const { file: parsed, problems } = readMessageFile({ file, locale, namespace, text });
  if (parsed) return parsed.messages;
  throw new Error(`${state}: ${problems.map(lineOf).join('; ')}`);
}

const documentsOf = (locale: Locale): readonly string[] =>
  locale === termsLocale ? termsSources.map(({ file }) => file) : [termsSummary.file];

/**
 * Compares the texts with those of an earlier commit. Of a branch that has gone on since, the commit
 * counts at which the histories parted, so that only changes of this side are found.
 *
 * @param folder folder of the message files
 * @param ref commit, branch or tag
 * @param root folder of the repository
 * @returns the changed texts of all languages, in the order of the pages and of their texts
 * @throws an error of one line when there is no such commit, or a file cannot be read
 */
export async function textsChangedSince(
  folder: string,
  ref: string,
  root: string = process.cwd(),
): Promise<ChangedText[]> {
  const base = baseOf(root, ref);
  const before: ReadText = async (path) => git(root, 'show', `${base}:./messages/${path}`);
  const now: ReadText = (path) => readFile(join(folder, path), 'utf8').catch(() => undefined);

  const changes: ChangedText[] = [];
  for (const namespace of namespaces) {
    for (const locale of locales) {
      const old = await messagesIn(before, locale, namespace, `At ${ref}`);
      const fresh = await messagesIn(now, locale, namespace, 'Now');
      changes.push(...changedMessages({ namespace, locale }, old, fresh));
    }
  }
  for (const locale of locales) {
    for (const file of documentsOf(locale)) {
      const of = { name: file.replace(/\.md$/, ''), locale };
      const path = `${locale}/${file}`;
      changes.push(...changedLines(of, (await before(path)) ?? '', (await now(path)) ?? ''));
    }
  }
  return changes;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import { formatProblem } from '@/lib/i18n/text-problem';
import { type Locale, locales } from '@/lib/locales';
import { summaryFiles, termsSources } from '@/lib/terms/documents';
import { parseMessageFile } from '@/scripts/messages/message-file';
import { git } from '@/scripts/support/git';

/** A text that differs between two states. Without `before` it is new; without `after`, removed. */
export type ChangedText = {
  /** File name and key, or document and section: `home.hero.title`, `terms-employers § 3`. */
  text: string;
  locale: Locale;
  before?: string | undefined;
  after?: string | undefined;
};

/** The commit to compare with: the merge base of `ref` and the current state. */
function findMergeBase(root: string, ref: string): string {
  const commit = git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  if (commit === undefined) {
    throw new Error(`No commit "${ref}"; in a shallow clone fetch it first: git fetch --unshallow`);
  }
  return git(root, 'merge-base', commit, 'HEAD') ?? commit;
}

/** The texts of a file by key, or the lines of a Markdown document by section. */
function parseTexts(locale: Locale, name: string, text: string): ReadonlyMap<string, string> {
  if (name.endsWith('.json')) {
    const namespace = name.replace('.json', '');
    const file = `messages/${locale}/${name}`;
    const { file: parsed, problems } = parseMessageFile({ file, locale, namespace, text });
    if (parsed === undefined) throw new Error(problems.map(formatProblem).join('\n'));
    return new Map([...parsed.messages].map(([key, message]) => [`${namespace}.${key}`, message]));
  }
  const sections = new Map<string, string>();
  let section = '';
  // Comments contain fingerprints.
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\s*\n\s*/)) {
    const [, title, number] = /^## ((§\s?\d+)?.*)/.exec(line) ?? [];
    section = number ?? title ?? section;
    const key = `${name.replace('.md', '')} ${section}`.trim();
    sections.set(key, `${sections.get(key) ?? ''}${line}\n`);
  }
  return sections;
}

/** The lines of a text that the other state does not have. */
function differingLines(text: string | undefined, other: string | undefined): string | undefined {
  const others = other?.split('\n') ?? [];
  return text
    ?.split('\n')
    .filter((line) => !others.includes(line))
    .join('\n');
}

/**
 * Compares the texts with those of an earlier commit: the merge base with `ref`. Newer commits of
 * `ref` are therefore not reported as changes.
 *
 * @param ref commit, branch or tag
 * @returns the changed texts of all languages, in the order of the pages and of their texts
 * @throws a one-line error if there is no such commit, or a file is invalid
 */
export async function textsChangedSince(
  folder: string,
  ref: string,
  root: string = process.cwd(),
): Promise<ChangedText[]> {
  const base = findMergeBase(root, ref);
  const documents = [...termsSources.map(({ file }) => file), ...summaryFiles];
  const changes: ChangedText[] = [];
  for (const name of [...namespaces.map((namespace) => `${namespace}.json`), ...documents]) {
    const empty = name.endsWith('.json') ? '{}' : '';
    for (const locale of locales) {
      const earlier = git(root, 'show', `${base}:./messages/${locale}/${name}`) ?? empty;
      const now = await readFile(join(folder, locale, name), 'utf8').catch(() => empty);
      const [old, fresh] = [parseTexts(locale, name, earlier), parseTexts(locale, name, now)];
      for (const text of new Set([...fresh.keys(), ...old.keys()])) {
        const [was, is] = [old.get(text), fresh.get(text)];
        if (was?.trim() === is?.trim()) continue;
        changes.push({
          text,
          locale,
          before: differingLines(was, is),
          after: differingLines(is, was),
        });
      }
    }
  }
  return changes;
}

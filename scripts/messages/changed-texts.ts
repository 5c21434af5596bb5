import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '@/lib/i18n/namespaces';
import { formatProblem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import { summaryFiles, termsSources } from '@/lib/terms/documents';
import { parseMessageFile } from '@/scripts/messages/message-file';
import { git, UserError } from '@/scripts/support/command';

/** A text that differs between two states. Without `before` it is new; without `after`, removed. */
type ChangedText = {
  /** File name and key, or document and section: `home.hero.title`, `terms-employers § 3`. */
  text: string;
  locale: Locale;
  before?: string | undefined;
  after?: string | undefined;
};

/** A change with the person who saved it. */
type SavedText = ChangedText & { author: string };

/** Reads a file below `messages/` in one state of the project. */
type ReadFile = (path: string) => string | undefined;

const fileNames = [
  ...namespaces.map((namespace) => `${namespace}.json`),
  ...termsSources.map(({ file }) => file),
  ...summaryFiles,
];

/** The commit to compare with: the merge base of `ref` and the current state. */
function findMergeBase(root: string, ref: string): string {
  const commit = git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  if (git(root, 'rev-parse', '--git-dir') === undefined) {
    throw new UserError(
      'This folder has no history. Copy the project by git clone, not as an archive.',
    );
  }
  if (commit === undefined) {
    const isRemote = git(root, 'rev-parse', '--verify', `origin/${ref}`) !== undefined;
    const advice = isRemote
      ? `write origin/${ref}`
      : 'fetch it first (a shallow clone: git fetch --unshallow)';
    throw new UserError(`No commit "${ref}"; ${advice}`);
  }
  return git(root, 'merge-base', commit, 'HEAD') ?? commit;
}

/** The texts of a file by key, or the lines of a Markdown document by section. */
function parseTexts(locale: Locale, name: string, text = ''): ReadonlyMap<string, string> {
  if (text === '') return new Map();
  if (name.endsWith('.json')) {
    const namespace = name.replace('.json', '');
    const file = `messages/${locale}/${name}`;
    const { file: parsed, problems } = parseMessageFile({ file, locale, namespace, text });
    if (parsed === undefined) throw new UserError(problems.map(formatProblem).join('\n'));
    return new Map([...parsed.messages].map(([key, message]) => [`${namespace}.${key}`, message]));
  }
  // Comments contain fingerprints.
  const sections = text.replace(/<!--[\s\S]*?-->/g, '').split(/^(?=## )/m);
  return new Map(
    sections.map((section) => {
      const [, title = ''] = /^## (§\s?\d+|.*)/.exec(section) ?? [];
      return [`${name.replace('.md', '')} ${title}`.trim(), section.replace(/\s*\n\s*/g, '\n')];
    }),
  );
}

/** The lines of a text that the other state does not have. */
function differingLines(text: string | undefined, other: string | undefined): string | undefined {
  const others = other?.split('\n') ?? [];
  return text
    ?.split('\n')
    .filter((line) => !others.includes(line))
    .join('\n');
}

/** The texts that differ, in the order of the files, with the languages of a text in sequence. */
function compareStates(
  readBefore: ReadFile,
  readAfter: ReadFile,
  names: readonly string[] = fileNames,
): ChangedText[] {
  return names.flatMap((name) => {
    const states = locales.map((locale) => {
      const [old, fresh] = [readBefore, readAfter].map((read) =>
        parseTexts(locale, name, read(`${locale}/${name}`)),
      );
      return { locale, old, fresh };
    });
    const texts = states.flatMap(({ old, fresh }) => [
      ...(fresh?.keys() ?? []),
      ...(old?.keys() ?? []),
    ]);
    return [...new Set(texts)].flatMap((text) =>
      states.flatMap(({ locale, old, fresh }) => {
        const [was, is] = [old?.get(text), fresh?.get(text)];
        if (was?.trim() === is?.trim()) return [];
        return { text, locale, before: differingLines(was, is), after: differingLines(is, was) };
      }),
    );
  });
}

/** Reads files of a commit. */
const readAt =
  (root: string, commit: string): ReadFile =>
  (path) =>
    git(root, 'show', `${commit}:./messages/${path}`);

/**
 * Compares the texts with those of an earlier commit: the merge base with `ref`. Newer commits of
 * `ref` are therefore not reported as changes.
 *
 * @param ref commit, branch or tag
 * @throws a one-line error if there is no such commit, or a file is invalid
 */
export function textsChangedSince(folder: string, ref: string, root = process.cwd()) {
  const readNow: ReadFile = (path) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return compareStates(readAt(root, findMergeBase(root, ref)), readNow);
}

/**
 * Finds the texts of which the last version of a person, saved since the merge base with `ref`, is
 * not there any more: replaced by another person, by the text editor, or by a merge.
 *
 * @returns every change of these texts, oldest first
 */
export function replacedTexts(ref: string, root = process.cwd()): SavedText[] {
  const range = `${findMergeBase(root, ref)}..HEAD`;
  // Without the full history, Git leaves out a branch of which a merge has kept nothing.
  const options = ['--full-history', '--reverse', '--no-merges', '--format=%H%x09%an'];
  const log = git(root, 'log', ...options, range, '--', 'messages') ?? '';
  const saved = log.split('\n').flatMap((line): SavedText[] => {
    const [commit, author] = line.split('\t');
    if (!commit || !author) return [];
    const paths = git(root, 'show', '--format=', '--name-only', commit) ?? '';
    const names = fileNames.filter((name) => paths.includes(`/${name}`));
    const changes = compareStates(readAt(root, `${commit}^`), readAt(root, commit), names);
    return changes.map((change) => ({ ...change, author }));
  });
  const idOf = ({ text, locale }: ChangedText) => `${locale} ${text}`;
  const last = new Map(saved.map((one) => [`${one.author} ${idOf(one)}`, one]));
  const all = compareStates(() => undefined, readAt(root, 'HEAD'));
  const current = new Map(all.map((one) => [idOf(one), one.after]));
  const replaced = [...last.values()].filter((one) => {
    const now = current.get(idOf(one));
    return one.after === undefined ? now !== undefined : differingLines(one.after, now) !== '';
  });
  return saved.filter((one) => replaced.some((other) => idOf(other) === idOf(one)));
}

/** Escapes a text for a cell of a Markdown table, and shows no-break spaces as ⍽. */
function cell(text = '–'): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\u00a0\u202f]/g, '⍽')
    .replace(/\r?\n/g, '<br>');
}

/** The paths of the pages that show the texts of a file, by its name without extension. */
function pathsOf(name: string, locale: Locale): readonly string[] {
  // Hosts show the not-found page for every path without a file.
  if (name === 'notFound') return [`${localeTable[locale].prefix}/404`];
  const audiences: readonly PageKey[] = ['nurses', 'employers'];
  const shown = name.startsWith('terms-') ? 'terms' : name;
  const pages = name === 'planner' ? audiences : pageKeys.filter((page) => page === shown);
  return pages.map((page) => hrefFor(locale, page));
}

/** The pages that show a text, as links if there is a preview. */
function pageLinks(text: string, locale: Locale, preview = ''): string {
  const [name = ''] = text.split(/[. ]/);
  if (name === 'common') return 'every page';
  const paths = pathsOf(name, locale);
  return paths.map((path) => (preview ? `[${path}](${preview}${path})` : path)).join('<br>');
}

/** A Markdown table of changes, whose last column depends on its purpose. */
const table = <Change extends ChangedText>(
  column: string,
  changes: readonly Change[],
  lastCell: (change: Change) => string,
): string[] => [
  `| Text | Language | Before | After | ${column} |`,
  '|---|---|---|---|---|',
  ...changes.map((change) => {
    const { text, locale, before, after } = change;
    const cells = [cell(text), locale, cell(before), cell(after), lastCell(change)];
    return `| ${cells.join(' | ')} |`;
  }),
];

/**
 * Formats changed texts as a Markdown table with each text before and after the change.
 *
 * @param options.since name of the earlier state
 * @param options.replaced changes of the texts of which a person's version was replaced
 * @param options.preview URL of a preview to link to, without a trailing slash
 */
export function changesTable(
  changes: readonly ChangedText[],
  options: { since: string; replaced?: readonly SavedText[]; preview?: string | undefined },
): string {
  const { since, replaced = [], preview } = options;
  const texts = [...new Set(changes.map(({ text }) => text))];
  const untranslated = texts.filter(
    (text) =>
      !text.startsWith('terms-') &&
      changes.every((change) => change.text !== text || change.locale === defaultLocale),
  );
  return [
    ...(replaced.length > 0
      ? [
          '**Versions of these texts were replaced. The lower table has those that stand now.**',
          '',
          ...table('Saved by', replaced, ({ author }) => cell(author)),
          '',
        ]
      : []),
    `Texts changed since ${since}: ${texts.length}`,
    '',
    ...table('On', changes, ({ text, locale }) => pageLinks(text, locale, preview)),
    '',
    ...(untranslated.length > 0
      ? [`Changed in German, in no other language: ${untranslated.map(cell).join(', ')}`]
      : []),
  ].join('\n');
}

import CMS from '@sveltia/cms';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import type { Locale } from '@/lib/locales';
import { termsSummary } from '@/lib/terms/documents';
import { isShown, showField } from '@/scripts/cms/browser/deep-link';
import {
  documentContent,
  rememberDocument,
  savedText,
  summarisedTerms,
} from '@/scripts/cms/browser/documents';
import { explainInvalid, openConflicts, settleConflicts } from '@/scripts/cms/browser/editor-hooks';
import {
  entryOf,
  localeOf,
  readEntry,
  type SavedEntry,
  valueAt,
} from '@/scripts/cms/browser/saved-entry';
import { editorLanguage } from '@/scripts/cms/browser/ui-language';
import {
  checkPage,
  checkSummaryEntry,
  checkTermsEntry,
  type EntryProblem,
} from '@/scripts/cms/check-entry';
import type { EditorData } from '@/scripts/cms/editor-data';
import { collections } from '@/scripts/cms/editor-link';
import { type Conflict, newLines } from '@/scripts/cms/merge-draft';
import { words } from '@/scripts/cms/words/editor-words';
import { explain } from '@/scripts/cms/words/explain';
import { placeOf } from '@/scripts/cms/words/place';

/** Reasons that are shown at once. */
const mostShown = 8;

const namespaceOf = ({ file }: SavedEntry) =>
  namespaces.find((namespace) => `${namespace}.json` === file);

async function textsOf({ contents }: SavedEntry): Promise<Map<Locale, string>> {
  const texts = [...contents].map(
    async ([locale, content]) => [locale, await savedText(content)] as const,
  );
  return new Map(await Promise.all(texts));
}

async function problemsOf(entry: SavedEntry, data: EditorData): Promise<EntryProblem[]> {
  const namespace = namespaceOf(entry);
  if (namespace !== undefined) return checkPage(namespace, entry.contents, data);
  const texts = await textsOf(entry);
  if (entry.file === termsSummary.file) {
    return checkSummaryEntry(texts, summarisedTerms().text, data);
  }
  return [...texts.values()].flatMap((text) => checkTermsEntry(entry.file, text, data));
}

const nameOf = ({ file }: SavedEntry) => file.replace(/\.\w+$/, '');

/** What to correct: language, place and reason of each problem, in the editor's language. */
function toCorrect(problems: readonly EntryProblem[], entry: SavedEntry, data: EditorData): string {
  const language = editorLanguage();
  const name = nameOf(entry);
  const lines = problems
    .slice(0, mostShown)
    .map(
      (problem) =>
        `• ${placeOf(data.config, name, problem)}: ${explain(problem.message, language)}`,
    );
  const more = problems.length > mostShown ? ['…'] : [];
  return [words[language].toCorrect(problems.length), ...lines, ...more].join('\n');
}

/** Conflicts that have been shown, and so are decided by saving again. */
const shownConflicts = new WeakSet<Conflict>();

/** Texts of a restored draft that would replace what somebody else has saved. */
const undecided = (entry: SavedEntry) =>
  openConflicts(entry.collection, nameOf(entry)).filter(
    (conflict) =>
      !shownConflicts.has(conflict) &&
      valueAt(entry.contents.get(localeOf(conflict.locale)), conflict.key) !== conflict.saved,
  );

/** What somebody else has saved, and how to decide. */
function toDecide(conflicts: readonly Conflict[], entry: SavedEntry, data: EditorData): string {
  const { conflicting, decide, quoted } = words[editorLanguage()];
  const lines = conflicts.map((conflict) => {
    const { key } = conflict;
    const place = placeOf(data.config, nameOf(entry), { locale: localeOf(conflict.locale), key });
    return `• ${place}: ${quoted(newLines(conflict))}`;
  });
  return [conflicting, ...lines, decide].join('\n');
}

/** Why a page cannot be saved, if so, and shows the first place of it. */
async function refusalOf(entry: SavedEntry, data: EditorData): Promise<Error | undefined> {
  const problems = await problemsOf(entry, data);
  const conflicts = problems.length > 0 ? [] : undecided(entry);
  const places = [
    ...problems,
    ...conflicts.map(({ locale, key }) => ({ locale: localeOf(locale), key })),
  ];
  const first = places.find(({ locale }) => isShown(locale)) ?? places[0];
  if (first === undefined) return undefined;
  if (entry.collection === collections.pages) {
    showField({ locale: first.locale, keyPath: first.key });
  }
  for (const conflict of conflicts) shownConflicts.add(conflict);
  const message =
    problems.length > 0 ? toCorrect(problems, entry, data) : toDecide(conflicts, entry, data);
  // The editor shows the cause of an error with this message.
  return new Error('saving_failed', { cause: new Error(message) });
}

const metaContent = z.object({
  meta: z.object({ title: z.string(), description: z.string() }).partial().optional(),
});

/** Remembers what later checks of other entries compare with. */
async function remember(entry: SavedEntry, data: EditorData): Promise<void> {
  const namespace = namespaceOf(entry);
  for (const [locale, content] of entry.contents) {
    if (namespace !== undefined) {
      const { meta = {} } = metaContent.parse(content);
      data.meta[locale] = { ...data.meta[locale], [namespace]: meta };
    } else {
      rememberDocument(entry.file, await savedText(documentContent.parse(content)));
    }
  }
}

/** Makes the editor refuse what `npm run check` would refuse, with place and reason. */
export function checkBeforeSaving(data: EditorData): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const refusal = await refusalOf(readEntry(entry.toJS()), data);
      if (refusal) throw refusal;
    },
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: async ({ entry }) => {
      const saved = readEntry(entry.toJS());
      settleConflicts(saved.collection, nameOf(saved));
      await remember(saved, data);
    },
  });
  explainInvalid((open) => refusalOf(entryOf(open), data));
}

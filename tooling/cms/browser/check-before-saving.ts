import CMS from '@sveltia/cms';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import type { Locale } from '@/lib/locales';
import { termsSummary } from '@/lib/terms/documents';
import { isShown, showField } from '@/tooling/cms/browser/deep-link';
import {
  documentContent,
  rememberDocument,
  savedText,
  summarisedTerms,
} from '@/tooling/cms/browser/documents';
import { readEntry, type SavedEntry } from '@/tooling/cms/browser/saved-entry';
import { editorLanguage } from '@/tooling/cms/browser/ui-language';
import {
  checkPage,
  checkSummaryEntry,
  checkTermsEntry,
  type EntryProblem,
} from '@/tooling/cms/check-entry';
import type { EditorData } from '@/tooling/cms/editor-data';
import { collections } from '@/tooling/cms/editor-link';
import { words } from '@/tooling/cms/words/editor-words';
import { explain } from '@/tooling/cms/words/explain';
import { placeOf } from '@/tooling/cms/words/place';

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

/** What to correct: language, place and reason of each problem, in the editor's language. */
function refusal(problems: readonly EntryProblem[], entry: SavedEntry, data: EditorData): string {
  const language = editorLanguage();
  const name = entry.file.replace(/\.\w+$/, '');
  const lines = problems
    .slice(0, mostShown)
    .map(
      (problem) =>
        `• ${placeOf(data.config, name, problem)}: ${explain(problem.message, language)}`,
    );
  const more = problems.length > mostShown ? ['…'] : [];
  return [words[language].toCorrect(problems.length), ...lines, ...more].join('\n');
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
    handler: async ({ entry: map }) => {
      const entry = readEntry(map.toJS());
      const problems = await problemsOf(entry, data);
      const shown = problems.find(({ locale }) => isShown(locale)) ?? problems[0];
      if (shown === undefined) return;
      if (entry.collection === collections.pages) {
        showField({ locale: shown.locale, keyPath: shown.key });
      }
      // The editor shows the cause of an error with this message.
      const cause = new Error(refusal(problems, entry, data));
      throw new Error('saving_failed', { cause });
    },
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: async ({ entry }) => remember(readEntry(entry.toJS()), data),
  });
}

import CMS from '@sveltia/cms';
import { namespaces } from '@/lib/i18n/namespaces';
import { localeTable } from '@/lib/locales';
import { summarisedIn } from '@/lib/terms/documents';
import { conflictsError, problemsError } from '@/scripts/cms/browser/refusal';
import {
  newestText,
  registerFormats,
  rememberSaved,
  type SavedEntry,
  withCheckedTexts,
  withSavedTexts,
} from '@/scripts/cms/browser/saved-entry';
import {
  checkPage,
  checkSummaryEntry,
  checkTermsEntry,
  type EntryProblem,
} from '@/scripts/cms/check-entry';
import type { EditorData } from '@/scripts/cms/write-editor';

/** Written into the script by `write-editor.ts`. */
declare const editorData: EditorData;

const { config } = editorData;

/** Browsers take `vas` for a language of India. */
function nameLanguages(): void {
  const nameOf = Intl.DisplayNames.prototype.of;
  Intl.DisplayNames.prototype.of = function of(code) {
    return code === 'vas' ? localeTable.vas.nativeName : nameOf.call(this, code);
  };
}

async function problemsOf({ file, contents }: SavedEntry): Promise<EntryProblem[]> {
  const namespace = namespaces.find((name) => file === `${name}.json`);
  if (namespace) {
    const trees = new Map(contents.map(({ locale, texts }) => [locale, texts]));
    return checkPage(namespace, trees, editorData);
  }
  const texts = new Map(contents.map(({ locale, texts: { body } }) => [locale, `${body}\n`]));
  const source = summarisedIn(file);
  if (source) {
    return checkSummaryEntry(source, texts, `${newestText(source.file)}\n`, editorData);
  }
  return [...texts.values()].flatMap((text) => checkTermsEntry(file, text, editorData));
}

/** Conflicts that have been shown, and so are decided by saving again. */
const shown = new Set<string>();

// Refuses what `npm run check` would refuse, and keeps what others have saved meanwhile.
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const merged = await withSavedTexts(entry);
    const { file } = merged;
    const undecided = merged.conflicts.filter((conflict) => !shown.has(JSON.stringify(conflict)));
    for (const conflict of undecided) shown.add(JSON.stringify(conflict));
    if (undecided.length > 0) throw conflictsError(config, file, undecided);
    const problems = await problemsOf(merged);
    if (problems.length > 0) throw problemsError(config, file, problems);
    return withCheckedTexts(entry, merged);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    rememberSaved(entry);
    return undefined;
  },
});
nameLanguages();
registerFormats();
await CMS.init({ config });

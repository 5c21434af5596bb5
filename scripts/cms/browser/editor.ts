import CMS from '@sveltia/cms';
import { namespaces } from '@/lib/i18n/namespaces';
import { localeTable } from '@/lib/locales';
import { termsSummary } from '@/lib/terms/documents';
import { markRefused, registerCheckedText } from '@/scripts/cms/browser/checked-text';
import { type Refusal, refuse } from '@/scripts/cms/browser/refusal';
import {
  readEntry,
  registerFormats,
  rememberSaved,
  type SavedEntry,
  summarisedTerms,
  withCheckedTexts,
  withSavedTexts,
} from '@/scripts/cms/browser/saved-entry';
import {
  checkPage,
  checkSummaryEntry,
  checkTermsEntry,
  type EntryProblem,
} from '@/scripts/cms/check-entry';
import { newLines } from '@/scripts/cms/merge-texts';
import { explain, languageFor, words } from '@/scripts/cms/words/explain';
import type { EditorData } from '@/scripts/cms/write-editor';

/** Written into the script by `write-editor.ts`. */
declare const editorData: EditorData;

const { config } = editorData;
const language = languageFor(navigator.languages);
const { alsoChanged, decide, quoted, toCorrect } = words[language];

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
  if (file === termsSummary.file) {
    return checkSummaryEntry(texts, `${summarisedTerms().text}\n`, editorData);
  }
  return [...texts.values()].flatMap((text) => checkTermsEntry(file, text, editorData));
}

/** Conflicts that have been shown, and so are decided by saving again. */
const shown = new Set<string>();

// Refuses what `npm run check` would refuse, and keeps what others have saved meanwhile.
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    markRefused([]);
    const own = readEntry(entry);
    const merged = await withSavedTexts(own);
    const undecided = merged.conflicts.filter((conflict) => !shown.has(JSON.stringify(conflict)));
    for (const conflict of undecided) shown.add(JSON.stringify(conflict));
    const conflicts = undecided.map((one): Refusal => ({ ...one, reason: quoted(newLines(one)) }));
    if (conflicts.length > 0) throw refuse(config, own, conflicts, alsoChanged, decide);
    const problems = (await problemsOf(merged)).map(
      (one): Refusal => ({ ...one, reason: explain(one.message, language) }),
    );
    if (problems.length > 0) throw refuse(config, own, problems, toCorrect(problems.length));
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
registerCheckedText();
await CMS.init({ config });

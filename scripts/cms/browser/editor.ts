import CMS from '@sveltia/cms';
import { namespaces } from '@/lib/i18n/namespaces';
import { localeTable } from '@/lib/locales';
import { companyFile } from '@/lib/site/schema';
import { termsOfSummary } from '@/lib/terms/documents';
import { markRejected, registerCheckedFields } from '@/scripts/cms/browser/checked-fields';
import { companyCollection } from '@/scripts/cms/browser/company';
import {
  type EditorEntry,
  latestText,
  mergeSavedTexts,
  readEntry,
  registerFormats,
  rememberSaved,
  serialiseTexts,
  updateEntry,
} from '@/scripts/cms/browser/editor-entry';
import { createSaveError, type Rejection } from '@/scripts/cms/browser/save-error';
import {
  checkCompany,
  checkPage,
  checkSummaryEntry,
  checkTermsEntry,
  type EntryProblem,
} from '@/scripts/cms/check-entry';
import { chooseLanguage, editorTexts, translate } from '@/scripts/cms/editor-texts/reasons';
import { addedLines } from '@/scripts/cms/merge-texts';
import type { EditorData } from '@/scripts/cms/write-editor';

/** Written into the script by `write-editor.ts`. */
declare const editorData: EditorData;

const language = chooseLanguage(navigator.languages);
const { config } = editorData;
config.collections.push(companyCollection(language));
const { alsoChanged, decide, toCorrect } = editorTexts(language);

/** Corrects the name of `vas`: for browsers, it is the code of a language of India. */
function correctLanguageName(): void {
  const nameOf = Intl.DisplayNames.prototype.of;
  Intl.DisplayNames.prototype.of = function of(code) {
    return code === 'vas' ? localeTable.vas.nativeName : nameOf.call(this, code);
  };
}

async function findProblems({ file, contents }: EditorEntry): Promise<EntryProblem[]> {
  if (file === companyFile) {
    return contents.flatMap(({ texts }) => checkCompany(serialiseTexts(file, texts)));
  }
  const namespace = namespaces.find((name) => file === `${name}.json`);
  if (namespace) {
    const trees = new Map(
      contents.map(({ locale, texts }) => [locale, JSON.parse(serialiseTexts(file, texts))]),
    );
    return checkPage(namespace, trees, editorData);
  }
  const texts = new Map(contents.map(({ locale, texts: { body } }) => [locale, `${body}\n`]));
  const source = termsOfSummary(file);
  if (source) {
    return checkSummaryEntry(source, texts, `${latestText(source.file)}\n`, editorData);
  }
  return [...texts.values()].flatMap((text) => checkTermsEntry(file, text, editorData));
}

/** Conflicts that the user has seen. Saving again keeps the user's text. */
const shownConflicts = new Set<string>();

// Rejects texts that `npm run check` would reject, and merges texts of other people.
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    markRejected([]);
    const own = readEntry(entry);
    const merged = await mergeSavedTexts(own);
    const undecided = merged.conflicts.filter((one) => !shownConflicts.has(JSON.stringify(one)));
    for (const one of undecided) shownConflicts.add(JSON.stringify(one));
    const conflicts = undecided.map(
      (one): Rejection => ({
        ...one,
        reason: localeTable[language].quotationMarks.join(addedLines(one)),
      }),
    );
    if (conflicts.length > 0) throw createSaveError(config, own, conflicts, alsoChanged, decide);
    const problems = (await findProblems(merged)).map(
      (one): Rejection => ({ ...one, reason: translate(one.message, language) }),
    );
    if (problems.length > 0)
      throw createSaveError(config, own, problems, toCorrect.replace('$1', `${problems.length}`));
    return updateEntry(entry, merged);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    rememberSaved(entry);
    return undefined;
  },
});
correctLanguageName();
registerFormats();
registerCheckedFields();
await CMS.init({ config });

import { type Locale, localeTable } from '@/lib/locales';
import type { EntryProblem } from '@/scripts/cms/check-entry';
import { type EditorConfig, type EditorField, entryName } from '@/scripts/cms/config';
import { type Conflict, newLines } from '@/scripts/cms/merge-texts';
import { explain, languageFor, words } from '@/scripts/cms/words/explain';

/** Reasons that are shown at once. */
const maxShown = 8;

/** Labels of the fields along a path, as far as there are fields. */
function labelsOf(fields: readonly EditorField[], [name, ...rest]: readonly string[]): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  return field ? [field.label ?? field.name, ...labelsOf(field.fields ?? [], rest)] : [];
}

type Place = { locale: Locale; key: string };

/** Where a text is, in the words of the editor: language, then labels or line. */
function placeOf(config: EditorConfig, file: string, { locale, key }: Place): string {
  const entry = config.collections
    .flatMap(({ files }) => files)
    .find(({ name }) => name === entryName(file));
  const labels = labelsOf(entry?.fields ?? [], key.split('.'));
  const inside = labels.length > 0 ? labels : [key.replace(/^:/, '↧ ')];
  return [localeTable[locale].nativeName, ...inside].filter((part) => part !== '').join(' › ');
}

/**
 * The error that makes the editor show a message in its own dialog: it shows the cause of an error
 * with this message, and for any other error that saving failed.
 */
const shownError = (lines: readonly string[]) =>
  new Error('saving_failed', { cause: new Error(lines.join('\n')) });

/** Why an entry is not saved: place and reason of each problem, in the reader's language. */
export function problemsError(
  config: EditorConfig,
  file: string,
  problems: readonly EntryProblem[],
): Error {
  const language = languageFor(navigator.languages);
  const lines = problems
    .slice(0, maxShown)
    .map((problem) => `• ${placeOf(config, file, problem)}: ${explain(problem.message, language)}`);
  const more = problems.length > maxShown ? ['…'] : [];
  return shownError([words[language].toCorrect(problems.length), ...lines, ...more]);
}

/** Why an entry is not saved yet: somebody else has changed the same texts. */
export function conflictsError(
  config: EditorConfig,
  file: string,
  conflicts: readonly (Conflict & Place)[],
): Error {
  const { alsoChanged, decide, quoted } = words[languageFor(navigator.languages)];
  const lines = conflicts.map(
    (conflict) => `• ${placeOf(config, file, conflict)}: ${quoted(newLines(conflict))}`,
  );
  return shownError([alsoChanged, ...lines, decide]);
}

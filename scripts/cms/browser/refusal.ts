import { type Locale, localeTable } from '@/lib/locales';
import { markRefused } from '@/scripts/cms/browser/checked-fields';
import type { SavedEntry } from '@/scripts/cms/browser/saved-entry';
import { bodyField, type EditorConfig, type EditorField, entryName } from '@/scripts/cms/config';
import { groupIn, type Texts } from '@/scripts/cms/merge-texts';

/** Reasons that are shown at once. */
const maxShown = 8;

/** What keeps a text from being saved, in the reader's language. */
export type Refusal = { locale: Locale; key: string; reason: string };

/** Labels of the fields along a path, as far as there are fields. */
function labelsOf(fields: readonly EditorField[], [name, ...rest]: readonly string[]): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  return field ? [field.label ?? field.name, ...labelsOf(field.fields ?? [], rest)] : [];
}

const textAt = (texts: Texts, [name = '', ...rest]: readonly string[]): unknown =>
  rest.length === 0 ? texts[name] : textAt(groupIn(texts, name), rest);

/**
 * Marks the fields of what is refused.
 *
 * @param entry the entry as it stands in the editor
 * @param first what stands above the reasons
 * @param last what stands below them
 * @returns the error that makes the editor show the reasons in its own dialog: it shows the cause
 *   of an error with this message, and for any other error that saving failed
 */
export function refuse(
  config: EditorConfig,
  { file, contents }: SavedEntry,
  refusals: readonly Refusal[],
  first: string,
  last = '',
): Error {
  const files = config.collections.flatMap((collection) => collection.files);
  const fields = files.find(({ name }) => name === entryName(file))?.fields ?? [];
  const found = refusals.map(({ locale, key, reason }) => {
    const labels = labelsOf(fields, key.split('.'));
    // In a document, the key is a line or a section.
    const place = labels.length > 0 ? labels : [key.replace(/^:/, '↧ ')];
    const language = contents.length > 1 ? [localeTable[locale].nativeName] : [];
    const inFull = [...language, ...place].filter((part) => part !== '');
    const field = labels.length > 0 ? key : bodyField;
    const { path, texts = {} } = contents.find((content) => content.locale === locale) ?? {};
    const line = `• ${inFull.join(' › ')}: ${reason}`;
    return { path, key: field, text: textAt(texts, field.split('.')), reason, line };
  });
  markRefused(found);
  const lines = found.slice(0, maxShown).map(({ line }) => line);
  const more = found.length > maxShown ? '…' : '';
  const shown = [first, ...lines, more, last].filter((line) => line !== '');
  return new Error('saving_failed', { cause: new Error(shown.join('\n')) });
}

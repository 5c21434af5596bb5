import { type Locale, localeTable } from '@/lib/locales';
import { markRejected } from '@/scripts/cms/browser/checked-fields';
import type { EditorEntry } from '@/scripts/cms/browser/editor-entry';
import { bodyField, type EditorConfig, type EditorField, entryName } from '@/scripts/cms/config';
import { getGroup, type Texts } from '@/scripts/cms/merge-texts';

const maxShown = 8;

/** The reason for not saving a text, in the language of the editor's user. */
export type Rejection = { locale: Locale; key: string; reason: string };

/** Labels of the fields along a path; it may end inside a field. */
function fieldLabels(fields: readonly EditorField[], [name, ...rest]: readonly string[]): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  return field ? [field.label ?? field.name, ...fieldLabels(field.fields ?? [], rest)] : [];
}

const textAt = (texts: Texts, [name = '', ...rest]: readonly string[]): unknown =>
  rest.length === 0 ? texts[name] : textAt(getGroup(texts, name), rest);

/**
 * Marks the fields of rejected texts.
 *
 * @param entry the entry in the editor
 * @param first line above the reasons
 * @param last line below the reasons
 * @returns an error that makes the editor show the reasons in its own dialog. The editor shows the
 *   cause of an error only if the error has this message
 */
export function createSaveError(
  config: EditorConfig,
  { file, contents }: EditorEntry,
  rejections: readonly Rejection[],
  first: string,
  last = '',
): Error {
  const files = config.collections.flatMap((collection) => collection.files);
  const fields = files.find(({ name }) => name === entryName(file))?.fields ?? [];
  const found = rejections.map(({ locale, key, reason }) => {
    const labels = fieldLabels(fields, key.split('.'));
    // The key of a problem in a document is a line or a section.
    const place = labels.length > 0 ? labels : [key.replace(/^:/, '↧ ')];
    const language = contents.length > 1 ? [localeTable[locale].nativeName] : [];
    const location = [...language, ...place].filter((part) => part !== '');
    const field = labels.length > 0 ? key : bodyField;
    const { path, texts = {} } = contents.find((content) => content.locale === locale) ?? {};
    const line = `• ${location.join(' › ')}: ${reason}`;
    return { path, key: field, text: textAt(texts, field.split('.')), reason, line };
  });
  markRejected(found);
  const lines = found.slice(0, maxShown).map(({ line }) => line);
  const more = found.length > maxShown ? '…' : '';
  const shown = [first, ...lines, more, last].filter((line) => line !== '');
  return new Error('saving_failed', { cause: new Error(shown.join('\n')) });
}

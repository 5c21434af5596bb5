import type { CmsConfig, Field } from '@sveltia/cms';
import { localeTable } from '@/lib/locales';
import type { EntryProblem } from '@/scripts/cms/check-entry';

/** Labels of the fields along a path, as far as there are fields. */
function labelsOf(fields: readonly Field[], path: readonly string[]): string[] {
  const [name, ...rest] = path;
  const field = fields.find((candidate) => candidate.name === name);
  if (field === undefined) return [];
  const label = 'label' in field ? (field.label ?? field.name) : field.name;
  const inner = 'fields' in field ? (field.fields ?? []) : [];
  return [label, ...labelsOf(inner, rest)];
}

/** Labels of the field that holds a text. */
function fieldPlace(config: CmsConfig, entry: string, key: string): string[] {
  const files = (config.collections ?? []).flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
  const file = files.find((candidate) => 'name' in candidate && candidate.name === entry);
  const fields = file !== undefined && 'fields' in file ? file.fields : [];
  return labelsOf(fields, key.split('.'));
}

/** Where a problem is, in the words of the editor: language, then labels or line. */
export function placeOf(
  config: CmsConfig,
  entry: string,
  { locale, key }: Pick<EntryProblem, 'locale' | 'key'>,
): string {
  const labels = fieldPlace(config, entry, key);
  const line = /^:(\d+)$/.exec(key)?.[1];
  const inside = labels.length > 0 ? labels : [line === undefined ? key : `↧ ${line}`];
  return [localeTable[locale].nativeName, ...inside.filter((part) => part !== '')].join(' › ');
}

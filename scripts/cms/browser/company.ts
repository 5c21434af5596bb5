import { companyFile, companySchema } from '@/lib/site/schema';
import {
  type EditorCollection,
  type EditorField,
  formatName,
  hiddenBase,
} from '@/scripts/cms/config';
import { collections } from '@/scripts/cms/editor-link';
import { type EditorLanguage, editorTexts } from '@/scripts/cms/editor-texts/reasons';

const { channels, figures } = companySchema.shape;

/** The collection of the company's data, which is the same in every language. */
export function companyCollection(language: EditorLanguage): EditorCollection {
  const labels: Readonly<Record<string, string>> = editorTexts(language).company;
  const labelled = (name: string) => ({ name, label: labels[name] ?? name, i18n: false });
  const field = (key: string, options?: Partial<EditorField>): EditorField => ({
    ...labelled(key.replace(/^.*\./, '')),
    ...{ key, widget: 'checked-string', ...options },
  });
  const group = (name: string, fields: EditorField[]): EditorField => ({
    ...labelled(name),
    ...{ widget: 'object', fields },
  });
  const numbers = Object.entries(figures.shape).map(([name, { type }]) =>
    field(
      `figures.${name}`,
      type === 'number' ? { widget: 'checked-number', value_type: 'float' } : {},
    ),
  );
  const contact = Object.keys(channels.shape).map((name) =>
    field(`channels.${name}`, { required: false }),
  );
  const file = {
    ...labelled('company'),
    file: `messages/${companyFile}`,
    format: formatName(companyFile),
    fields: [field('email'), group('channels', contact), group('figures', numbers), hiddenBase],
  };
  return { ...labelled(collections.company), icon: 'call', files: [file] };
}

import type { MessageTree } from '@/lib/i18n/message-tree';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, locales } from '@/lib/locales';
import { photographSlots } from '@/lib/pictures/photograph-slots';
import { photographTextKey } from '@/lib/pictures/photograph-text';
import { summaryLocales, type TermsName, termsLocale, termsSources } from '@/lib/terms/documents';
import { collections } from '@/scripts/cms/editor-link';
import { fieldHint, groupLabel, namespaceLabel, textLabel } from '@/scripts/cms/labels';
import { isKeptInGerman } from '@/scripts/messages/message-file';

/** File name of the logo, which the editor shows while it starts. */
export const logoFile = 'logo.svg';

/** The repository and branch that the editor reads and writes. */
export type EditorHost = {
  /** `owner/name` on GitHub. */
  repository: string;
  branch: string;
};

/** Fields of the editor that show validation errors; see `browser/checked-fields.ts`. */
export const checkedFields = ['text', 'string', 'number'] as const;

/** A field of the editor, with the options that are used here. */
export type EditorField = {
  name: string;
  widget: `checked-${(typeof checkedFields)[number]}` | 'object' | 'boolean' | 'hidden';
  key?: string;
  i18n: boolean | 'duplicate';
  label?: string;
  hint?: string;
  required?: boolean;
  value_type?: 'float';
  use_emoji_autocomplete?: boolean;
  collapsed?: 'auto';
  fields?: EditorField[];
};

/** An entry of the editor: one file of texts in each language. */
type EditorFile = {
  name: string;
  label: string;
  file: string;
  format: string;
  i18n?: boolean | { locales: string[]; default_locale: string | undefined };
  fields: EditorField[];
};

/** A list of entries in the editor's menu. */
export type EditorCollection = {
  name: string;
  label: string;
  icon: string;
  i18n: boolean;
  files: EditorFile[];
};

/** Name of a hidden field that contains the text that the file had when the entry was opened. */
export const baseField = 'base';

export const hiddenBase: EditorField = { name: baseField, widget: 'hidden', i18n: true };

/** An entry's name: its file name without extension. */
export const entryName = (file: string) => file.replace(/\.\w+$/, '');

/** The name of a file's format. For Markdown, the editor requires this ending. */
export const formatName = (file: string) =>
  file.endsWith('.md') ? `${entryName(file)}-frontmatter` : `${entryName(file)}-texts`;

function textField(namespace: Namespace, key: string, name: string, text: string): EditorField {
  return {
    name,
    label: textLabel(name, text),
    key,
    widget: 'checked-text',
    hint: fieldHint(namespace, key, text),
    i18n: isKeptInGerman(key) ? 'duplicate' : true,
    required: key !== photographTextKey,
    use_emoji_autocomplete: false,
  };
}

function createFields(namespace: Namespace, tree: MessageTree, path = ''): EditorField[] {
  return Object.entries(tree).map(([name, value]) => {
    const key = `${path}${name}`;
    if (typeof value === 'string') return textField(namespace, key, name, value);
    return {
      name,
      label: groupLabel(name, value),
      widget: 'object',
      i18n: true,
      collapsed: 'auto',
      fields: createFields(namespace, value, `${key}.`),
    };
  });
}

/** Adds a field for the alternative text to the texts of a page with a slot for a photograph. */
function withPhotograph(namespace: Namespace, german: MessageTree): MessageTree {
  const hasSlot = Object.values(photographSlots).some(({ page }) => page === namespace);
  const { hero } = german;
  if (!hasSlot || typeof hero !== 'object') return german;
  const { photograph = '', ...others } = hero;
  return { ...german, hero: { ...others, photograph } };
}

const pageFile = (namespace: Namespace, german: MessageTree): EditorFile => ({
  name: namespace,
  label: namespaceLabel(namespace, german),
  file: `messages/{{locale}}/${namespace}.json`,
  format: formatName(`${namespace}.json`),
  i18n: true,
  fields: [...createFields(namespace, withPhotograph(namespace, german)), hiddenBase],
});

/** Name of the field that contains the text of a document. */
export const bodyField = 'body';

const bodyConfig = (hint: string): EditorField => ({
  name: bodyField,
  label: 'Text',
  key: bodyField,
  widget: 'checked-text',
  hint,
  i18n: true,
  use_emoji_autocomplete: false,
});

const compared: EditorField = {
  name: 'compared',
  label: 'Mit den deutschen AGB verglichen',
  widget: 'boolean',
  required: false,
  i18n: true,
  hint: 'Nur ankreuzen, wenn jeder Abschnitt dieser Sprache noch stimmt.',
};

const termsHint =
  'Markdown: `# Titel`, darunter `Stand: 15.07.2025`, Abschnitte `## § 1 …` der Reihe nach. `{company}`, `{street}`, `{postalCode}`, `{city}` und `{email}` stehen lassen. Wer Worte ändert, ändert das Datum.';
const compareHint = ' Danach die Kurzfassung in allen Sprachen vergleichen.';
const summaryHint =
  'Abschnitt für Abschnitt wie die deutschen AGB. Die Zeilen `<!-- summarises … -->` stehen lassen.';

const termsLabels: Record<TermsName, string> = {
  employers: 'AGB für Arbeitgeber (deutsch)',
  candidates: 'AGB für Bewerber (deutsch)',
};

function documentFiles(): EditorFile[] {
  const german = termsSources.map(({ file, name }) => ({
    name: entryName(file),
    label: termsLabels[name],
    file: `messages/${termsLocale}/${file}`,
    format: formatName(file),
    fields: [bodyConfig(termsHint + compareHint), hiddenBase],
  }));
  if (summaryLocales.length === 0) return german;
  const summaries = termsSources.map(({ name, summary: { file } }) => ({
    name: entryName(file),
    label: `Kurzfassung: ${termsLabels[name].replace('deutsch', 'Übersetzungen')}`,
    file: `messages/{{locale}}/${file}`,
    format: formatName(file),
    i18n: { locales: [...summaryLocales], default_locale: summaryLocales[0] },
    fields: [compared, bodyConfig(summaryHint), hiddenBase],
  }));
  return [...german, ...summaries];
}

/**
 * The configuration of the text editor: one entry for each message file in all languages, and one
 * for each document. Texts are saved directly to one branch (mode `simple`), because only this mode
 * detects that somebody else has changed the same page meanwhile.
 *
 * @param german the German message files
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(
  german: ReadonlyMap<Namespace, MessageTree>,
  { repository, branch }: EditorHost,
) {
  const menu: EditorCollection[] = [
    {
      name: collections.pages,
      label: 'Seiten',
      icon: 'web',
      i18n: true,
      files: namespaces.map((namespace) => pageFile(namespace, german.get(namespace) ?? {})),
    },
    {
      name: collections.documents,
      label: 'AGB',
      icon: 'gavel',
      i18n: true,
      files: documentFiles(),
    },
  ];
  return {
    load_config_file: false,
    app_title: 'Texte',
    logo: { src: `/${logoFile}`, show_in_header: true },
    publish_mode: 'simple',
    // The folder of "Assets", where people upload photographs. No field contains a file name.
    media_folder: 'pictures/photographs',
    show_preview_links: false,
    backend: {
      name: 'github',
      repo: repository,
      branch,
      auth_methods: ['token'],
      commit_messages: { update: 'Edit texts: {{slug}}' },
    },
    editor: { preview: false },
    i18n: {
      structure: 'multiple_files',
      locales: [...locales],
      default_locale: defaultLocale,
      initial_locales: 'all',
    },
    collections: menu,
  };
}

export type EditorConfig = ReturnType<typeof editorConfig>;

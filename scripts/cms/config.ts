import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { MessageTree } from '@/lib/i18n/message-tree';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, locales } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { collections } from '@/scripts/cms/editor-link';
import { hintOf } from '@/scripts/cms/hints';
import { logoFile } from '@/scripts/cms/host-files';
import { groupLabel, namespaceLabel, textLabel } from '@/scripts/cms/labels';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';

/** Where the editor reads and writes. */
export type EditorHost = {
  /** `owner/name` on the Git host. */
  repository: string;
  /** Branch that texts are saved to. */
  branch: string;
  /** Address of the Git host's API. */
  api: string;
};

/** Name of the fields of a document in Markdown. */
const documentFields = { body: 'body', compared: 'compared' } as const;

/** An entry's name: its file name without extension. */
export const documentName = (file: string) => file.replace(/\.md$/, '');

/** An entry's format; the editor takes only names with this ending for Markdown. */
export const documentFormat = (file: string) => `${documentName(file)}-frontmatter`;

function textField(namespace: Namespace, key: string, name: string, text: string): Field {
  return {
    name,
    label: textLabel(name, text),
    widget: 'text',
    hint: hintOf(namespace, key, text),
    i18n: isKeptInGerman(key) ? 'duplicate' : true,
    use_emoji_autocomplete: false,
  };
}

/** The fields of a group of texts, in the order of the German file. */
function fieldsOf(namespace: Namespace, tree: MessageTree, path = ''): Field[] {
  return Object.entries(tree).map(([name, value]): Field => {
    const key = `${path}${name}`;
    if (typeof value === 'string') return textField(namespace, key, name, value);
    return {
      name,
      label: groupLabel(name, value),
      widget: 'object',
      i18n: true,
      collapsed: 'auto',
      fields: fieldsOf(namespace, value, `${key}.`),
    };
  });
}

function pageFile(namespace: Namespace, german: MessageTree): CollectionFile {
  return {
    name: namespace,
    label: namespaceLabel(namespace, german),
    file: `messages/{{locale}}/${namespace}.json`,
    format: 'json',
    i18n: true,
    fields: fieldsOf(namespace, german),
  };
}

const body = (hint: string): Field => ({
  name: documentFields.body,
  label: 'Text',
  widget: 'text',
  hint,
  i18n: true,
  use_emoji_autocomplete: false,
});

const termsHint =
  'Markdown: `# Titel`, darunter `Stand: 15.07.2025`, Abschnitte `## § 1 …` der Reihe nach. `{company}`, `{street}`, `{postalCode}`, `{city}` und `{email}` stehen lassen. Wer Worte ändert, ändert das Datum.';

const termsLabels: Record<(typeof termsSources)[number]['name'], string> = {
  employers: 'AGB für Arbeitgeber (deutsch)',
  candidates: 'AGB für Bewerber (deutsch)',
};

function documentFiles(): CollectionFile[] {
  const german = termsSources.map(({ file, name }): CollectionFile => {
    const isSummarised = name === termsSummary.of;
    const summaryHint = ' Danach die Kurzfassung in allen Sprachen vergleichen.';
    return {
      name: documentName(file),
      label: termsLabels[name],
      file: `messages/${termsLocale}/${file}`,
      format: documentFormat(file),
      fields: [body(isSummarised ? termsHint + summaryHint : termsHint)],
    };
  });
  const [firstSummary] = summaryLocales;
  const name = documentName(termsSummary.file);
  const summary: CollectionFile = {
    name,
    label: 'Kurzfassung der AGB für Bewerber (Übersetzungen)',
    file: `messages/{{locale}}/${termsSummary.file}`,
    format: documentFormat(termsSummary.file),
    i18n: { locales: [...summaryLocales], default_locale: firstSummary },
    fields: [
      {
        name: documentFields.compared,
        label: 'Mit den deutschen AGB verglichen',
        widget: 'boolean',
        required: false,
        default: false,
        i18n: true,
        hint: 'Nur ankreuzen, wenn jeder Abschnitt dieser Sprache noch stimmt.',
      },
      body(
        'Abschnitt für Abschnitt wie die deutschen AGB. Die Zeilen `<!-- summarises … -->` stehen lassen.',
      ),
    ],
  };
  return summaryLocales.length > 0 ? [...german, summary] : german;
}

/**
 * The configuration of the text editor: one entry for each message file in all languages, and one
 * for each document.
 *
 * Texts are saved straight to one branch (`simple`), because only this mode notices that somebody
 * else has changed the same page meanwhile.
 *
 * @param german the German message files
 */
export function editorConfig(
  german: ReadonlyMap<Namespace, MessageTree>,
  { repository, branch, api }: EditorHost,
): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Texte',
    logo: { src: `/${logoFile}`, show_in_header: true },
    publish_mode: 'simple',
    // Required. The editor has no field for files, and saves none: see only-texts.ts.
    media_folder: 'uploads',
    show_preview_links: false,
    backend: {
      name: 'github',
      repo: repository,
      branch,
      api_root: api,
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
    output: { json: { indent_style: 'space', indent_size: 2 } },
    collections: [
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
    ],
  };
}

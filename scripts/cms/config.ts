import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { MessageTree } from '@/lib/i18n/message-tree';
import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, locales } from '@/lib/locales';
import { photographSlots, photographTextKey } from '@/lib/pictures/photograph-slots';
import { companyFile, companySchema } from '@/lib/site/schema';
import { summaryFiles, summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { isKeptInGerman, parseIcu } from '@/scripts/messages/message-file';
import { findLimit } from '@/scripts/messages/text-limits';

/** The repository on GitHub (`owner/name`) and branch that the editor reads and writes. */
export type EditorHost = { repository: string; branch: string };

/** The field type of a message, which `browser/editor.ts` registers. */
export const messageWidget = 'message';

function messageField(namespace: Namespace, key: string, german: string): Field {
  const limit = findLimit(namespace, key);
  const kept = [...parseIcu(german).parameters].join(' ');
  return {
    name: key.replace(/^.*\./, ''),
    widget: messageWidget,
    key,
    parameters: kept,
    hint: [
      `\`${namespace}.${key}\``,
      ...(limit ? [`Best with at most ${limit.max} characters.`] : []),
      ...(kept === '' ? [] : [`Keep \`${kept}\`.`]),
    ].join(' '),
    i18n: isKeptInGerman(key) ? 'duplicate' : true,
    required: key !== photographTextKey,
  };
}

/** Texts that are the heading of their group. */
const headings = ['title', 'question', 'label', 'name'];

/** An empty group for one more question, which the page shows below the others. */
function newQuestion(namespace: Namespace, questions: MessageTree): Field {
  let number = Object.keys(questions).length + 1;
  while (`question${number}` in questions) number += 1;
  const name = `question${number}`;
  const fields = ['question', 'answer'].map((key) =>
    messageField(namespace, `faq.items.${name}.${key}`, ''),
  );
  return { name, label: 'Question', widget: 'object', i18n: true, required: false, fields };
}

/** The fields of a message file, from its German texts. */
export function messageFields(namespace: Namespace, tree: MessageTree, path = ''): Field[] {
  const fields = Object.entries(tree).map(([name, value]): Field => {
    const key = `${path}${name}`;
    if (typeof value === 'string') return messageField(namespace, key, value);
    const inner = messageFields(namespace, value, `${key}.`);
    const heading = headings.find((one) => typeof value[one] === 'string');
    const summary = heading && `{{${heading}}}`;
    return { name, widget: 'object', i18n: true, collapsed: 'auto', summary, fields: inner };
  });
  return path === 'faq.items.' ? [...fields, newQuestion(namespace, tree)] : fields;
}

/** Adds the alternative text of a photograph to the texts of a page that may have one. */
function withPhotographText(namespace: Namespace, german: MessageTree): MessageTree {
  const hasSlot = Object.values(photographSlots).some(({ page }) => page === namespace);
  return hasSlot && typeof german['hero'] === 'object'
    ? { ...german, hero: { photograph: '', ...german['hero'] } }
    : german;
}

const documentFile = (file: string, folder: string): CollectionFile => ({
  name: file.replace('.md', ''),
  file: `messages/${folder}/${file}`,
  format: 'raw',
  fields: [{ name: 'body', widget: 'text', i18n: true }],
});

/** The company's data, which is the same in every language. */
function companyFields(): Field[] {
  const { channels, figures } = companySchema.shape;
  const phones = Object.keys(channels.shape).map(
    (name): Field => ({
      name,
      widget: 'string',
      required: false,
      hint: 'Such as +49 30 23125 100',
    }),
  );
  const numbers = Object.entries(figures.shape).map(([name, { type }]): Field => {
    const isNumber = type === 'number';
    return isNumber ? { name, widget: 'number', value_type: 'float' } : { name, widget: 'string' };
  });
  return [
    { name: 'email', widget: 'string', type: 'email' },
    { name: 'channels', widget: 'object', fields: phones },
    { name: 'figures', widget: 'object', fields: numbers },
  ];
}

/**
 * The configuration of the text editor: one entry for each file, with its languages side by side.
 *
 * @param german the German message files
 * @see https://sveltiacms.app/en/docs/config-basics
 */
export function editorConfig(
  german: ReadonlyMap<Namespace, MessageTree>,
  { repository, branch }: EditorHost,
): CmsConfig {
  const pages = namespaces.map(
    (name): CollectionFile => ({
      name,
      file: `messages/{{locale}}/${name}.json`,
      i18n: true,
      fields: messageFields(name, withPhotographText(name, german.get(name) ?? {})),
    }),
  );
  const summaries = summaryFiles.map(
    (file): CollectionFile => ({
      ...documentFile(file, '{{locale}}'),
      i18n: { locales: [...summaryLocales], default_locale: summaryLocales[0] },
    }),
  );
  const terms = termsSources.map(({ file }) => documentFile(file, termsLocale));
  const company = { name: 'company', file: `messages/${companyFile}`, fields: companyFields() };
  return {
    load_config_file: false,
    app_title: 'Texts',
    // The only mode that notices that somebody else has changed the same page meanwhile.
    publish_mode: 'simple',
    media_folder: 'pictures/photographs',
    backend: {
      name: 'github',
      repo: repository,
      branch,
      auth_methods: ['token'],
      commit_messages: { update: 'Edit texts: {{slug}}' },
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    i18n: {
      structure: 'multiple_files',
      locales: [...locales],
      default_locale: defaultLocale,
      initial_locales: 'all',
    },
    collections: [
      { name: 'pages', label: 'Pages', icon: 'web', i18n: true, files: pages },
      { name: 'terms', label: 'Terms', icon: 'gavel', i18n: true, files: [...terms, ...summaries] },
      { name: 'company', label: 'Company', icon: 'call', files: [company] },
    ],
  };
}

import { defaultLocale, type Locale, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import type { ChangedText, SavedText } from '@/scripts/text-changes/changed-since';

/** Escapes a text for a cell of a Markdown table, and shows no-break spaces as ⍽. */
function cell(text = '–'): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\u00a0\u202f]/g, '⍽')
    .replace(/\r?\n/g, '<br>');
}

/** The pages that show a text, as links if there is a preview. */
function pageLinks(text: string, locale: Locale, preview: string | undefined): string {
  const [name = ''] = text.split(/[. ]/);
  const pages = pagesWithTexts(name);
  if (pages.length > 2) return 'every page';
  // Hosts show the not-found page for every path without a file.
  const paths =
    name === 'notFound'
      ? [`${localeTable[locale].prefix}/404`]
      : pages.map((page) => hrefFor(locale, page));
  return paths.map((path) => (preview ? `[${path}](${preview}${path})` : path)).join('<br>');
}

/** A Markdown table of changes, whose last column depends on its purpose. */
const table = <Change extends ChangedText>(
  column: string,
  changes: readonly Change[],
  lastCell: (change: Change) => string,
): string[] => [
  `| Text | Language | Before | After | ${column} |`,
  '|---|---|---|---|---|',
  ...changes.map((change) => {
    const { text, locale, before, after } = change;
    const cells = [cell(text), locale, cell(before), cell(after), lastCell(change)];
    return `| ${cells.join(' | ')} |`;
  }),
];

/**
 * Formats changed texts as a Markdown table with each text before and after the change.
 *
 * @param options.since name of the earlier state
 * @param options.replaced changes of the texts of which a person's version was replaced
 * @param options.preview URL of a preview to link to, without a trailing slash
 */
export function changesTable(
  changes: readonly ChangedText[],
  options: { since: string; replaced?: readonly SavedText[]; preview?: string | undefined },
): string {
  const { since, replaced = [], preview } = options;
  const texts = [...new Set(changes.map(({ text }) => text))];
  const untranslated = texts.filter(
    (text) =>
      !text.startsWith('terms-') &&
      changes.every((change) => change.text !== text || change.locale === defaultLocale),
  );
  return [
    ...(replaced.length > 0
      ? [
          '**Versions of these texts were replaced. The lower table has those that stand now.**',
          '',
          ...table('Saved by', replaced, ({ author }) => cell(author)),
          '',
        ]
      : []),
    `Texts changed since ${since}: ${texts.length}`,
    '',
    ...table('On', changes, ({ text, locale }) => pageLinks(text, locale, preview)),
    '',
    ...(untranslated.length > 0
      ? [`Changed in German, in no other language: ${untranslated.map(cell).join(', ')}`]
      : []),
  ].join('\n');
}

/** The pages that show the texts of a file, by its name without extension. */
function pagesWithTexts(name: string): readonly PageKey[] {
  if (name === 'common') return pageKeys;
  if (name === 'planner') return ['nurses', 'employers'];
  if (name.startsWith('terms-')) return ['terms'];
  return pageKeys.filter((key) => key === name);
}

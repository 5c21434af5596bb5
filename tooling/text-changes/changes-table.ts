import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { ChangedText } from '@/tooling/text-changes/changed-texts';
import { type TextPage, textPages } from '@/tooling/text-changes/pages-of-texts';

/** GitHub refuses comments and descriptions of more than 65,536 characters. */
const maxLength = 60_000;

/** Spaces that look like others, and soft hyphens, which cannot be seen. */
const unseen = /[\u00a0\u202f\u00ad]/g;

/** A text as a cell of a Markdown table, shown as it is written. */
function cell(text: string | undefined): string {
  if (text === undefined) return '–';
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(unseen, (sign) => (sign === '\u00ad' ? '‧' : '⍽'))
    .replace(/\r?\n/g, '<br>');
}

/** The addresses of pages, as links where a preview is given. */
function addresses(
  pages: readonly TextPage[],
  locale: Locale,
  preview: string | undefined,
): string {
  if (pages.length === textPages.length) return 'every page';
  return pages
    .map((page) => {
      // Any address that is missing shows this page.
      const address =
        page === 'notFound' ? `${localeTable[locale].prefix}/404` : hrefFor(locale, page);
      return preview === undefined ? address : `[${address}](${preview}${address})`;
    })
    .join('<br>');
}

/** Texts of which German changed and no other language did. */
function onlyGerman(changes: readonly ChangedText[]): string[] {
  const texts = changes.filter(({ locale }) => locale === defaultLocale).map(({ text }) => text);
  const others = changes.filter(({ locale }) => locale !== defaultLocale).map(({ text }) => text);
  return [...new Set(texts)].filter((text) => !others.includes(text) && !/^terms-/.test(text));
}

/**
 * Writes changed texts as Markdown: a table of what stood there and what stands there now, the
 * languages of a text below each other.
 *
 * @param options.since name of the earlier state
 * @param options.pagesOf the pages that show a text
 * @param options.preview address of a preview to link to, without a slash at its end
 */
export function changesTable(
  changes: readonly ChangedText[],
  {
    since,
    pagesOf,
    preview,
  }: {
    since: string;
    pagesOf: (text: string) => readonly TextPage[];
    preview?: string | undefined;
  },
): string {
  const texts = [...new Set(changes.map(({ text }) => text))];
  const count = texts.length === 1 ? '1 text' : `${texts.length} texts`;
  if (texts.length === 0) return `No text has changed since ${since}.`;
  const lines = [
    `${count} changed since ${since}.`,
    '',
    '| Text | Language | Before | After | On |',
    '|---|---|---|---|---|',
  ];
  const rows = texts.flatMap((text) =>
    locales.flatMap((locale) =>
      changes
        .filter((change) => change.text === text && change.locale === locale)
        .map(({ before, after }) => {
          const on = addresses(pagesOf(text), locale, preview);
          return `| ${cell(text)} | ${locale} | ${cell(before)} | ${cell(after)} | ${on} |`;
        }),
    ),
  );
  let length = lines.join('\n').length;
  const shown = rows.filter((row) => {
    length += row.length + 1;
    return length <= maxLength;
  });
  lines.push(...shown);
  const rest: string[] = [];
  if (shown.length < rows.length) {
    rest.push(`${rows.length - shown.length} more rows: npm run messages -- changed ${since}`);
  }
  if (changes.some(({ before = '', after = '' }) => (before + after).search(unseen) >= 0)) {
    rest.push('⍽ stands for a no-break space, ‧ for a soft hyphen.');
  }
  const german = onlyGerman(changes);
  if (german.length > 0) {
    rest.push(`Changed in German, in no other language: ${german.map(cell).join(', ')}`);
  }
  return [...lines, ...rest.flatMap((line) => ['', line])].join('\n');
}

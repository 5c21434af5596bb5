import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { isPageKey } from '@/lib/routing/table';
import type { ChangedText } from '@/scripts/text-changes/changed-since';

/** Spaces that look like others, and soft hyphens, which cannot be seen. */
const unseen = /[\u00a0\u202f\u00ad]/g;

/** A text as a cell of a Markdown table, shown as it is written. */
function cell(text = '–'): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(unseen, (sign) => (sign === '\u00ad' ? '‧' : '⍽'))
    .replace(/\r?\n/g, '<br>');
}

/** The addresses of the pages that show a text, as far as its file tells. */
function pagesOf(text: string, locale: Locale): string[] {
  const [name = ''] = text.split('.');
  // Any address that is missing shows this page.
  if (name === 'notFound') return [`${localeTable[locale].prefix}/404`];
  if (name === 'planner') return [hrefFor(locale, 'nurses'), hrefFor(locale, 'employers')];
  if (name.startsWith('terms-')) return [hrefFor(locale, 'terms')];
  return isPageKey(name) ? [hrefFor(locale, name)] : [];
}

/** Texts of which German changed and no other language did. */
function onlyGerman(changes: readonly ChangedText[]): string[] {
  const others = changes.filter(({ locale }) => locale !== defaultLocale).map(({ text }) => text);
  return changes
    .filter(({ locale, text }) => locale === defaultLocale && !/^terms-/.test(text))
    .flatMap(({ text }) => (others.includes(text) ? [] : text));
}

/**
 * Writes changed texts as Markdown: a table of what stood there and what stands there now, the
 * languages of a text below each other.
 *
 * @param options.since name of the earlier state
 * @param options.preview address of a preview to link to, without a slash at its end
 */
export function changesTable(
  changes: readonly ChangedText[],
  { since, preview }: { since: string; preview?: string | undefined },
): string {
  const texts = [...new Set(changes.map(({ text }) => text))];
  if (texts.length === 0) return `No text has changed since ${since}.`;
  const lines = [
    `${texts.length === 1 ? '1 text' : `${texts.length} texts`} changed since ${since}.`,
    '',
    '| Text | Language | Before | After | On |',
    '|---|---|---|---|---|',
  ];
  const rows = texts.flatMap((text) =>
    locales.flatMap((locale) =>
      changes
        .filter((change) => change.text === text && change.locale === locale)
        .map(({ before, after }) => {
          const links = pagesOf(text, locale).map((href) =>
            preview === undefined ? href : `[${href}](${preview}${href})`,
          );
          const on = links.length > 0 ? links.join('<br>') : 'several pages';
          return `| ${cell(text)} | ${locale} | ${cell(before)} | ${cell(after)} | ${on} |`;
        }),
    ),
  );
  const german = onlyGerman(changes);
  const notes = [
    rows.some((row) => /[⍽‧]/.test(row)) && '⍽ stands for a no-break space, ‧ for a soft hyphen.',
    german.length > 0 && `Changed in German, in no other language: ${german.map(cell).join(', ')}`,
  ].flatMap((note) => (note ? ['', note] : []));
  return [...lines, ...rows, ...notes].join('\n');
}

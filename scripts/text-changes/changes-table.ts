import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { isPageKey } from '@/lib/routing/table';
import type { ChangedText } from '@/scripts/text-changes/changed-since';

/** No-break spaces and soft hyphens, which cannot be seen. */
const invisible = /[\u00a0\u202f\u00ad]/g;

/** Escapes a text for a cell of a Markdown table. */
function cell(text = '–'): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(invisible, (sign) => (sign === '\u00ad' ? '‧' : '⍽'))
    .replace(/\r?\n/g, '<br>');
}

/** The paths of the pages that show a text; none if its file is not that of a page. */
function pagePaths(text: string, locale: Locale): string[] {
  const [name = ''] = text.split('.');
  // Hosts show this page for every path without a file.
  if (name === 'notFound') return [`${localeTable[locale].prefix}/404`];
  if (name === 'planner') return [hrefFor(locale, 'nurses'), hrefFor(locale, 'employers')];
  if (name.startsWith('terms-')) return [hrefFor(locale, 'terms')];
  return isPageKey(name) ? [hrefFor(locale, name)] : [];
}

function changedInGermanOnly(changes: readonly ChangedText[]): string[] {
  const others = changes.filter(({ locale }) => locale !== defaultLocale).map(({ text }) => text);
  return changes
    .filter(({ locale, text }) => locale === defaultLocale && !/^terms-/.test(text))
    .flatMap(({ text }) => (others.includes(text) ? [] : text));
}

/**
 * Formats changed texts as a Markdown table with each text before and after the change, and the
 * languages of a text below each other.
 *
 * @param options.since name of the earlier state
 * @param options.preview URL of a preview to link to, without a trailing slash
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
          const links = pagePaths(text, locale).map((href) =>
            preview === undefined ? href : `[${href}](${preview}${href})`,
          );
          const on = links.length > 0 ? links.join('<br>') : 'several pages';
          return `| ${cell(text)} | ${locale} | ${cell(before)} | ${cell(after)} | ${on} |`;
        }),
    ),
  );
  const german = changedInGermanOnly(changes);
  const notes = [
    rows.some((row) => /[⍽‧]/.test(row)) && '⍽ stands for a no-break space, ‧ for a soft hyphen.',
    german.length > 0 && `Changed in German, in no other language: ${german.map(cell).join(', ')}`,
  ].flatMap((note) => (note ? ['', note] : []));
  return [...lines, ...rows, ...notes].join('\n');
}

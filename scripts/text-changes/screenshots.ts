import { defaultLocale, isLocale } from '@/lib/locales';
import { isPhotographSlot, photographSlots } from '@/lib/pictures/photograph-slots';
import { companyFile } from '@/lib/site/schema';
import { pagesWithTexts } from '@/scripts/text-changes/changes-table';

/** Widths of the screenshots: a phone and a laptop. */
const widths = ['360', '1280'] as const;

/** The pages that show a changed file, and the language of their screenshots. */
function changedPages(path: string): { locale: string; pages: readonly string[] } | undefined {
  if (path === `messages/${companyFile}`) {
    return { locale: defaultLocale, pages: ['home', 'employers', 'nurses', 'contact'] };
  }
  const slot = /^pictures\/photographs\/([\w-]+)/.exec(path)?.[1] ?? '';
  if (isPhotographSlot(slot)) return { locale: defaultLocale, pages: [photographSlots[slot].page] };
  const [, locale = '', name = ''] = /^messages\/(\w+)\/([\w-]+)\.(?:json|md)$/.exec(path) ?? [];
  if (!isLocale(locale)) return undefined;
  return { locale, pages: name === 'notFound' ? ['not-found'] : pagesWithTexts(name) };
}

/**
 * Words for `npm run shots:compare` that name the pages and languages whose texts have changed.
 *
 * @param paths changed files, such as `messages/de/home.json`
 * @returns an empty list if no page shows any of them
 */
export function screenshotWords(paths: readonly string[]): string[] {
  const changed = paths.flatMap((path) => changedPages(path) ?? []);
  if (changed.length === 0) return [];
  const words = changed.flatMap(({ locale, pages }) => [...pages, locale]);
  return [...new Set(words), ...widths];
}

/** Stands for the URL of the screenshots, which is known only after they are published. */
const picturesUrl = 'PICTURES_URL';

/**
 * A Markdown table of screenshots before and after a change.
 *
 * @param files paths of Playwright's screenshots that differ: `…-expected.png` and `…-actual.png`
 */
export function screenshotReport(files: readonly string[]): string {
  const rows = files.flatMap((after) => {
    const before = after.replace(/actual\.png$/, 'expected.png');
    // Screenshots in forced colours show no text that other screenshots lack.
    if (before === after || !files.includes(before) || after.includes('forced-colors')) return [];
    const name = after.replace(/^.*\/|-actual\.png$/g, '');
    const [old, current] = [before, after].map((file) => `![${name}](${picturesUrl}/${file})`);
    return [`| ${name} | ${old} | ${current} |`];
  });
  if (rows.length === 0) return 'No page looks different.\n';
  return ['| Picture | Before | After |', '|---|---|---|', ...rows, ''].join('\n');
}

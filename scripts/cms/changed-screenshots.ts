import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale, isLocale } from '@/lib/locales';
import { isPhotographSlot, photographSlots } from '@/lib/pictures/photograph-slots';
import { pageKeys } from '@/lib/routing/table';
import { companyFile } from '@/lib/site/schema';

/** Widths of the screenshots: a phone and a laptop. */
const widths = ['360', '1280'] as const;

/** Pages that show the texts of files that do not belong to a single page. */
const pagesByNamespace: Partial<Record<Namespace, readonly string[]>> = {
  common: pageKeys,
  notFound: ['not-found'],
  planner: ['nurses', 'employers'],
};

function pagesWithTexts(file: string): readonly string[] {
  const name = file.replace(/\.\w+$/, '');
  if (name.startsWith('terms-')) return ['terms'];
  const namespace = namespaces.find((candidate) => candidate === name);
  if (namespace === undefined) return [];
  return pagesByNamespace[namespace] ?? [namespace];
}

/**
 * Words for `npm run shots:compare` that name the pages and languages whose texts have changed.
 *
 * @param paths changed files, such as `messages/de/home.json`
 * @returns an empty list if no page shows any of them
 */
export function screenshotWords(paths: readonly string[]): string[] {
  const texts = paths.flatMap((path) => {
    const [folder, locale = '', file = ''] = path.split('/');
    if (path === `messages/${companyFile}`) {
      return [{ locale: defaultLocale, pages: ['home', 'employers', 'nurses', 'contact'] }];
    }
    const slot = /^pictures\/photographs\/([\w-]+)/.exec(path)?.[1] ?? '';
    if (isPhotographSlot(slot)) {
      return [{ locale: defaultLocale, pages: [photographSlots[slot].page] }];
    }
    return folder === 'messages' && isLocale(locale)
      ? [{ locale, pages: pagesWithTexts(file) }]
      : [];
  });
  const pages = new Set(texts.flatMap(({ pages: shown }) => shown));
  const languages = new Set(texts.map(({ locale }) => String(locale)));
  return pages.size === 0 ? [] : [...pages, ...languages, ...widths];
}

/** Stands for the URL of the screenshots, which is known only after they are published. */
const picturesUrl = 'PICTURES_URL';

const picture = (state: string, file: string) => `![${state}](${picturesUrl}/${file})`;

/**
 * A Markdown table of screenshots before and after a change.
 *
 * @param files paths of Playwright's screenshots that differ: `…-expected.png` and `…-actual.png`
 */
export function screenshotReport(files: readonly string[]): string {
  const after = files.filter((file) => file.endsWith('-actual.png'));
  const rows = after.flatMap((file) => {
    const before = file.replace(/actual\.png$/, 'expected.png');
    const name = file.replace(/^.*\/|-actual\.png$/g, '');
    // Screenshots in forced colours show no text that other screenshots lack.
    if (name.endsWith('-forced-colors') || !files.includes(before)) return [];
    return [`| ${name} | ${picture('before', before)} | ${picture('after', file)} |`];
  });
  if (rows.length === 0) return 'No page looks different.\n';
  return ['| Picture | Before | After |', '|---|---|---|', ...rows, ''].join('\n');
}

import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import { isLocale } from '@/lib/locales';
import { pageKeys } from '@/lib/routing/table';

/** Widths of the pictures of a change: a phone and a laptop. */
const widths = ['360', '1280'] as const;

/** Pages that show the texts of a file which is no page of its own. */
const shownOn: Partial<Record<Namespace, readonly string[]>> = {
  common: pageKeys,
  notFound: ['not-found'],
  planner: ['nurses', 'employers'],
};

/** The pages that show a file of texts. */
function pagesOf(file: string): readonly string[] {
  const name = file.replace(/\.\w+$/, '');
  if (name.startsWith('terms-')) return ['terms'];
  const namespace = namespaces.find((candidate) => candidate === name);
  if (namespace === undefined) return [];
  return shownOn[namespace] ?? [namespace];
}

/**
 * Words for `npm run shots:compare` that name the pages and languages whose texts have changed.
 *
 * @param paths changed files, such as `messages/de/home.json`
 * @returns nothing when no page shows any of them
 */
export function filtersFor(paths: readonly string[]): string[] {
  const texts = paths.flatMap((path) => {
    const [folder, locale = '', file = ''] = path.split('/');
    return folder === 'messages' && isLocale(locale) ? [{ locale, pages: pagesOf(file) }] : [];
  });
  const pages = new Set(texts.flatMap(({ pages: shown }) => shown));
  const languages = new Set(texts.map(({ locale }) => String(locale)));
  return pages.size === 0 ? [] : [...pages, ...languages, ...widths];
}

/** In the place of the address that the pictures will have, which is known only once they are there. */
const picturesAddress = 'PICTURES_ADDRESS';

/** Pictures in the colours of the system, which show a text like any other. */
const inSystemColours = /-forced-colors$/;

/**
 * The pictures of a change as Markdown, each before and after it.
 *
 * @param names names of the pictures that differ, without extension
 */
export function pictureReport(names: readonly string[]): string {
  if (names.length === 0) return 'No page looks different.\n';
  const shown = names.filter((name) => !inSystemColours.test(name));
  const rows = shown.map((name) => {
    const [before, after] = ['before', 'after'].map(
      (state) => `![${state}](${picturesAddress}/${state}/${encodeURIComponent(name)}.png)`,
    );
    return `| ${name} | ${before} | ${after} |`;
  });
  return ['| Picture | Before | After |', '|---|---|---|', ...rows, ''].join('\n');
}

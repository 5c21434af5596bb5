import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale } from '@/lib/locales';

/** Expected content of `messages/`. */
type Expected = { locales: readonly Locale[]; namespaces: readonly string[] };

const problem = (file: string, message: string): Problem => ({ file, key: '', message });

/** Missing and unexpected files of one language. */
function checkFolder(
  locale: Locale,
  found: ReadonlySet<string>,
  { namespaces }: Expected,
): Problem[] {
  const missing = namespaces
    .filter((namespace) => !found.has(`${namespace}.json`))
    .map((namespace) => {
      const message =
        locale === defaultLocale
          ? 'missing; add the file with its texts'
          : `missing; translate messages/${defaultLocale}/${namespace}.json`;
      return problem(`messages/${locale}/${namespace}.json`, message);
    });
  const unknown = [...found]
    .filter((name) => name.endsWith('.json') && !namespaces.includes(name.slice(0, -5)))
    .map((name) =>
      problem(
        `messages/${locale}/${name}`,
        `belongs to no page; remove it or rename it to one of ${namespaces.join(', ')}`,
      ),
    );
  return [...missing, ...unknown];
}

/**
 * Compares the files under `messages/` with the languages and pages. Only JSON files are checked;
 * other documents are allowed.
 *
 * @param paths all files, relative to `messages/`: `en/home.json`
 */
export function checkMessageFiles(paths: readonly string[], expected: Expected): Problem[] {
  const folders = new Map<string, Set<string>>();
  const stray: Problem[] = [];
  for (const path of paths) {
    const [folder = '', ...rest] = path.split('/');
    if (rest.length === 0) {
      if (!path.endsWith('.json')) continue;
      stray.push(problem(`messages/${path}`, 'belongs to no language; move it into a folder'));
      continue;
    }
    folders.set(folder, (folders.get(folder) ?? new Set()).add(rest.join('/')));
  }
  const known: readonly string[] = expected.locales;
  const orphans = [...folders.keys()]
    .filter((folder) => !known.includes(folder))
    .map((folder) =>
      problem(
        `messages/${folder}`,
        `no language "${folder}" in lib/locales.ts; remove the folder or add the language`,
      ),
    );
  const perLanguage = expected.locales.flatMap((locale) => {
    const found = folders.get(locale);
    if (found) return checkFolder(locale, found, expected);
    const names = expected.namespaces.map((namespace) => `${namespace}.json`).join(', ');
    return [
      problem(`messages/${locale}`, `missing; lib/locales.ts has this language; add ${names}`),
    ];
  });
  return [...stray, ...orphans, ...perLanguage];
}

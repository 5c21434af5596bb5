import { join } from 'node:path';
import { build } from 'esbuild';
import { isPageKey, type PageKey, pageKeys } from '@/lib/routing/table';

/** A page, or the not-found page. */
export type TextPage = PageKey | 'notFound';

/** Every page that a text can be on. */
export const textPages: readonly TextPage[] = [...pageKeys, 'notFound'];

/** Finds the pages that show a text, by its key with the file's name: `home.hero.title`. */
export type FindPages = (key: string) => readonly TextPage[];

/** Folders below `app/[locale]/` that are not named like their page. */
const otherFolders: ReadonlyMap<TextPage, string> = new Map([
  ['home', '.'],
  ['notFound', 'not-found-page'],
]);

/** Modules that read texts for search engines and link previews, not for the page itself. */
const unseen = /^(?:components\/structured-data|lib\/metadata)\//;

/** The code of each page by module: what runs for the page, without packages and comments. */
async function codeOfPages(root: string): Promise<ReadonlyMap<TextPage, readonly string[]>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: textPages.map((page) => ({
      in: join('app/[locale]', otherFolders.get(page) ?? page, 'page.tsx'),
      out: page,
    })),
    outdir: root,
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  });
  return new Map(
    textPages.map((page) => {
      const output = outputFiles.find(({ path }) => path === join(root, `${page}.js`));
      // esbuild writes each module's path above its code.
      const modules = (output?.text ?? '').split(/^\/\/ (?=\S+$)/m);
      return [page, modules.filter((module) => !unseen.test(module))];
    }),
  );
}

const translator =
  /\b(?:const|let|var) (\w+) = (?:await )?(?:use|get)Translations\d*\((?:\{[^}]*?namespace: )?(["'`])([^"'`$]*)(\$?)/g;

/** A prefix without the half name that stands before a variable. */
const upToName = (text: string) => text.replace(/\.?[^.]*$/, '');

/**
 * Prefixes of the keys that a module reads: of `t('title')` the whole key, of a computed key what
 * stands before the first variable, and the namespace alone where the translator is passed on.
 */
function prefixesIn(code: string): string[] {
  return [...code.matchAll(translator)].flatMap(([, name = '', , namespace = '', isComputed]) => {
    if (isComputed) return [upToName(namespace)].filter(Boolean);
    const uses = code.matchAll(
      new RegExp(
        `(?<![\\w.$-])${name}\\b(?!-| = )(?:\\.\\w+)?(?:\\((["'\`])([^"'\`$]*)(\\$?))?`,
        'g',
      ),
    );
    return [...uses].map(([, quote, key = '', isPart]) => {
      const read = isPart ? upToName(key) : key;
      return quote === undefined || read === '' ? namespace : `${namespace}.${read}`;
    });
  });
}

const isBelow = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}.`);

/**
 * Reads from the sources which texts the pages show. Texts of a page's own file are on that page,
 * whatever reads them; about all others the code of a page tells.
 *
 * @param root folder of the project
 */
export async function readPagesOfTexts(root: string): Promise<FindPages> {
  const prefixes = [...(await codeOfPages(root))].map(
    ([page, modules]) => [page, new Set(modules.flatMap(prefixesIn))] as const,
  );
  return (key) => {
    const [namespace = ''] = key.split('.');
    const isOwn = isPageKey(namespace) || namespace === 'notFound';
    return prefixes
      .filter(
        ([page, ofPage]) =>
          (isOwn && namespace === page) || [...ofPage].some((prefix) => isBelow(key, prefix)),
      )
      .map(([page]) => page);
  };
}

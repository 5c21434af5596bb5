import { cp, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { headerRules, revalidated } from '@/lib/headers/header-rules';
import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { pageByPath } from '@/lib/routing/addresses';
import { htmlFileFor, notFoundFileFor } from '@/lib/routing/page-files';
import { compressedExtension, contentTypeFor } from '@/scripts/hosts/content-types';
import { redirects } from '@/scripts/hosts/redirects';
import { writeFiles } from '@/scripts/support/files';
import { site } from '@/site.config';

/** Matches a whole path, as Vercel wants it. A star stands for any text. */
const exactPattern = (path: string) => `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`;
/** Matches a path with any capitals, but not without capitals. */
const capitalPattern = (path: string) =>
  `^(?!${path}$)${path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}$`;

const pages = [...pageByPath.keys()].map((path) => ({ path, file: htmlFileFor(path) }));
const isFolder = ({ path }: { path: string }) => path.endsWith('/');

/** The default language is last, because every path matches its route. */
const notFoundRoutes = [...locales.filter((locale) => locale !== defaultLocale), defaultLocale].map(
  (locale) => ({
    src: `^${localeTable[locale].prefix}(?:/.*)?$`,
    caseSensitive: true,
    dest: `/${notFoundFileFor(locale)}`,
    status: 404,
    // Must not be cached: the file may exist later.
    headers: { 'Cache-Control': revalidated },
  }),
);

/**
 * Vercel's `config.json`. The routes before `filesystem` match the requested path. Those with
 * `continue` add headers, and later ones override earlier ones.
 *
 * @see https://vercel.com/docs/build-output-api/configuration
 */
function vercelConfig() {
  const rules = headerRules();
  const routes = [
    // Vercel takes media types from `overrides`.
    ...rules
      .filter(({ headers }) => !('Content-Type' in headers))
      .map(({ path, headers }) => ({
        src: exactPattern(path.endsWith('/') ? `${path}*` : path),
        headers,
        continue: true,
      })),
    {
      src: exactPattern('/*'),
      missing: [{ type: 'host', value: { eq: new URL(site.url).hostname } }],
      headers: { 'X-Robots-Tag': 'noindex' },
      continue: true,
    },
    ...redirects.map(({ from, to }) => ({
      src: exactPattern(from),
      status: 308,
      headers: { Location: to },
    })),
    // Sources ignore capitals by default: the redirects above need no second rule.
    ...pages.map(({ path }) => ({
      src: capitalPattern(path),
      caseSensitive: true,
      status: 308,
      headers: { Location: path },
    })),
    ...pages
      .filter(isFolder)
      .map(({ path, file }) => ({ src: exactPattern(path), dest: `/${file}` })),
    { handle: 'filesystem' },
    { handle: 'error' },
    ...notFoundRoutes,
  ];
  const overrides = [
    ...pages
      .filter((page) => !isFolder(page))
      .map(({ path, file }): [string, object] => [
        file,
        { path: path.slice(1), contentType: contentTypeFor(file) },
      ]),
    ...rules.flatMap(({ path, headers: { 'Content-Type': contentType } }): [string, object][] =>
      contentType === undefined ? [] : [[path.slice(1), { contentType }]],
    ),
  ];
  return { version: 3, routes, overrides: Object.fromEntries(overrides) };
}

/** Files that only other hosts need. Vercel compresses files itself. */
const isForOtherHosts = (file: string) =>
  compressedExtension.test(file) || /^_(headers|redirects)$/.test(basename(file));

/** Writes a published site in the format of Vercel's Build Output API. */
export async function writeVercelOutput(siteDir: string, outputDir: string): Promise<void> {
  await rm(outputDir, { recursive: true, force: true });
  const filter = (file: string) => !isForOtherHosts(file);
  await cp(await realpath(siteDir), join(outputDir, 'static'), { recursive: true, filter });
  const config = JSON.stringify(vercelConfig(), null, 2);
  await writeFiles(outputDir, { 'config.json': `${config}\n` });
}

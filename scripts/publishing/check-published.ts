import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sourceHash } from '@/lib/headers/content-security-policy';
import { defaultLocale, locales } from '@/lib/locales';
import { pageByPath, pageVariants } from '@/lib/routing/addresses';
import { isGeneratedFile } from '@/lib/routing/files';
import { publishedPages } from '@/lib/routing/page-files';
import { internalPath } from '@/lib/routing/resolve-path';
import { inlineStyleHashes } from '@/scripts/hosts/page-header-data';
import { assetsFolder, bundlerFolder } from '@/scripts/publishing/assets';
import { allElements, isDataScript, parsePage } from '@/scripts/publishing/page-document';
import { listFiles } from '@/scripts/support/files';

/** Paths of Next's app that are not public paths of pages. */
const internalPaths: ReadonlySet<string> = new Set(
  [
    ...pageVariants.map(({ locale, page }) => internalPath({ kind: 'page', locale, page })),
    ...locales.map((locale) => internalPath({ kind: 'notFound', locale })),
  ].filter((path) => !pageByPath.has(path)),
);

function isInternal(path: string): boolean {
  return (
    path.startsWith(bundlerFolder) ||
    path.startsWith(`/${defaultLocale}/`) ||
    internalPaths.has(path)
  );
}

/**
 * Finds paths that exist only inside Next's app and must not be published.
 *
 * @param text an attribute's value, or the content of a data script or of a text file: paths are
 *   found at its start and after quotes, brackets, commas and white space
 * @param url origin of the site: paths of its absolute URLs are found, too
 */
function findInternalPaths(text: string, url: string): string[] {
  return text
    .split(/[\s"'`,;()<>\\]+/)
    .map((part) => (part.startsWith(`${url}/`) ? part.slice(url.length) : part))
    .map((part) => part.split(/[?#]/)[0] ?? '')
    .filter(isInternal)
    .map((path) => `${path} is not a public path of the site`);
}

/** A placeholder or tag that no code has filled in, with the words before it. */
const unfilled = /[^\n]{0,40}(?:\{[\p{L}\d_]+\}|<\/?[\p{L}\d]+>)/gu;

const findUnfilled = (text: string) =>
  [...text.replaceAll('\u00AD', '').matchAll(unfilled)].map(
    ([words]) => `"${words}": no code fills in this placeholder or tag; correct the text`,
  );

/**
 * Finds internal paths in a page, placeholders that no code has filled in, and elements that the
 * content security policy would block.
 */
export function pageProblems(html: string, url: string): string[] {
  const $ = parsePage(html);
  const problems = findUnfilled($('body').clone().find('script, style').remove().end().text());
  const checkPaths = (where: string, text: string) =>
    problems.push(...findInternalPaths(text, url).map((found) => `${where}: ${found}`));
  for (const element of allElements($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      const where = `<${element.name} ${name}>`;
      if (name === 'style') problems.push(`${where}: inline style`);
      if (name.startsWith('on')) problems.push(`${where}: inline event handler`);
      checkPaths(where, value);
    }
  }
  for (const script of $('script').get()) {
    if (isDataScript(script.attribs['type'])) checkPaths('<script>', $(script).text());
    else if (!script.attribs['src']) problems.push('<script>: inline script');
  }
  // The page's policy must contain the hash of each inline style sheet, as the hosts' headers do.
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const allowed = inlineStyleHashes(html).filter((hash) => policy.includes(`'${hash}'`));
  const styles = $('style').get();
  const blocked = styles.filter((style) => !allowed.includes(sourceHash($(style).text())));
  return [...problems, ...blocked.map(() => '<style>: inline style sheet')];
}

/** Text files that may contain paths of other files. */
const textFile = /\.(html|css|js|xml|json|webmanifest|svg)$/;
/** Text files other than pages that contain paths of pages. */
const filesWithPaths = /\.(xml|json|webmanifest)$/;

const expectedPages: ReadonlySet<string> = new Set(publishedPages.flatMap(({ files }) => files));

function isInternalFile(file: string): boolean {
  if (file.endsWith('.html')) return !expectedPages.has(file);
  return file.startsWith('_next/') || (file.endsWith('.txt') && !isGeneratedFile(`/${file}`));
}

/** Checks a published site as a whole. @throws an error with one line per problem */
export async function assertPublished(
  outDir: string,
  publicDir: string,
  url: string,
): Promise<void> {
  const files = await listFiles(outDir);
  const publicFiles = new Set(await listFiles(publicDir));
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => textFile.test(name))) {
    texts.set(file, await readFile(join(outDir, file), 'utf8'));
  }
  const isReferenced = (asset: string) =>
    [...texts].some(([file, text]) => file !== asset && text.includes(basename(asset)));
  const fileProblems = (file: string, text: string) => {
    if (expectedPages.has(file)) return pageProblems(text, url);
    return filesWithPaths.test(file) ? findInternalPaths(text, url) : [];
  };

  const problems = [
    ...[...expectedPages].filter((file) => !texts.has(file)).map((file) => `${file}: missing`),
    ...files
      .filter((file) => !publicFiles.has(file) && isInternalFile(file))
      .map((file) => `${file}: is an internal file of Next, which must not be published`),
    ...files
      .filter((file) => `/${file}`.startsWith(`${assetsFolder}/`) && !isReferenced(file))
      .map((file) => `${file}: no file references it`),
    ...[...texts].flatMap(([file, text]) =>
      fileProblems(file, text).map((problem) => `${file}: ${problem}`),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(`The published site has problems:\n${[...new Set(problems)].join('\n')}`);
  }
}

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isRootFile } from '@/lib/routing/files';
import { assetsFolder } from '@/scripts/publishing/asset-names';
import { type CheckedPage, internalAddressesIn } from '@/scripts/publishing/check-page';
import { publishedPages } from '@/scripts/publishing/page-files';
import { filesIn } from '@/scripts/support/files-in';

/** Text files that may reference other files or contain addresses. */
const textFile = /\.(html|css|js|xml|json|webmanifest|svg)$/;
/** Text files other than pages that contain addresses of pages. */
const addressFile = /\.(xml|json|webmanifest)$/;

/**
 * Checks a published site as a whole.
 *
 * @param outDir folder of the published site
 * @param site.publicDir folder of the files that were copied unchanged
 * @param site.url address of the site without a path
 * @param site.pages the pages by their files, which have been checked one by one
 * @throws an error with one line per problem
 */
export async function assertPublished(
  outDir: string,
  site: { publicDir: string; url: string; pages: ReadonlyMap<string, CheckedPage> },
): Promise<void> {
  const files = await filesIn(outDir);
  const publicFiles = new Set(await filesIn(site.publicDir));
  const expected = new Set(publishedPages.flatMap((page) => page.files));
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => textFile.test(name) && !site.pages.has(name))) {
    texts.set(file, await readFile(join(outDir, file), 'utf8'));
  }

  const problems = [
    ...[...expected].filter((file) => !files.includes(file)).map((file) => `${file}: missing`),
    ...files
      .filter((file) => !publicFiles.has(file) && isLeftover(file, expected))
      .map((file) => `${file}: Next's own file, which no visitor needs`),
    ...unreferencedAssets(files, texts, site.pages),
  ];
  for (const file of files) {
    const found = site.pages.get(file)?.problems;
    const isChecked = found !== undefined || !addressFile.test(file);
    for (const path of isChecked ? [] : internalAddressesIn(texts.get(file) ?? '', site.url)) {
      problems.push(`${file}: ${path} is no address of the site`);
    }
    for (const problem of found ?? []) problems.push(`${file}: ${problem}`);
  }
  if (problems.length > 0) {
    throw new Error(`The published site has problems:\n${[...new Set(problems)].join('\n')}`);
  }
}

function isLeftover(file: string, expected: ReadonlySet<string>): boolean {
  if (file.endsWith('.html')) return !expected.has(file);
  return file.startsWith('_next/') || (file.endsWith('.txt') && !isRootFile(`/${file}`));
}

function unreferencedAssets(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, CheckedPage>,
): string[] {
  const inPages = new Set([...pages.values()].flatMap(({ refersTo }) => refersTo));
  return files
    .filter((file) => `/${file}`.startsWith(`${assetsFolder}/`))
    .filter((file) => {
      const name = basename(file);
      return (
        !inPages.has(name) &&
        ![...texts].some(([other, text]) => other !== file && text.includes(name))
      );
    })
    .map((file) => `${file}: nothing refers to it`);
}

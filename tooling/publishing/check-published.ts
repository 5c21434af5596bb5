import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isRootFile } from '@/lib/routing/files';
import type { StyleHashes } from '@/tooling/host-rules/content-security-policy';
import { assetsFolder } from '@/tooling/publishing/asset-names';
import { problemsOfPage } from '@/tooling/publishing/check-page';
import { internalAddressesIn } from '@/tooling/publishing/internal-addresses';
import { parsePage } from '@/tooling/publishing/page-document';
import { publishedPages } from '@/tooling/publishing/page-files';
import { filesIn } from '@/tooling/support/files-in';

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
 * @param site.styles hashes of the allowed inline style sheets
 * @throws an error with one line per problem
 */
export async function assertPublished(
  outDir: string,
  site: { publicDir: string; url: string; styles: StyleHashes },
): Promise<void> {
  const files = await filesIn(outDir);
  const publicFiles = new Set(await filesIn(site.publicDir));
  const expected = new Set(publishedPages.flatMap((page) => page.files));
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => textFile.test(name))) {
    texts.set(file, await readFile(join(outDir, file), 'utf8'));
  }

  const problems = [
    ...[...expected].filter((file) => !files.includes(file)).map((file) => `${file}: missing`),
    ...files
      .filter((file) => !publicFiles.has(file) && isLeftover(file, expected))
      .map((file) => `${file}: Next's own file, which no visitor needs`),
    ...unreferencedAssets(files, texts),
  ];
  for (const [file, text] of texts) {
    if (expected.has(file)) {
      for (const problem of problemsOfPage(parsePage(text), site)) {
        problems.push(`${file}: ${problem}`);
      }
    } else if (addressFile.test(file)) {
      for (const path of internalAddressesIn(text, site.url)) {
        problems.push(`${file}: ${path} is no address of the site`);
      }
    }
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
): string[] {
  return files
    .filter((file) => `/${file}`.startsWith(`${assetsFolder}/`))
    .filter((file) => {
      const name = basename(file);
      return ![...texts].some(([other, text]) => other !== file && text.includes(name));
    })
    .map((file) => `${file}: nothing refers to it`);
}

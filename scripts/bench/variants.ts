import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from '@/scripts/publishing/compress-files';
import {
  isDataScript,
  type PageDocument,
  parsePage,
  serialisePage,
} from '@/scripts/publishing/page-document';
import { publishedPages } from '@/scripts/publishing/page-files';
import { filesIn } from '@/scripts/support/files-in';
import { next, runNode } from '@/scripts/support/run';

/** A temporary copy of the site, and a function that removes it. */
export type SiteCopy = { folder: string; remove: () => Promise<void> };

async function emptyCopy(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Copies a site, changing its pages. */
async function copyWith(
  siteFolder: string,
  change: ($: PageDocument, folder: string) => void | Promise<void>,
): Promise<SiteCopy> {
  const copy = await emptyCopy();
  await cp(siteFolder, copy.folder, { recursive: true });
  for (const file of (await filesIn(copy.folder)).filter((name) => name.endsWith('.html'))) {
    const $ = parsePage(await readFile(join(copy.folder, file), 'utf8'));
    await change($, copy.folder);
    await writeFile(join(copy.folder, file), serialisePage($));
  }
  // The compressed copies are still those of the old pages.
  await compressFiles(copy.folder);
  return copy;
}

/** Removes the scripts from a page; data blocks stay. */
function removeScripts($: PageDocument): void {
  $('script')
    .filter((_, script) => !isDataScript($(script).attr('type')))
    .remove();
}

/** Copies the built site without its scripts, as the lower bound for load times. */
export function copyWithoutScripts(siteFolder: string): Promise<SiteCopy> {
  return copyWith(siteFolder, removeScripts);
}

/**
 * Takes the style sheets out of a page, in their order, and links a single one in its head instead,
 * as most sites do.
 *
 * @param $ a page with style elements and linked style sheets
 * @param readSheet content of a linked style sheet by its path
 * @param publish stores the style sheet and returns its path
 */
export async function linkOneStyleSheet(
  $: PageDocument,
  readSheet: (path: string) => Promise<string>,
  publish: (css: string) => Promise<string>,
): Promise<void> {
  const sheets = $('style, link[rel="stylesheet"]');
  const contents = await Promise.all(
    sheets.get().map((sheet) => {
      const path = $(sheet).attr('href');
      return path === undefined ? $(sheet).text() : readSheet(path);
    }),
  );
  const path = await publish(contents.join('\n'));
  sheets.remove();
  $('<link rel="stylesheet">').attr('href', path).appendTo('head');
}

/**
 * Copies the built site without its scripts and with all styles of a page in one linked file, the
 * usual way to write a page by hand.
 */
export function copyWithStylesOutside(siteFolder: string): Promise<SiteCopy> {
  return copyWith(siteFolder, async ($, folder) => {
    removeScripts($);
    await linkOneStyleSheet(
      $,
      (path) => readFile(join(folder, path), 'utf8'),
      async (css) => {
        const name = createHash('sha256').update(css).digest('hex').slice(0, 8);
        const path = `/assets/page-${name}.css`;
        await writeFile(join(folder, path), css);
        return path;
      },
    );
  });
}

/**
 * Builds the site as Next does without our publishing: its whole runtime hydrates every page.
 *
 * @param exportFolder `distDir` of the export, which is built anew
 */
export async function buildWithNext(exportFolder: string): Promise<SiteCopy> {
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: 'export' });
  const copy = await emptyCopy();
  await cp(exportFolder, copy.folder, { recursive: true });
  await cp('public', copy.folder, { recursive: true });
  for (const { source, files } of publishedPages) {
    const target = join(copy.folder, files[0]);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(exportFolder, source), target);
  }
  await compressFiles(copy.folder);
  return copy;
}

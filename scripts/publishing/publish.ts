import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { metaPolicy } from '@/lib/headers/content-security-policy';
import { type PublishedPage, publishedPages } from '@/lib/routing/page-files';
import { publishedHostFiles } from '@/scripts/hosts/host-files';
import { compressFiles, copyFiles, writeAsset } from '@/scripts/publishing/assets';
import { inlineCriticalCss } from '@/scripts/publishing/critical-css';
import { hyphenate } from '@/scripts/publishing/hyphenate';
import { type PageDocument, parsePage } from '@/scripts/publishing/page-document';
import {
  addIslandsScript,
  addSearchTitles,
  assertFilledIn,
  moveIslandProps,
  preparePreview,
  stripRuntime,
} from '@/scripts/publishing/prepare-page';
import { UserError } from '@/scripts/support/command';
import { writeFiles } from '@/scripts/support/files';

type Publication = {
  /** Next's export, with internal names. */
  exportDir: string;
  publicDir: string;
  /** Folder of the published site; contains only the islands bundle at first. */
  outDir: string;
  /** Public path of the islands bundle's entry, which is already in `outDir`. */
  islands: string;
  /** Get no soft hyphens. */
  companyNames: readonly string[];
  /** For previews, whose texts have marks: the script that reads the marks. */
  finder?: string | undefined;
};

/** A page of Next's export, which the publishing steps modify. */
type Page = PublishedPage & { $: PageDocument };

function readExport(exportDir: string): Promise<Page[]> {
  return Promise.all(
    publishedPages.map(async (page) => {
      const html = await readFile(join(exportDir, page.source), 'utf8').catch(() => {
        const expected = `Next's export has no ${page.source} for ${page.files[0]}.`;
        throw new UserError(
          `${expected} lib/routing/table.ts has the page; is its page.tsx missing?`,
        );
      });
      return { ...page, $: parsePage(html) };
    }),
  );
}

/** Adds the content security policy of the page, before all other elements. */
function addPolicy($: PageDocument, policy: string): void {
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy);
  // Browsers look for the charset in the first 1024 bytes only.
  $('head').prepend($('meta[charset]'), meta);
}

/**
 * Turns Next's export into the published site.
 *
 * @throws an error with one line per problem of the export
 */
export async function publish(publication: Publication): Promise<void> {
  const { exportDir, publicDir, outDir, islands, companyNames } = publication;
  const pages = await readExport(exportDir);
  assertFilledIn(pages);
  addSearchTitles(pages);
  const finder = publication.finder && (await writeAsset(outDir, 'finder.js', publication.finder));
  for (const { $, source } of pages) {
    stripRuntime($, source);
    if (finder !== undefined) preparePreview($, finder);
    hyphenate($, companyNames);
    addIslandsScript($, islands);
  }
  const styles = await inlineCriticalCss(
    publication,
    pages.map(({ $ }) => $),
  );
  for (const [index, { $, files }] of pages.entries()) {
    await moveIslandProps($, (json) => writeAsset(outDir, 'props.json', json));
    addPolicy($, metaPolicy(styles[index] ?? []));
    // Like React's output it has no white space between elements: it needs no minification.
    const html = $.html();
    await writeFiles(outDir, Object.fromEntries(files.map((file) => [file, html])));
  }
  await copyFiles(exportDir, publicDir, outDir);
  await writeFiles(outDir, publishedHostFiles());
  await compressFiles(outDir);
}

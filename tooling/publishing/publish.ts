import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ExternalSources,
  metaPolicy,
  type StyleHashes,
} from '@/tooling/host-rules/content-security-policy';
import { styleHash } from '@/tooling/host-rules/inline-styles';
import { addPolicy } from '@/tooling/publishing/add-policy';
import { assetPath } from '@/tooling/publishing/asset-names';
import { createAssetPublisher, publishAssets } from '@/tooling/publishing/assets';
import { attachIslands } from '@/tooling/publishing/attach-islands';
import { assertPublished } from '@/tooling/publishing/check-published';
import { compressFiles } from '@/tooling/publishing/compress-files';
import { copyFiles } from '@/tooling/publishing/copy-files';
import { publishedHostFiles } from '@/tooling/publishing/host-files/host-files';
import { hyphenate } from '@/tooling/publishing/hyphenate';
import { moveIslandProps } from '@/tooling/publishing/move-island-props';
import { type PageDocument, parsePage, serialisePage } from '@/tooling/publishing/page-document';
import { publishedPages } from '@/tooling/publishing/page-files';
import { preparePreview } from '@/tooling/publishing/prepare-preview';
import { publishSearch } from '@/tooling/publishing/publish-search';
import { stripRuntime } from '@/tooling/publishing/strip-runtime';
import { placeStyles } from '@/tooling/publishing/styles/first-screen';
import type { PageStyles } from '@/tooling/publishing/styles/page-styles';
import { publishStyles } from '@/tooling/publishing/styles/publish-styles';
import { filesIn } from '@/tooling/support/files-in';
import { writeFiles } from '@/tooling/support/write-files';

type Folders = {
  /** Next's export, with internal names. */
  exportDir: string;
  /** Files that are published unchanged. */
  publicDir: string;
  /** Folder of the published site; contains only the islands bundle at first. */
  outDir: string;
};

/**
 * Turns Next's export into the published site.
 *
 * @param site.islands public path of the islands bundle's entry, which is already in `outDir`
 * @param site.names words of the company's facts, which are never hyphenated
 * @param site.url address of the site without a path, to recognize its own absolute URLs
 * @param site.sources external origins from which the site may load
 * @param site.finder for previews, whose texts are marked: the script that reads the marks
 * @returns number of files and bytes of the site, and hashes of its inline styles
 * @throws an error with one line per problem of the export or the published site
 */
export async function publish(
  { exportDir, publicDir, outDir }: Folders,
  site: {
    islands: string;
    names: readonly string[];
    url: string;
    sources: ExternalSources;
    finder?: string;
  },
): Promise<{ files: number; bytes: number; styles: StyleHashes }> {
  const publishAsset = createAssetPublisher(exportDir, outDir);
  const publishFile = async (name: string, text: string) => {
    const content = Buffer.from(text);
    const path = assetPath(name, content);
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), content);
    return path;
  };
  const finder =
    site.finder === undefined ? undefined : await publishFile('finder.js', site.finder);
  const pages: { $: PageDocument; files: readonly string[] }[] = [];
  for (const { source, files } of publishedPages) {
    const file = join(exportDir, source);
    if (!existsSync(file)) throw new Error(`Next's export has no ${source} for ${files[0]}.`);
    const $ = parsePage(await readFile(file, 'utf8'));
    stripRuntime($);
    if (finder !== undefined) preparePreview($, finder);
    await publishAssets($, publishAsset);
    hyphenate($, site.names);
    attachIslands($, site.islands);
    pages.push({ $, files });
  }
  await publishSearch(new Map(pages.map(({ $, files: [file = ''] }) => [file, $])), outDir);
  const styles = await publishStyles(
    outDir,
    pages.map(({ $ }) => $),
  );
  const publishData = (json: string) => publishFile('props.json', json);
  const hashesOf = ({ inline, late }: PageStyles) =>
    [...inline, late].filter(Boolean).map(styleHash);
  const hashes = [...new Set(styles.flatMap(hashesOf))].sort();
  for (const [index, { $, files }] of pages.entries()) {
    const ofPage = styles[index];
    if (ofPage === undefined) throw new Error(`${files[0]} has no styles.`);
    placeStyles($, ofPage);
    await moveIslandProps($, publishData);
    addPolicy($, metaPolicy(site.sources, hashesOf(ofPage)));
    const html = serialisePage($);
    for (const target of files) {
      await mkdir(dirname(join(outDir, target)), { recursive: true });
      await writeFile(join(outDir, target), html);
    }
  }
  await copyFiles(exportDir, publicDir, outDir);
  await assertPublished(outDir, { publicDir, url: site.url, styles: hashes });
  await writeFiles(outDir, publishedHostFiles({ ...site, styles: hashes }));
  await compressFiles(outDir);

  const files = await filesIn(outDir);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(outDir, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { files: files.length, bytes, styles: hashes };
}

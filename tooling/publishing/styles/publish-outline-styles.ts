import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder } from '@/tooling/publishing/asset-names';
import { publishAssets } from '@/tooling/publishing/assets';
import { type PageDocument, parsePage } from '@/tooling/publishing/page-document';
import type { PageStyles } from '@/tooling/publishing/styles/page-styles';
import { publishStyles } from '@/tooling/publishing/styles/publish-styles';
import { filesIn } from '@/tooling/support/files-in';
import type { KeptResults } from '@/tooling/support/kept-results';

/** What publishing the styles has done: files by public path, of which `null` are removed. */
type PublishedStyles = {
  styles: readonly PageStyles[];
  files: Readonly<Record<string, string | null>>;
};

const read = (json: Buffer): PublishedStyles => JSON.parse(json.toString());

/** The contents of the published files that are style sheets, by public path. */
async function sheetsIn(outDir: string): Promise<Map<string, string>> {
  const names = (await filesIn(join(outDir, assetsFolder))).filter((name) => name.endsWith('.css'));
  const read = async (name: string) => {
    const path = `${assetsFolder}/${name}`;
    return [path, await readFile(join(outDir, path), 'utf8')] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}

/** Publishes the styles, and notes which files have changed. */
async function publishAndNote(
  outDir: string,
  pages: readonly PageDocument[],
): Promise<PublishedStyles> {
  const before = await sheetsIn(outDir);
  const styles = await publishStyles(outDir, pages);
  const after = await sheetsIn(outDir);
  const removed = [...before.keys()].filter((path) => !after.has(path));
  return {
    styles,
    files: {
      ...Object.fromEntries(removed.map((path) => [path, null])),
      ...Object.fromEntries(after),
    },
  };
}

/**
 * Publishes the style sheets as `publishStyles` does, which sees each outline once: that is all that
 * it looks at.
 *
 * @param outlines of all pages
 * @param means.assets public paths of the bundler's files, by their addresses there
 * @param means.version identifies the code that does it
 * @returns the styles of each page
 */
export async function publishOutlineStyles(
  outDir: string,
  outlines: readonly string[],
  {
    assets,
    kept,
    version,
  }: { assets: ReadonlyMap<string, string>; kept: KeptResults; version: string },
): Promise<PageStyles[]> {
  const distinct = [...new Set(outlines)];
  const files = await filesIn(join(outDir, assetsFolder));
  const inputs = ['styles', version, ...distinct, JSON.stringify([...assets]), files.join()];
  const json = await kept.get(inputs, async () => {
    const pages = distinct.map(parsePage);
    for (const $ of pages)
      await publishAssets($, async (address) => assets.get(address) ?? address);
    return Buffer.from(JSON.stringify(await publishAndNote(outDir, pages)));
  });
  const { styles, files: changed } = read(json);
  for (const [path, content] of Object.entries(changed)) {
    if (content === null) await rm(join(outDir, path), { force: true });
    else await writeFile(join(outDir, path), content);
  }
  return outlines.map((outline) => {
    const ofPage = styles[distinct.indexOf(outline)];
    if (ofPage === undefined) throw new Error('A page has no styles.');
    return ofPage;
  });
}

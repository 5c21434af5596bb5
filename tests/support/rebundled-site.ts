import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlFiles } from '@/tests/support/built-files';
import { siteFolder, startPublished } from '@/tests/support/hosts';
import { islandFiles } from '@/tests/support/island-files';
import { bundleIslands } from '@/tooling/publishing/bundle-islands';
import { compressedEnding } from '@/tooling/publishing/compress-files';

/** A copy of the built site with another bundle of the islands. */
export type RebundledSite = { origin: string; close: () => Promise<void> };

/**
 * Copies the built site, bundles the islands anew, and serves both.
 *
 * @param options.entry module to bundle in the place of the one that wakes the islands
 * @param options.development hydrate with React itself, which warns of every difference
 */
export async function startRebundledSite(options: {
  entry?: string;
  development?: boolean;
}): Promise<RebundledSite> {
  const root = await mkdtemp(join(tmpdir(), 'rebundled-site-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    // Compressed copies would hold the published pages.
    await cp(siteFolder, root, {
      recursive: true,
      filter: (file) => !compressedEnding.test(file),
    });
    const [published = ''] = await islandFiles();
    const bundled = await bundleIslands({ outDir: root, ...options });
    for (const file of htmlFiles) {
      const html = await readFile(join(root, file), 'utf8');
      await writeFile(join(root, file), html.replaceAll(published, bundled));
    }
    const { origin, close } = await startPublished({ root });
    return {
      origin,
      close: async () => {
        await close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

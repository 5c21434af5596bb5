import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands } from '@/lib/publishing/bundle-islands';
import { compressedEnding } from '@/lib/publishing/compress-files';
import { htmlFiles } from '@/tests/support/built-files';
import { siteFolder, startPublished } from '@/tests/support/hosts';
import { islandFiles } from '@/tests/support/island-files';

/** A copy of the built site that hydrates with React itself, which warns of every difference. */
export type DevelopmentSite = { origin: string; close: () => Promise<void> };

/** Copies the built site, bundles the islands with React in development mode, and serves both. */
export async function startDevelopmentSite(): Promise<DevelopmentSite> {
  const root = await mkdtemp(join(tmpdir(), 'development-site-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    // Compressed copies would hold the published pages.
    await cp(siteFolder, root, {
      recursive: true,
      filter: (file) => !compressedEnding.test(file),
    });
    const [published = ''] = await islandFiles();
    const development = await bundleIslands({ outDir: root, development: true });
    for (const file of htmlFiles) {
      const html = await readFile(join(root, file), 'utf8');
      await writeFile(join(root, file), html.replaceAll(published, development));
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

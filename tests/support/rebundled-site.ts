import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands } from '@/scripts/publishing/bundle-islands';
import { compressedExtension } from '@/scripts/publishing/compress-files';
import { htmlFiles } from '@/tests/support/built-files';
import { siteFolder, startPublished } from '@/tests/support/hosts';
import { islandFiles } from '@/tests/support/island-files';

/** A copy of the built site with another island bundle. */
export type RebundledSite = { origin: string; close: () => Promise<void> };

/**
 * Serves a copy of the built site whose islands are bundled with React's development build, which
 * reports all hydration mismatches.
 */
export async function startRebundledSite(): Promise<RebundledSite> {
  const root = await mkdtemp(join(tmpdir(), 'rebundled-site-'));
  // Without compressed files, which would contain the published pages.
  const filter = (file: string) => !compressedExtension.test(file);
  await cp(siteFolder, root, { recursive: true, filter });
  const [published = ''] = await islandFiles();
  const bundled = await bundleIslands({ outDir: root, development: true });
  for (const file of htmlFiles) {
    const html = await readFile(join(root, file), 'utf8');
    await writeFile(join(root, file), html.replaceAll(published, bundled));
  }
  const { origin, close } = await startPublished({ root });
  return {
    origin,
    close: async () => {
      await close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

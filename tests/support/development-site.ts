import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressedExtension } from '@/scripts/hosts/content-types';
import { bundleIslands } from '@/scripts/publishing/bundle';
import { htmlFiles, islandFiles } from '@/tests/support/built-files';
import { siteFolder, startPublished } from '@/tests/support/hosts';

/** Serves a copy of the built site with React's development build. */
export async function startDevelopmentSite(): Promise<{
  origin: string;
  close: () => Promise<void>;
}> {
  const root = await mkdtemp(join(tmpdir(), 'rebundled-site-'));
  // Without compressed files, which would contain the published pages.
  const filter = (file: string) => !compressedExtension.test(file);
  await cp(siteFolder, root, { recursive: true, filter });
  const [published = ''] = await islandFiles();
  const bundled = await bundleIslands({ outDir: root, isDevelopment: true });
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

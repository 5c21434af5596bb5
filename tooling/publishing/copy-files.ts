import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRootFile } from '@/lib/routing/files';
import { filesIn } from '@/tooling/support/files-in';

/**
 * Whether a file of the export that is no public file is published under its own name: what
 * route handlers wrote (sitemap, robots, manifest, pictures), but neither Next's pages, which
 * have addresses of their own, nor its bundles, nor the `.txt` data of its client router.
 */
function isRouteFile(file: string): boolean {
  if (file.startsWith('_next/') || file.endsWith('.html')) return false;
  return !file.endsWith('.txt') || isRootFile(`/${file}`);
}

/**
 * Copies the files that need no change.
 *
 * @param publicDir folder whose files are published as they are
 * @throws when a public file stands where something else of the site belongs
 */
export async function copyFiles(
  exportDir: string,
  publicDir: string,
  outDir: string,
): Promise<void> {
  const publicFiles = await filesIn(publicDir);
  const taken = publicFiles.find((file) => existsSync(join(outDir, file)));
  if (taken) throw new Error(`public/${taken}: the site publishes a file of its own there.`);

  const isPublic = new Set(publicFiles);
  const routeFiles = (await filesIn(exportDir)).filter(
    (file) => isRouteFile(file) && !isPublic.has(file),
  );
  const copies = [
    ...publicFiles.map((file) => [publicDir, file] as const),
    ...routeFiles.map((file) => [exportDir, file] as const),
  ];
  for (const [folder, file] of copies) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await cp(join(folder, file), join(outDir, file));
  }
}

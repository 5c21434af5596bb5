import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { isRootFile } from '@/lib/routing/files';
import { contentTypes } from '@/scripts/hosts/content-types';
import { filesIn } from '@/scripts/support/files-in';

/**
 * Whether a file of the export is published under its own name: output of route handlers (sitemap,
 * robots, manifest, pictures), but not Next's pages, which have other names, its bundles, or the
 * `.txt` data of its client router.
 */
function isRouteFile(file: string): boolean {
  if (file.startsWith('_next/') || file.endsWith('.html')) return false;
  return !file.endsWith('.txt') || isRootFile(`/${file}`);
}

/**
 * Copies the files that are published unchanged.
 *
 * @param publicDir folder whose files are published unchanged
 * @throws when a public file has the path of another published file, or when no host would know
 *   the content type of a file
 */
export async function copyFiles(
  exportDir: string,
  publicDir: string,
  outDir: string,
): Promise<void> {
  const publicFiles = await filesIn(publicDir);
  const taken = publicFiles.find((file) => existsSync(join(outDir, file)));
  if (taken) throw new Error(`public/${taken}: the site publishes another file at this path.`);

  const isPublic = new Set(publicFiles);
  const routeFiles = (await filesIn(exportDir)).filter(
    (file) => isRouteFile(file) && !isPublic.has(file),
  );
  const copies = [
    ...publicFiles.map((file) => [publicDir, file] as const),
    ...routeFiles.map((file) => [exportDir, file] as const),
  ];
  for (const [folder, file] of copies) {
    if (contentTypes[extname(file).toLowerCase()] === undefined) {
      throw new Error(`${file}: add its extension to scripts/hosts/content-types.ts.`);
    }
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await cp(join(folder, file), join(outDir, file));
  }
}

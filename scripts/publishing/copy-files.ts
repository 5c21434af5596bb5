import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isGeneratedFile } from '@/lib/routing/files';
import { contentTypes } from '@/scripts/hosts/content-types';
import { listFiles } from '@/scripts/support/files';

/**
 * Whether a file of the export is published at the same path: output of route handlers (sitemap,
 * robots, manifest, pictures), but not Next's pages and bundles, which are renamed, or the `.txt`
 * data of its client router.
 */
function isRouteFile(file: string): boolean {
  if (file.startsWith('_next/') || file.endsWith('.html')) return false;
  return !file.endsWith('.txt') || isGeneratedFile(`/${file}`);
}

/**
 * Copies the files that are published unchanged.
 *
 * @throws if a public file has the path of another published file, or if the content type of a file
 *   is unknown
 */
export async function copyFiles(
  exportDir: string,
  publicDir: string,
  outDir: string,
): Promise<void> {
  const publicFiles = await listFiles(publicDir);
  const duplicate = publicFiles.find((file) => existsSync(join(outDir, file)));
  if (duplicate)
    throw new Error(`public/${duplicate}: the site publishes another file at this path.`);

  const isPublic = new Set(publicFiles);
  const routeFiles = (await listFiles(exportDir)).filter(
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
    await cp(join(folder, file), join(outDir, file));
  }
}

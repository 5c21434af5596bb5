import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressedEnding } from '@/tooling/publishing/compress-files';
import type { VercelConfig } from '@/tooling/publishing/host-files/vercel';

/** Folder that Vercel deploys when a build has written it, relative to the project. */
export const vercelFolder = '.vercel/output';

/** Files of the site that only other hosts read; Vercel compresses by itself. */
const isForOthers = (file: string) =>
  compressedEnding.test(file) || /^_(headers|redirects)$/.test(basename(file));

/**
 * Writes a published site in the form of Vercel's Build Output API, in place of an earlier one.
 *
 * @param root folder of the project
 * @param siteDir folder of the published site
 */
export async function writeVercelOutput(
  root: string,
  siteDir: string,
  config: VercelConfig,
): Promise<void> {
  const folder = join(root, vercelFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(siteDir, join(folder, 'static'), {
    recursive: true,
    filter: (source) => !isForOthers(source),
  });
  // Last: Vercel recognizes the folder by this file.
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}

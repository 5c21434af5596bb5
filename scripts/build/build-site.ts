import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pageVariants } from '@/lib/routing/addresses';
import type { Site } from '@/lib/site/schema';
import { makeFiles } from '@/scripts/build/make-files';
import { externalSources } from '@/scripts/host-rules/external-sources';
import { bundleIslands } from '@/scripts/publishing/bundle-islands';
import { hostConfigs, hostingFolder } from '@/scripts/publishing/host-files/host-files';
import { writeVercelOutput } from '@/scripts/publishing/host-files/vercel';
import { publish } from '@/scripts/publishing/publish';
import { next, runNode } from '@/scripts/support/command';
import { writeFiles } from '@/scripts/support/write-files';
import { bundleFinder } from '@/scripts/text-finder/bundle-finder';
import { site } from '@/site.config';

/** Folder of the built site, relative to the project. */
export const siteFolder = 'out';
/** Folder of a preview, relative to the project. */
export const previewFolder = 'out-preview';
/** `distDir` of the export in `next.config.mjs`. */
export const exportFolder = '.next-export';
const workFolder = '.cache/publishing';
/** Cache of compressed files. */
const cacheFolder = '.cache/compressed';

/** The type checker, a program in Go, works with less memory than it takes if it may take any. */
const typeCheckMemory = '1000MiB';

/** Words of the company's facts, which visitors copy. */
function companyWords({ company }: Site): string[] {
  return Object.values(company).flatMap((fact) => fact?.split(' ') ?? []);
}

/** Replaces the old site by the new one with renames, so that a failed build leaves it untouched. */
async function swap(fresh: string, current: string, old: string): Promise<void> {
  await rm(old, { recursive: true, force: true });
  await rename(current, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, current);
  await rm(old, { recursive: true, force: true });
}

/** What the hosts' configurations and the pages have in common. */
const hostOptions = () => ({ url: site.url, sources: externalSources(site) });

/** Lets Next write the pages, and publishes them into a work folder. */
async function publishPages(root: string, finder?: string) {
  const outDir = join(root, workFolder, 'site');

  await makeFiles(root);
  await rm(join(root, exportFolder), { recursive: true, force: true });
  await runNode([next, 'build'], {
    NODE_ENV: 'production',
    BUILD_TARGET: 'export',
    TEXT_MARKS: finder === undefined ? undefined : 'true',
    GOMEMLIMIT: process.env['GOMEMLIMIT'] ?? typeCheckMemory,
  });

  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const islands = await bundleIslands({ root, outDir });
  const published = await publish(
    { exportDir: join(root, exportFolder), publicDir: join(root, 'public'), outDir },
    {
      islands,
      names: companyWords(site),
      ...hostOptions(),
      ...(finder !== undefined && { finder }),
    },
    join(root, cacheFolder),
  );
  return { ...published, outDir };
}

/**
 * Builds the whole site into `out/`, which is replaced only after everything has succeeded, and
 * prints a summary.
 *
 * @param root folder of the project, whose content has been checked
 * @throws an error with one line per problem of the built site
 */
export async function buildSite(root: string = process.cwd()): Promise<void> {
  const start = performance.now();
  const { files, bytes, needs, outDir } = await publishPages(root);
  const ofHosts = { ...hostOptions(), needs };
  await swap(outDir, join(root, siteFolder), join(root, workFolder, 'old'));
  await writeFiles(join(root, hostingFolder), hostConfigs(ofHosts));
  await writeVercelOutput(root, join(root, siteFolder), ofHosts);

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const size = Math.round(bytes / 1024);
  console.log(
    `\n${siteFolder}/: ${pageVariants.length} pages, ${files} files, ${size} KB, built in ${seconds} s`,
  );
}

/**
 * Builds the site into `out-preview/` for those who work on its texts: every text is marked with its
 * place, and a script shows it. `out/` is not changed.
 *
 * @param editor address of the text editor to link to; empty for none
 * @param root folder of the project, whose content has been checked
 * @throws an error with one line per problem of the built site
 */
export async function buildPreview(editor: string, root: string = process.cwd()): Promise<void> {
  const finder = await bundleFinder(editor, root);
  const { outDir } = await publishPages(root, finder);
  await swap(outDir, join(root, previewFolder), join(root, workFolder, 'old'));
}

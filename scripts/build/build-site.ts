import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setMessagesFolder } from '@/lib/i18n/messages-folder';
import { pageVariants } from '@/lib/routing/addresses';
import { generateFiles } from '@/scripts/build/generate-files';
import { assertConfig, assertContent } from '@/scripts/checks/build-checks';
import { hostConfigs, hostingFolder } from '@/scripts/hosts/host-files';
import { writeVercelOutput } from '@/scripts/hosts/vercel';
import { downloadTexts } from '@/scripts/messages/backend-texts';
import { bundleFinder, bundleIslands } from '@/scripts/publishing/bundle';
import { publish } from '@/scripts/publishing/publish';
import { nextCommand, printLine, runNode } from '@/scripts/support/command';
import { replaceContent, writeFiles } from '@/scripts/support/files';
import { site } from '@/site.config';

/** Folder of the built site, relative to the project. */
const siteFolder = 'out';
/** Folder of the built site that Vercel deploys, relative to the project. */
const vercelFolder = '.vercel/output';
/** Folder of a preview, relative to the project. */
export const previewFolder = 'out-preview';
/** `distDir` of the export in `next.config.mjs`. */
const exportFolder = '.next-export';
const workFolder = '.cache/publishing';

/** Memory limit of the type checker; it is written in Go and has no limit by default. */
const typeCheckMemory = '1000MiB';

type BuildOptions = {
  /** For a preview: the script that shows the file and key of a text. */
  finder?: string;
  areTypesChecked?: boolean;
};

/** Exports the pages with Next, and publishes them into a folder, which may be a link to one. */
async function publishPages(folder: string, { finder, areTypesChecked }: BuildOptions) {
  const target = await realpath(folder).catch(() => folder);
  const outDir = join(workFolder, 'site');
  await generateFiles();
  await rm(exportFolder, { recursive: true, force: true });
  await runNode([nextCommand, 'build'], {
    NODE_ENV: 'production',
    BUILD_TARGET: 'export',
    TEXT_MARKS: finder === undefined ? undefined : 'true',
    TYPES_CHECKED: areTypesChecked ? 'true' : undefined,
    GOMEMLIMIT: process.env['GOMEMLIMIT'] ?? typeCheckMemory,
  });

  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await publish({
    exportDir: exportFolder,
    publicDir: 'public',
    outDir,
    islands: await bundleIslands({ outDir }),
    companyNames: Object.values(site.company),
    finder,
  });
  await replaceContent(target, outDir);
}

/**
 * Builds the whole site into `out/`, which changes only after everything has succeeded, and
 * prints a summary. The content must have been checked.
 *
 * @throws an error with one line per problem of the built site
 */
export async function buildSite(options: BuildOptions = {}): Promise<void> {
  const start = performance.now();
  await publishPages(siteFolder, options);
  await writeFiles(hostingFolder, hostConfigs());
  await writeVercelOutput(siteFolder, vercelFolder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${siteFolder}/: ${pageVariants.length} pages, built in ${seconds} s`);
}

/**
 * Builds the site into `out-preview/` for people who edit its texts: every text is marked with its
 * file and key, which a script shows. The content must have been checked.
 *
 * @param editor URL of the text editor to link to; empty for none
 * @throws an error with one line per problem of the built site
 */
export async function buildPreview(editor: string): Promise<void> {
  await publishPages(previewFolder, { finder: await bundleFinder(editor) });
}

/** Builds Next's own server, without checking the types. */
export function buildNext(): Promise<void> {
  return runNode([nextCommand, 'build'], {
    NODE_ENV: 'production',
    BUILD_TARGET: undefined,
    TYPES_CHECKED: 'true',
  });
}

/**
 * Checks the content of a build. With `MESSAGES_URL`, downloads the texts first; this process and
 * its child processes then read the downloaded copy.
 *
 * @throws an error with one line per problem, before anything is built
 */
export async function prepareContent(): Promise<void> {
  const { MESSAGES_URL: url } = process.env;
  if (!url) return assertContent();
  assertConfig();
  const { folder, summary } = await downloadTexts(url);
  setMessagesFolder(folder);
  printLine(`Texts: ${summary}, instead of those in messages/, where the text editor saves`);
}

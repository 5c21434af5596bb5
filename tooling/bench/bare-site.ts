import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/tooling/publishing/compress-files';
import { isDataScript, parsePage, serialisePage } from '@/tooling/publishing/page-document';
import { filesIn } from '@/tooling/support/files-in';

/**
 * Copies the built site without its scripts, as the lower bound for load times.
 *
 * @param siteFolder the built site
 * @returns the copy's folder, and a function that removes it
 */
export async function copyWithoutScripts(
  siteFolder: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-site-'));
  await cp(siteFolder, folder, { recursive: true });
  for (const file of (await filesIn(folder)).filter((name) => name.endsWith('.html'))) {
    const $ = parsePage(await readFile(join(folder, file), 'utf8'));
    $('script')
      .filter((_, script) => !isDataScript($(script).attr('type')))
      .remove();
    await writeFile(join(folder, file), serialisePage($));
  }
  // The compressed copies still contain the scripts.
  await compressFiles(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

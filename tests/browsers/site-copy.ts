import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '@/tests/browsers/drivers/program';
import { htmlFiles } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';
import { compressedEnding } from '@/tooling/publishing/compress-files';
import { type PageDocument, parsePage, serialisePage } from '@/tooling/publishing/page-document';

/**
 * Copies the built site into a folder of its own, with other pages.
 *
 * @param change changes a page in place
 * @param files what is added, by its path in the site
 */
export async function copySite(
  change: ($: PageDocument) => void,
  files: Readonly<Record<string, string>> = {},
): Promise<{ root: string; remove: () => void }> {
  const { folder: root, remove } = makeTemporaryFolder('site-copy');
  // Compressed copies would hold the pages as they were.
  await cp(siteFolder, root, { recursive: true, filter: (file) => !compressedEnding.test(file) });
  for (const file of htmlFiles) {
    const $ = parsePage(await readFile(join(root, file), 'utf8'));
    change($);
    await writeFile(join(root, file), serialisePage($));
  }
  for (const [file, content] of Object.entries(files)) await writeFile(join(root, file), content);
  return { root, remove };
}

/** The site for browsers in which no script runs. */
export const withoutScripts = ($: PageDocument): void => {
  $('script[src]').remove();
};

/** Takes down what the policy of a page blocks, from the first element on. */
const watcher = `window.violations = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  window.violations.push(effectiveDirective + ': ' + blockedURI + ' ' + sample);
});`;

/** The site whose pages take down what their policy blocks. */
export const watched = {
  change: ($: PageDocument): void => {
    $('<script src="/watch-policy.js"></script>').prependTo('head');
  },
  files: { 'watch-policy.js': watcher },
} as const;

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { page as contactPage } from '@/tests/contact/support/contact-page';
import { fileOf, publishedPages } from '@/tooling/publishing/page-files';

/** Files that a host reads and that no visitor may download. */
export const hostFiles = ['_headers', '_redirects'] as const;

const smallPage = (file: string) =>
  `<!DOCTYPE html><html lang="de"><head><title>${file}</title></head><body>${'<p>Text</p>'.repeat(200)}</body></html>`;

/** Every file of a small site with the addresses of the real one; its contact page has a form. */
function siteFiles(): Map<string, string> {
  const pages = publishedPages.flatMap(({ files }) => [...files]);
  const contactFiles: readonly string[] = locales.map((locale) =>
    fileOf(hrefFor(locale, 'contact')),
  );
  return new Map([
    ...pages.map((file): [string, string] => [
      file,
      contactFiles.includes(file) ? contactPage : smallPage(file),
    ]),
    ...hostFiles.map((file): [string, string] => [file, '/secret\n  X-Test: 1\n']),
    ['robots.txt', 'User-agent: *\n'],
    ['assets/style-0123456789.css', 'p { color: red }\n'.repeat(400)],
  ]);
}

/**
 * Writes a small site into a folder of its own, because `npm test` attacks before it builds.
 *
 * @returns the folder, and what removes it
 */
export async function writeFixtureSite(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'site-attacked-'));
  for (const [file, content] of siteFiles()) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StyleHashes, sourceHash } from '@/lib/headers/content-security-policy';
import type { PageHeaderData } from '@/lib/headers/header-rules';
import { listFiles } from '@/scripts/support/files';

/** Hashes of the inline style sheets in a published page. */
function inlineStyleHashes(html: string): StyleHashes {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => sourceHash(css));
}

const fontPreload = /<link rel="preload" href="([^"]+)" as="font"/g;

/** Reads the data for the headers from the pages of a published site. */
export async function readPageHeaderData(root: string): Promise<PageHeaderData> {
  const files = (await listFiles(root)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const [first = [], ...others] = pages.map((html) =>
    [...html.matchAll(fontPreload)].map(([, path = '']) => path),
  );
  return {
    styles: [...new Set(pages.flatMap(inlineStyleHashes))].sort(),
    fonts: first.filter((path) => others.every((paths) => paths.includes(path))),
  };
}

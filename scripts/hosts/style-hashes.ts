import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StyleHashes, sourceHash } from '@/lib/headers/content-security-policy';
import { listFiles } from '@/scripts/support/files';

/** The hashes of all inline style sheets in the pages of a published site. */
export async function readStyleHashes(root: string): Promise<StyleHashes> {
  const files = (await listFiles(root)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const styles = pages.flatMap((html) => [...html.matchAll(/<style>(.*?)<\/style>/gs)]);
  return [...new Set(styles.map(([, css = '']) => sourceHash(css)))].sort();
}

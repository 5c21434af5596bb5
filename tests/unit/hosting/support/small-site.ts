import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedPages } from '@/tooling/publishing/page-files';

/** A folder with a small file for each page of the site. */
export type SmallSite = {
  root: string;
  write: (file: string, content: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** Writes a site whose pages hold the names of their files. */
export async function writeSmallSite(): Promise<SmallSite> {
  const root = await mkdtemp(join(tmpdir(), 'preview '));
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  for (const { files } of publishedPages) {
    for (const file of files) await write(file, `<p>${file}</p>${'x'.repeat(1000)}`);
  }
  return { root, write, remove: () => rm(root, { recursive: true }) };
}

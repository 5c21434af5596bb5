import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filtersFor, pictureReport } from '@/scripts/cms/changed-pictures';
import { hashOf } from '@/scripts/screenshots/compare/commit';
import { command } from '@/scripts/support/command';
import { git } from '@/scripts/support/git';
import { runNode } from '@/scripts/support/run';

const folder = 'screenshots/compare';

/** Names of the pictures that differ. */
async function changedPictures(): Promise<string[]> {
  const files = await readdir(join(folder, 'difference')).catch(() => []);
  return files.map((file) => file.replace(/\.png$/, '')).sort();
}

// Takes pictures of the pages whose texts have changed since a commit, before and after, and lists
// them as Markdown in screenshots/compare/report.md: npm run cms:pictures -- origin/main
await command(async () => {
  const hash = hashOf(process.argv[2]);
  const paths = (git('.', 'diff', '--name-only', `${hash}...HEAD`) ?? '').split('\n');
  const filters = filtersFor(paths);
  if (filters.length > 0) {
    const compare = ['--import', 'tsx', 'scripts/shots-compare.ts', hash, ...filters];
    await runNode(compare, { NODE_ENV: 'production' });
  }
  const names = filters.length > 0 ? await changedPictures() : [];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'report.md'), pictureReport(names));
  console.log(`${names.length} pictures differ: ${folder}/report.md`);
});

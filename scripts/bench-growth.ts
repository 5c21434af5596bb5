import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pageKeys } from '@/lib/routing/table';
import {
  type BuildFigures,
  changeSentence,
  differencesOf,
  forgetBuilds,
  measureBuild,
  sizeOf,
} from '@/scripts/bench/growth/measure-build';
import { type GrowthFigures, tableOfGrowth, withGrowth } from '@/scripts/bench/growth/report';
import { makeTrialProject } from '@/scripts/bench/growth/trial-project';
import { siteFolder } from '@/scripts/build/build-site';
import { command } from '@/scripts/support/command';

const folder = '.cache/growth';
const page = 'docs/performance.md';
const defaultCounts = [3, 10, 30];
/** With more, a third build would double the time of the command. */
const mostCompared = 3;

/** Numbers of languages from the command line: `npm run bench:growth -- 3 30`. */
function countsFrom(words: readonly string[]): readonly number[] {
  const wrong = words.find((word) => !/^[1-9]\d?$/.test(word));
  if (wrong !== undefined) throw new Error(`${wrong}: expected numbers of languages, such as 10.`);
  return words.length > 0 ? words.map(Number) : defaultCounts;
}

/** @throws when a build that uses earlier results differs from one without */
async function assertSame(project: string): Promise<void> {
  const kept = join(folder, 'kept-site');
  await rm(kept, { recursive: true, force: true });
  await rename(join(project, siteFolder), kept);
  await forgetBuilds(project);
  await measureBuild(project);
  const differences = await differencesOf(kept, join(project, siteFolder));
  if (differences.length > 0) {
    throw new Error(`Built from nothing, these files are others: ${differences.join(', ')}`);
  }
  console.log('Built from nothing, every file is the same.');
}

const summary = ({ seconds, processor, memory }: BuildFigures) =>
  `${seconds.toFixed(1)} s, processors ${processor?.toFixed(1)} s, memory ${memory?.toFixed(0)} MB`;

async function measure(languages: number): Promise<GrowthFigures> {
  const project = join(folder, 'project');
  await makeTrialProject(project, languages);
  const first = await measureBuild(project);
  console.log(`${languages} languages: ${summary(first)}`);
  await changeSentence(project);
  const again = await measureBuild(project);
  console.log(`${languages} languages, a changed sentence: ${summary(again)}`);
  const size = await sizeOf(join(project, siteFolder));
  if (languages <= mostCompared) await assertSame(project);
  return { languages, pages: languages * pageKeys.length, first, again, ...size };
}

await command(async () => {
  const counts = countsFrom(process.argv.slice(2));
  const rows: GrowthFigures[] = [];
  try {
    for (const count of counts) rows.push(await measure(count));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const table = tableOfGrowth(rows);
  console.log(`\n${table}`);
  if (process.argv.length > 2) return;
  const date = new Date().toISOString().slice(0, 10);
  const where = `${date}, ${availableParallelism()} cores, Node ${process.versions.node}:`;
  await writeFile(page, withGrowth(await readFile(page, 'utf8'), `\n${where}\n\n${table}\n`));
});

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { hasChanges, hashOf } from '@/scripts/screenshots/compare/commit';
import { comparePictures } from '@/scripts/screenshots/compare/compare-pictures';
import { buildEarlierState } from '@/scripts/screenshots/compare/earlier-state';
import { pageOf, tableOf } from '@/scripts/screenshots/compare/report';
import { planShots, type Shot } from '@/scripts/screenshots/plan';
import { takeShots } from '@/scripts/screenshots/take';
import { ensureChromium } from '@/scripts/support/chromium';
import { command } from '@/scripts/support/command';

const folder = 'screenshots/compare';

/** Takes the screenshots of one version. Those that one version lacks are reported as new or gone. */
async function takeState(shots: readonly Shot[], site: string, name: string): Promise<void> {
  console.log(`\nPictures of the state ${name} …`);
  const count = await takeShots(shots, { site, folder: join(folder, name) }, (picture, reason) =>
    console.log(`not taken: ${picture} (${reason})`),
  );
  console.log(`${count} pictures`);
}

// The exit handler removes the worktree. The delay lets a running build, which gets the signal too,
// exit first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => setTimeout(() => process.exit(130), 500));
}

await command(async () => {
  const [name, ...filters] = process.argv.slice(2);
  const hash = hashOf(name);
  const shots = planShots(filters);
  ensureChromium();
  await assertContent();
  const isDirty = hasChanges();
  const title = `${name} (${hash.slice(0, 10)}) and the current state${isDirty ? ', with uncommitted changes' : ''}`;
  console.log(`Comparing ${title}.`);

  await rm(folder, { recursive: true, force: true });
  const earlier = await buildEarlierState(hash);
  await buildSite();
  await takeState(shots, earlier, 'before');
  await takeState(shots, siteFolder, 'after');

  const comparisons = await comparePictures(folder);
  await writeFile(join(folder, 'index.html'), pageOf(title, comparisons));
  console.log(`\n${tableOf(comparisons)}\n\nReport: ${folder}/index.html`);
});

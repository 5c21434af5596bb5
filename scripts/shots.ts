import { existsSync } from 'node:fs';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { planShots } from '@/scripts/screenshots/plan';
import { takeShots } from '@/scripts/screenshots/take';
import { command } from '@/scripts/support/command';

const folder = 'screenshots';

await command(async () => {
  const shots = planShots(process.argv.slice(2));
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();

  const failures: string[] = [];
  const count = await takeShots(shots, { site: siteFolder, folder }, (name, reason) =>
    failures.push(`${name}: ${reason}`),
  );
  console.log(`${count} pictures in ${folder}/`);
  if (failures.length > 0) throw new Error(`Not taken:\n${failures.join('\n')}`);
});

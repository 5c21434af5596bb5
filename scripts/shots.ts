import { existsSync } from 'node:fs';
import { buildSite, siteFolder } from '@/tooling/build/build-site';
import { assertContent } from '@/tooling/checks/build-checks';
import { planShots } from '@/tooling/screenshots/plan';
import { takeShots } from '@/tooling/screenshots/take';
import { command } from '@/tooling/support/command';

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

import { site } from '@/site.config';
import { prepareContent } from '@/tooling/build/prepare-content';
import { checkLaunch } from '@/tooling/launch/check-launch';
import { externalLinks } from '@/tooling/launch/external-links';
import { countOf, linesOf } from '@/tooling/launch/finding';
import { checkLinks } from '@/tooling/launch/links';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  await prepareContent();

  const root = process.cwd();
  const links = await externalLinks(root, site);
  console.log(`Checking ${links.length} external links …`);
  const groups = [
    ...(await checkLaunch({ site, env: process.env, root, seesFunction: true })),
    await checkLinks(links),
  ];
  console.log(linesOf(groups).join('\n'));
  const count = countOf(groups);
  if (count > 0) throw new Error(`\n${count} to fix before the launch.`);
  console.log('\nReady for the launch.');
});

import { prepareContent } from '@/tooling/build/prepare-content';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { checkLaunch } = await import('@/tooling/launch/check-launch');
  const { checkLinks } = await import('@/tooling/launch/links');
  const { countOf, linesOf } = await import('@/tooling/launch/finding');
  const { outsideLinks } = await import('@/tooling/launch/outside-links');
  const { site } = await import('@/site.config');

  const root = process.cwd();
  const links = await outsideLinks(root, site);
  console.log(`Asking for ${links.length} pages outside …`);
  const groups = [
    ...(await checkLaunch({ site, env: process.env, root, seesFunction: true })),
    await checkLinks(links),
  ];
  console.log(linesOf(groups).join('\n'));
  const count = countOf(groups);
  if (count > 0) throw new Error(`\n${count} to mend before the launch.`);
  console.log('\nReady for the launch.');
});

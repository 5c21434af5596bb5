import { command } from '@/scripts/support/command';
import { prepareContent } from '@/scripts/support/prepare-content';
import { assertNoArguments } from '@/scripts/support/without-arguments';

await command(async () => {
  assertNoArguments();
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { checkLaunch } = await import('@/lib/launch/check-launch');
  const { checkLinks } = await import('@/lib/launch/links');
  const { countOf, linesOf } = await import('@/lib/launch/finding');
  const { outsideLinks } = await import('@/lib/launch/outside-links');
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

import { parseArgs } from 'node:util';
import { prepareContent } from '@/scripts/build/prepare-content';
import { reportOf, runContentChecks, thisProject } from '@/scripts/checks/build-checks';
import { command } from '@/scripts/support/command';

await command(async () => {
  parseArgs();
  await prepareContent();
  console.log('Checking, external links included …');
  const { lines, toFix } = reportOf(await runContentChecks(thisProject(), 'launch', 'network'));
  console.log(lines.join('\n'));
  if (toFix > 0) throw new Error(`\n${toFix} to fix before the launch.`);
  console.log('\nReady for the launch.');
});

import { parseArgs } from 'node:util';
import { prepareContent } from '@/scripts/build/build-site';
import { formatReport, runContentChecks } from '@/scripts/checks/build-checks';
import { assertHost } from '@/scripts/launch/settings';
import { runCommand, UserError } from '@/scripts/support/command';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [host] = positionals;
  assertHost(host);
  await prepareContent();
  const { lines, toFix } = formatReport(
    await runContentChecks({ host }, 'build', 'launch', 'network'),
  );
  console.log(lines.join('\n'));
  if (toFix > 0) throw new UserError(`\n${toFix} to fix before the launch.`);
  console.log('\nReady for the launch.');
});

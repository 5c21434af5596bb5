import { parseArgs } from 'node:util';
import { runCommand } from '@/scripts/support/command';
import { runChecks } from '@/scripts/test-runs/run-checks';

await runCommand(async () => {
  parseArgs();
  const { passed, failed } = await runChecks();
  console.log(`${passed} checks passed, ${failed} failed.`);
  if (failed > 0) process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { command } from '@/scripts/support/command';
import { runChecks } from '@/scripts/test-runs/run-checks';

await command(async () => {
  parseArgs();
  const results = await runChecks();
  console.log('\n── Summary');
  for (const { name, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`);

  const failed = results.filter(({ passed }) => !passed).length;
  if (failed > 0) throw new Error(`\n${failed} of ${results.length} checks failed.`);
});

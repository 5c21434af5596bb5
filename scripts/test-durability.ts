import { runCommand, runNode } from '@/scripts/support/command';

// Kills Node and PostgreSQL while many requests arrive. Takes about four minutes.
await runCommand(async () => {
  const tests = ['--import', 'tsx', '--test', 'tests/contact/durability.test.ts'];
  await runNode(tests, { NODE_ENV: 'test', DURABILITY_REQUESTS: '3000' });
});

import { runCommand, runNode } from '@/scripts/support/command';
import { hostNames } from '@/tests/support/host-origins';
import { startHosts } from '@/tests/support/hosts';

// Runs Node with the given arguments while hosts run: with-hosts.ts published,nginx --test …
await runCommand(async () => {
  const [names = '', ...args] = process.argv.slice(2);
  const wanted = names.split(',');
  const stopHosts = await startHosts(hostNames.filter((name) => wanted.includes(name)));
  try {
    await runNode(args, { NODE_ENV: 'test' });
  } finally {
    await stopHosts();
  }
});

import { resolve } from 'node:path';
import { after, afterEach, beforeEach } from 'node:test';
import { runCommand } from '@/scripts/support/command';
import { hostNames } from '@/tests/support/host-origins';
import { startHosts } from '@/tests/support/hosts';

const limitMinutes = 10;
let limit: NodeJS.Timeout | undefined;

beforeEach(({ name }: { name: string }) => {
  limit = setTimeout(() => {
    console.error(`“${name}” has not ended after ${limitMinutes} minutes.`);
    process.exit(1);
  }, limitMinutes * 60_000);
});
afterEach(() => clearTimeout(limit));

// Runs test files in one process, in which hosts run: run-on-hosts.ts published,nginx <files>
await runCommand(async () => {
  const [names = '', ...files] = process.argv.slice(2);
  const wanted = names.split(',');
  const stopHosts = await startHosts(hostNames.filter((name) => wanted.includes(name)));
  try {
    for (const file of files) await import(resolve(file));
  } catch (error) {
    await stopHosts();
    throw error;
  }
  // Not earlier: it would run as soon as the tests of one file have ended.
  after(stopHosts);
});

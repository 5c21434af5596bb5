import { runCommand, runNode } from '@/scripts/support/command';

await runCommand(async () => {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  await runNode([biome, 'check', '--write', '.'], { NODE_ENV: 'production' });
});

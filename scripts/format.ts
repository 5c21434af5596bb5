import { command } from '@/scripts/support/command';
import { runNode } from '@/scripts/support/run';

await command(async () => {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  await runNode([biome, 'check', '--write', '.'], { NODE_ENV: 'production' });
});

import { command } from '@/scripts/support/command';
import { prepareContent } from '@/scripts/support/prepare-content';

await command(async () => {
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { buildSite } = await import('@/scripts/support/build-site');
  await buildSite();
});

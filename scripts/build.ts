import { assertContent } from '@/lib/checks/build-checks';
import { command } from '@/scripts/support/command';

await command(async () => {
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { buildSite } = await import('@/scripts/support/build-site');
  await buildSite();
});

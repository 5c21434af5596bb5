import { assertContent } from '@/lib/checks/build-checks';
import { command } from '@/scripts/support/command';
import { assertNoArguments } from '@/scripts/support/without-arguments';

// Writes schemas/, by which editors complete and check message files.
await command(async () => {
  assertNoArguments();
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { writeMessageSchemas } = await import('@/lib/checks/message-schemas');
  await writeMessageSchemas();
  console.log('schemas/ is up to date.');
});

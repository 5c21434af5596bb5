import { assertContent } from '@/tooling/checks/build-checks';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

// Writes schemas/, by which editors complete and check message files.
await command(async () => {
  assertNoArguments();
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { writeMessageSchemas } = await import('@/tooling/messages/write-schemas');
  await writeMessageSchemas();
  console.log('schemas/ is up to date.');
});

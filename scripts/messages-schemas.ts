import { assertContent } from '@/tooling/checks/build-checks';
import { writeMessageSchemas } from '@/tooling/messages/write-schemas';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

// Writes schemas/, by which editors complete and check message files.
await command(async () => {
  assertNoArguments();
  await assertContent();
  await writeMessageSchemas();
  console.log('schemas/ is up to date.');
});

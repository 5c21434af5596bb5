import { parseArgs } from 'node:util';
import { generateFiles } from '@/scripts/build/generate-files';
import { assertContent } from '@/scripts/checks/build-checks';
import { readEditorUrl } from '@/scripts/publishing/bundle';
import { startNextServer } from '@/scripts/serve/next-server';
import { serve } from '@/scripts/serve/serve';
import { printLine, runCommand } from '@/scripts/support/command';
import { readListenAddresses } from '@/scripts/support/listen-address';

await runCommand(async () => {
  parseArgs();
  const addresses = await readListenAddresses('npm run dev');
  readEditorUrl(process.env);
  printLine('Starting the development server.');
  // If generating fails because of an invalid text, the check reports the text.
  await generateFiles().catch(async (error: unknown) => {
    await assertContent();
    throw error;
  });
  if (process.env['MESSAGES_URL']) {
    printLine('Texts are in messages/. Only builds use MESSAGES_URL; see docs/texts.md.');
  }
  await serve(addresses, (contact) =>
    startNextServer({ address: addresses.site, mode: 'development', contact }),
  );
});

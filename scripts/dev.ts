import { parseArgs } from 'node:util';
import { generateFiles } from '@/scripts/build/generate-files';
import { assertContent } from '@/scripts/checks/build-checks';
import { startNextServer } from '@/scripts/serve/next-server';
import { serve } from '@/scripts/serve/serve';
import { command, printLine } from '@/scripts/support/command';
import { readListenAddresses } from '@/scripts/support/listen-address';
import { readEditorUrl } from '@/scripts/text-finder/bundle-finder';

await command(async () => {
  parseArgs();
  const addresses = await readListenAddresses('npm run dev');
  readEditorUrl(process.env);
  printLine('Starting the development server.');
  // The most frequent cause is an invalid text, which the check reports.
  await generateFiles().catch(async (error: unknown) => {
    await assertContent();
    throw error;
  });
  const { MESSAGES_URL: url } = process.env;
  if (url) printLine('Texts: messages/. MESSAGES_URL is for builds; see npm run messages:pull.');
  await serve(addresses, (contact) =>
    startNextServer({ address: addresses.site, mode: 'development', contact }),
  );
});

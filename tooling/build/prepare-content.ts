import { readMessagesFrom } from '@/lib/i18n/messages-folder';
import { takeSnapshot } from '@/tooling/checks/backend-texts';
import { assertContent, assertTablesAndFacts } from '@/tooling/checks/build-checks';

/**
 * Checks what a build is made of. With `MESSAGES_URL` its texts are loaded from there first; this
 * process and those that it starts read them from then on.
 *
 * @throws an error with one line per problem; nothing has been built then
 */
export async function prepareContent(): Promise<void> {
  const { MESSAGES_URL: address } = process.env;
  if (!address) return assertContent();
  assertTablesAndFacts();
  const { folder, summary } = await takeSnapshot(address, 'build');
  readMessagesFrom(folder);
  console.log(`Texts: ${summary}`);
}

import { readMessagesFrom } from '@/lib/i18n/messages-folder';
import { takeSnapshot } from '@/scripts/checks/backend-texts';
import { assertContent, assertTablesAndFacts } from '@/scripts/checks/build-checks';
import { say } from '@/scripts/support/command';

/**
 * Checks the content of a build. With `MESSAGES_URL`, the texts are first downloaded from there; this
 * process and its children read that copy from then on.
 *
 * @throws an error with one line per problem, before anything is built
 */
export async function prepareContent(): Promise<void> {
  const { MESSAGES_URL: address } = process.env;
  if (!address) return assertContent();
  assertTablesAndFacts();
  const { folder, summary } = await takeSnapshot(address);
  readMessagesFrom(folder);
  say(`Texts: ${summary}`);
}

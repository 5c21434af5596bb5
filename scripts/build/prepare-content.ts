import { setMessagesFolder } from '@/lib/i18n/messages-folder';
import { assertConfig, assertContent } from '@/scripts/checks/build-checks';
import { downloadTexts } from '@/scripts/messages/backend-texts';
import { printLine } from '@/scripts/support/command';

/**
 * Checks the content of a build. With `MESSAGES_URL`, downloads the texts first; this process and
 * its child processes then read the downloaded copy.
 *
 * @throws an error with one line per problem, before anything is built
 */
export async function prepareContent(): Promise<void> {
  const { MESSAGES_URL: url } = process.env;
  if (!url) return assertContent();
  assertConfig();
  const { folder, summary } = await downloadTexts(url);
  setMessagesFolder(folder);
  printLine(`Texts: ${summary}`);
}

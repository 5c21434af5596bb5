import { startContact } from '@/scripts/serve/contact';
import type { RunningServer } from '@/scripts/serve/site-server';
import { logFile, printLine } from '@/scripts/support/command';
import { browserUrl, type ListenAddresses } from '@/scripts/support/listen-address';
import type { ContactFunction } from '@/supabase/functions/send-contact-email/contact';

/**
 * Serves pages with the contact function until the process is stopped, and prints the URLs.
 *
 * @param start starts the server of the pages; without a contact function the form is off
 * @throws a one-line error if the server or the function cannot start; both are stopped then
 */
export async function serve(
  addresses: ListenAddresses,
  start: (contact: ContactFunction | undefined) => Promise<RunningServer>,
): Promise<void> {
  const local = await startContact(process.env, addresses);
  const stopContact = async () => local?.stop();
  const server = await start(local?.contact).catch(async (error: unknown) => {
    await stopContact();
    throw error;
  });
  let isEnding = false;
  const end = async () => {
    // Ctrl+C sends several signals: from the terminal, and from parent processes.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), 10_000);
    await server.close();
    await stopContact();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  printLine(`Site:  ${browserUrl(addresses.site)}`);
  if (local?.inbox) printLine(`Inbox: ${browserUrl(addresses.inbox)}`);
  printLine(`Ctrl+C ends everything.${logFile ? ` Details: ${logFile}` : ''}`);
}

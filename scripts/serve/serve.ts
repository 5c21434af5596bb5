import { startContact } from '@/scripts/serve/contact';
import type { RunningServer } from '@/scripts/serve/site-server';
import { browserUrl, type ListenAddresses } from '@/scripts/support/listen-address';
import type { Contact } from '@/supabase/functions/send-contact-email/contact';

/**
 * Serves pages with the contact function until the process is stopped, and prints the addresses.
 *
 * @param start starts the server of the pages; without contact the form is off
 * @throws an error of one line when one of them cannot start; then all are stopped
 */
export async function serve(
  addresses: ListenAddresses,
  start: (contact: Contact | undefined) => Promise<RunningServer>,
): Promise<void> {
  const local = await startContact(process.env, addresses);
  const stopContact = async () => local?.stop();
  const server = await start(local?.contact).catch(async (error: unknown) => {
    await stopContact();
    throw error;
  });
  let isEnding = false;
  const end = async () => {
    // A second signal does not wait.
    if (isEnding) process.exit(1);
    isEnding = true;
    await server.close();
    await stopContact();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  console.log(`\nSite:  ${browserUrl(addresses.site)}`);
  if (local?.inbox) console.log(`Inbox: ${browserUrl(addresses.inbox)}`);
}

import { freePort } from '@/scripts/support/listen-address';
import { announceHost, announceInbox } from '@/tests/support/host-origins';
import { type HostName, originOfHostAt, startHost } from '@/tests/support/hosts';
import { startTestContact } from '@/tests/support/test-contact';

/** Hosts with the contact function. */
const withContact: readonly HostName[] = ['published', 'node', 'nginx'];

type Wanted = { name: HostName; port: number; origin: string };

async function choosePort(name: HostName): Promise<Wanted> {
  const port = await freePort();
  return { name, port, origin: originOfHostAt(name, port) };
}

/**
 * Starts hosts with the contact function, and passes their origins to child processes.
 *
 * @returns a function that stops everything
 */
export async function startHosts(names: readonly HostName[]): Promise<() => Promise<void>> {
  const wanted = await Promise.all(names.map(choosePort));
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const [first, ...others] = wanted.filter(({ name }) => withContact.includes(name));
  try {
    const contact =
      first && (await startTestContact([first.origin, ...others.map(({ origin }) => origin)]));
    if (contact) closers.push(contact.stop);
    announceInbox(contact?.inbox);

    for (const { name, port } of wanted) {
      const host = await startHost(name, { port, contact });
      closers.push(host.close);
      announceHost(name, host.origin);
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}

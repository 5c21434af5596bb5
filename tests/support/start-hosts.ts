import { announceHost, announceInbox } from '@/tests/support/host-origins';
import { type HostName, originOfHostAt, startHost } from '@/tests/support/hosts';
import { freePort } from '@/tooling/contact-stack/free-port';
import { startTestStack } from '@/tooling/contact-stack/temporary-stack';

/** Hosts that proxy requests to the contact function. */
const passingOn: readonly HostName[] = ['published', 'node'];

type Wanted = { name: HostName; port: number; origin: string };

async function choosePort(name: HostName): Promise<Wanted> {
  const port = await freePort();
  return { name, port, origin: originOfHostAt(name, port) };
}

/**
 * Starts hosts with the backend of the contact form, and passes their origins to child processes.
 *
 * @returns a function that stops everything
 */
export async function startHosts(names: readonly HostName[]): Promise<() => Promise<void>> {
  const wanted = await Promise.all(names.map(choosePort));
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    await Promise.all(closers.map((close) => close()));
  };
  const [first, ...others] = wanted.filter(({ name }) => passingOn.includes(name));
  try {
    const stack =
      first &&
      (await startTestStack({
        origins: [first.origin, ...others.map(({ origin }) => origin)],
        pageSource: first.origin,
      }));
    if (stack) closers.push(stack.stop);
    announceInbox(stack?.inbox);

    for (const { name, port } of wanted) {
      const host = await startHost(name, { port, contact: () => stack?.contact() });
      closers.push(host.close);
      announceHost(name, host.origin);
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}

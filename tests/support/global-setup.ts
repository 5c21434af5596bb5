import type { FullConfig } from 'playwright/test';
import { announceHost, announceInbox } from '@/tests/support/host-origins';
import { type HostName, hostNames, originOfHostAt, startHost } from '@/tests/support/hosts';
import { freePort } from '@/tooling/contact-stack/free-port';
import { startTestStack } from '@/tooling/contact-stack/temporary-stack';

/** Hosts that pass requests on to the contact function. */
const passingOn: readonly HostName[] = ['published', 'node'];

type Wanted = { name: HostName; port: number; origin: string };

async function choosePort(name: HostName): Promise<Wanted> {
  const port = await freePort();
  return { name, port, origin: originOfHostAt(name, port) };
}

/**
 * Starts everything behind the contact form and the hosts of the projects that run, before any
 * test, and ends all of it after the last.
 */
export default async function setUpHosts({ projects }: FullConfig): Promise<() => Promise<void>> {
  // In other configurations the projects are engines, and say their host.
  const names = hostNames.filter((name) =>
    projects.some((project) => project.name === name || project.metadata['host'] === name),
  );
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

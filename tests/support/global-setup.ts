import type { FullConfig } from 'playwright/test';
import { announceHost } from '@/tests/support/host-origins';
import { hostNames, startHost } from '@/tests/support/hosts';

/** Starts the hosts of the projects that run, before any test, and ends them after the last. */
export default async function setUpHosts({ projects }: FullConfig): Promise<() => Promise<void>> {
  const wanted = hostNames.filter((name) => projects.some((project) => project.name === name));
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    await Promise.all(closers.map((close) => close()));
  };
  try {
    for (const name of wanted) {
      const { origin, close } = await startHost(name);
      closers.push(close);
      announceHost(name, origin);
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}

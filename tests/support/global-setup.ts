import type { FullConfig } from 'playwright/test';
import { hostNames } from '@/tests/support/hosts';
import { startHosts } from '@/tests/support/start-hosts';

/** Starts the hosts of the selected projects before all tests, and stops them after the last. */
export default function setUpHosts({ projects }: FullConfig): Promise<() => Promise<void>> {
  // In other configurations projects are browser engines, with the host in their metadata.
  const names = hostNames.filter((name) =>
    projects.some((project) => project.name === name || project.metadata['host'] === name),
  );
  return startHosts(names);
}

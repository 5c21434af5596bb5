import type { FullConfig } from 'playwright/test';
import { hostNames } from '@/tests/support/hosts';
import { startHosts } from '@/tests/support/start-hosts';

/** Starts the hosts of the projects that run, before any test, and ends them after the last. */
export default function setUpHosts({ projects }: FullConfig): Promise<() => Promise<void>> {
  // In other configurations the projects are engines, and say their host.
  const names = hostNames.filter((name) =>
    projects.some((project) => project.name === name || project.metadata['host'] === name),
  );
  return startHosts(names);
}

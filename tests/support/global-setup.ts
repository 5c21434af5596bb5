import type { FullConfig } from 'playwright/test';
import { hostNames } from '@/tests/support/host-origins';
import { startHosts } from '@/tests/support/hosts';

/** Starts the hosts of the selected projects before all tests, and stops them after the last. */
export default function setUpHosts({ filteredProjects }: FullConfig): Promise<() => Promise<void>> {
  const isSelected = (name: string) =>
    filteredProjects.some(({ use }) => 'host' in use && use.host === name);
  return startHosts(hostNames.filter(isSelected));
}

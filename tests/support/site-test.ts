import { test as base } from 'playwright/test';
import { originOfHost } from '@/tests/support/host-origins';
import type { HostName } from '@/tests/support/hosts';

/** What a project says about itself. */
export type HostOptions = { host: HostName };

type Fixtures = {
  /** Where the project's host answers, without a slash at the end. */
  origin: string;
};

/** Playwright's test, whose relative addresses lead to the host of its project. */
export const test = base.extend<HostOptions & Fixtures>({
  host: ['published', { option: true }],
  origin: async ({ host }, use) => {
    await use(originOfHost(host));
  },
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
});

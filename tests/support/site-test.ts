import { test as base } from 'playwright/test';
import { type HostName, originOfHost } from '@/tests/support/host-origins';

/** Options of a project. */
export type HostOptions = { host: HostName };

type Fixtures = {
  /** Origin of the project's host, without trailing slash. */
  origin: string;
};

/** Playwright's test with the base URL of the project's host. */
export const test = base.extend<HostOptions & Fixtures>({
  host: ['published', { option: true }],
  origin: async ({ host }, use) => {
    await use(originOfHost(host));
  },
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
});

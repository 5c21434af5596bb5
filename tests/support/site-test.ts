import { test as base, type Route } from 'playwright/test';
import { site } from '@/site.config';
import { type HostName, originOfHost } from '@/tests/support/host-origins';

/** Options of a project. */
export type HostOptions = { host: HostName };

type Fixtures = {
  /** Origin of the project's host, without trailing slash. */
  origin: string;
};

const fulfillEmpty = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

/** Playwright's test with the base URL of the project's host. */
export const test = base.extend<HostOptions & Fixtures>({
  host: ['published', { option: true }],
  origin: async ({ host }, use) => {
    await use(originOfHost(host));
  },
  // Scripts of configured services would send requests to third parties.
  context: async ({ context }, use) => {
    for (const { script } of site.services) {
      if (script) await context.route((url) => url.href.endsWith(script), fulfillEmpty);
    }
    await use(context);
  },
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
});

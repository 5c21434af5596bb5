import { test as base } from 'playwright/test';
import { type GitHost, startGitHost } from '@/tests/support/editor/git-host';
import { serveEditor } from '@/tests/support/editor/serve-editor';
import type { LoopbackServer } from '@/tests/support/serve-on-loopback';

type Fixtures = {
  /** The stand-in for the Git host, with a repository of its own. */
  gitHost: GitHost;
  /** The editor's own host. */
  editor: LoopbackServer;
};

/** Playwright's test with the editor and a Git host of its own. */
export const test = base.extend<Fixtures>({
  gitHost: async ({ page: _page }, use) => {
    const host = await startGitHost();
    await use(host);
    await host.close();
  },
  editor: async ({ gitHost }, use) => {
    const server = await serveEditor(gitHost.origin);
    await use(server);
    await server.close();
  },
});

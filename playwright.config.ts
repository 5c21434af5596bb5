import { defineConfig } from 'playwright/test';
import { has } from './tests/support/channels';
import { germanVisitor, sharedSettings } from './tests/support/playwright-settings';
import { matrixTag } from './tests/support/sample';
import type { HostOptions } from './tests/support/site-test';
import { chromiumArgs, requireTestChromium } from './tooling/support/chromium';

/** What needs a page, once, on the files as they are published; of each matrix a sample. */
export default defineConfig<HostOptions>({
  testDir: './tests/e2e',
  // Without WhatsApp there is no chat: the tests of the published files see that there is none.
  testIgnore: has.whatsapp ? [] : 'chat.spec.ts',
  grepInvert: new RegExp(matrixTag),
  outputDir: './test-results/playwright',
  globalSetup: './tests/support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  // Most of the time a test waits for the browser: more of them than processors are done sooner.
  workers: 5,
  ...sharedSettings,
  use: {
    ...germanVisitor,
    launchOptions: { executablePath: requireTestChromium(), args: [...chromiumArgs] },
  },
  projects: [{ name: 'published', use: { host: 'published' } }],
});

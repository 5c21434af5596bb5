import { defineConfig } from 'playwright/test';
import { germanVisitor, sharedSettings } from './tests/support/playwright-settings';
import { chromiumArgs, requireChromium } from './tooling/support/chromium';

/** The text editor against a stand-in for the Git host: what is too long for every test run. */
export default defineConfig({
  testDir: './tests/editor',
  outputDir: './test-results/playwright-editor',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright-editor.json' }]],
  workers: 2,
  ...sharedSettings,
  use: {
    ...germanVisitor,
    launchOptions: { executablePath: requireChromium(), args: [...chromiumArgs] },
  },
});

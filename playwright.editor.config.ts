import { defineConfig } from 'playwright/test';
import { chromiumArgs, requireChromium } from './tooling/support/chromium';

/** The text editor against a stand-in for the Git host: what is too long for every test run. */
export default defineConfig({
  testDir: './tests/editor',
  outputDir: './test-results/playwright-editor',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright-editor.json' }]],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: requireChromium(), args: [...chromiumArgs] },
  },
});

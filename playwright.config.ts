import { defineConfig } from 'playwright/test';
import { has } from './tests/support/channels';
import type { HostOptions } from './tests/support/site-test';
import { chromiumArgs, requireChromium } from './tooling/support/chromium';

/** Specs for every way of running; the files of the site are tested where they are published. */
const everywhere = 'routing.spec.ts';
const onServers = [
  'chat.spec.ts',
  'consent.spec.ts',
  'contact-delivery.spec.ts',
  'contact-endpoint.spec.ts',
  'headers.spec.ts',
  'hostile.spec.ts',
  'islands.spec.ts',
  'language.spec.ts',
  'menu-sheet.spec.ts',
  'menus.spec.ts',
  'metadata.spec.ts',
  'network.spec.ts',
  'pages.spec.ts',
  'policy.spec.ts',
  'questions.spec.ts',
  'sitemap.spec.ts',
  'structured-data.spec.ts',
  'suggestion.spec.ts',
  'terms.spec.ts',
];

export default defineConfig<HostOptions>({
  testDir: './tests/e2e',
  // Without WhatsApp there is no chat: channels.spec.ts sees to it that there is none.
  testIgnore: has.whatsapp ? [] : 'chat.spec.ts',
  outputDir: './test-results/playwright',
  globalSetup: './tests/support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  // Most of the time a test waits for the browser: more of them than processors are done sooner.
  workers: 4,
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
  projects: [
    { name: 'published', use: { host: 'published' } },
    { name: 'dumb', use: { host: 'dumb' }, testMatch: everywhere },
    { name: 'node', use: { host: 'node' }, testMatch: [everywhere, ...onServers] },
  ],
});

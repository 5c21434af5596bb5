import { defineConfig } from 'playwright/test';
import type { HostOptions } from './tests/support/site-test';

/** What a visitor's browser or a crawler meets on hosts that others built. */
export default defineConfig<HostOptions>({
  testDir: './tests/e2e',
  outputDir: './test-results/playwright-hosts',
  globalSetup: './tests/support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright-hosts.json' }]],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  testMatch: [
    'headers.spec.ts',
    'hostile.spec.ts',
    'metadata.spec.ts',
    'routing.spec.ts',
    'sitemap.spec.ts',
  ],
  projects: [
    { name: 'nginx', use: { host: 'nginx' } },
    { name: 'cloudflare', use: { host: 'cloudflare' } },
  ],
});

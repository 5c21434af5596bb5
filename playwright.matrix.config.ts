import { defineConfig } from 'playwright/test';
import published from './playwright.config';
import hosts from './playwright.hosts.config';
import type { HostOptions } from './tests/support/site-test';

/** Every combination of pages, languages, widths and the like, on the published files and Next. */
export default defineConfig<HostOptions>({
  ...published,
  grepInvert: [],
  outputDir: './test-results/playwright-matrix',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright-matrix.json' }]],
  projects: [published, hosts].flatMap(({ projects = [] }) => projects),
});

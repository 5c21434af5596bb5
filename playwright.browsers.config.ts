import { defineConfig } from 'playwright/test';
import { germanVisitor, sharedSettings } from './tests/support/playwright-settings';
import type { HostOptions } from './tests/support/site-test';

/**
 * What depends on an engine, in Playwright's own builds of Firefox and WebKit: menus, sheet,
 * dialogs, focus, forms, consent, storage, no scripts, policy, layout.
 */
export default defineConfig<HostOptions>({
  testDir: './tests/e2e',
  testMatch: [
    'consent.spec.ts',
    'consent-hurry.spec.ts',
    'consent-services.spec.ts',
    'contact-form-checks.spec.ts',
    'contact-form-outcomes.spec.ts',
    'contact-form-plain.spec.ts',
    'contact-form-sending.spec.ts',
    'hydration.spec.ts',
    'islands.spec.ts',
    'menu-sheet.spec.ts',
    'menus.spec.ts',
    'no-scripts.spec.ts',
    'policy.spec.ts',
    'questions.spec.ts',
    'responsive.spec.ts',
    'storage.spec.ts',
    'suggestion.spec.ts',
  ],
  outputDir: './test-results/playwright-browsers',
  globalSetup: './tests/support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright-browsers.json' }]],
  workers: 4,
  ...sharedSettings,
  use: {
    host: 'published',
    ...germanVisitor,
  },
  projects: [
    { name: 'firefox', use: { browserName: 'firefox' }, metadata: { host: 'published' } },
    { name: 'webkit', use: { browserName: 'webkit' }, metadata: { host: 'published' } },
  ],
});

import { defineConfig } from 'playwright/test';
import published from './playwright.config';
import type { HostOptions } from './tests/support/site-test';

/**
 * What differs on Next's own server: React takes over whole pages there, and the policy names
 * their scripts. Of each matrix a sample.
 */
export default defineConfig<HostOptions>({
  ...published,
  outputDir: './test-results/playwright-hosts',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright-hosts.json' }]],
  projects: [
    {
      name: 'node',
      use: { host: 'node' },
      testMatch: [
        'chat.spec.ts',
        'consent.spec.ts',
        'contact-delivery.spec.ts',
        'islands.spec.ts',
        'language.spec.ts',
        'menu-sheet.spec.ts',
        'menus.spec.ts',
        'network.spec.ts',
        'policy.spec.ts',
        'questions.spec.ts',
        'suggestion.spec.ts',
      ],
    },
  ],
});

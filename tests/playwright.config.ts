import { defineConfig } from 'playwright/test';
import { chromiumArgs, findChromium } from '../scripts/support/chromium';
import { matrixTag, publishedTag } from './support/site-pages';
import type { HostOptions } from './support/site-test';

const matrix = new RegExp(matrixTag);
const published = new RegExp(publishedTag);
const executablePath = findChromium();
const launchOptions = { args: [...chromiumArgs], ...(executablePath && { executablePath }) };

const specs = (...names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** Features that differ on Next's own server, which hydrates the whole page and has another policy. */
const nodeProject = {
  testMatch: specs('menus', 'network', 'policy', '4-states'),
  use: { host: 'node' as const },
};

/** Features that depend on the browser: menus, dialogs, focus, forms, storage, policy, layout. */
const engineSpecs = [
  ...specs('consent', 'contact-form-*', 'hydration'),
  ...specs('islands', 'menus', 'policy', 'responsive', '2-header', '4-states'),
  ...specs('storage', '5-validation', '8-errors', '9-constants'),
];

/** Features that read words, figures, counts or addresses. */
const contentSpecs = [
  'specification/[0-9]*.spec.ts',
  ...specs('contact-form-{sending,unhydrated}', 'islands', 'menus', 'planner'),
  ...specs('responsive', 'translation'),
];

const use = { host: 'published' } as const;

/** `npm test` runs the first project; `npm test -- --project=<name>` runs others. */
export default defineConfig<HostOptions>({
  testMatch: ['e2e/*.spec.ts', 'specification/*.spec.ts'],
  outputDir: '../test-results/playwright',
  globalSetup: './support/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Three are fastest on two processors, because tests often wait.
  workers: 3,
  // Long, because only a failure takes this long, and machines may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'published', grepInvert: matrix, use },
    { name: 'content', default: false, testMatch: contentSpecs, grepInvert: matrix, use },
    { name: 'matrix', default: false, grep: matrix, use },
    { name: 'node', default: false, grepInvert: [matrix, published], ...nodeProject },
    { name: 'node-matrix', default: false, grep: matrix, grepInvert: published, ...nodeProject },
    { name: 'editor', default: false, testMatch: 'editor/*.spec.ts', workers: 2 },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      default: false,
      testMatch: engineSpecs,
      use: { ...use, browserName, launchOptions: {} },
    })),
  ],
});

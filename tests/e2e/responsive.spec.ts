import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { PageKey } from '@/lib/routing/table';
import { site } from '@/site.config';
import { findInPage } from '@/tests/support/run-in-page';
import { allPaths, matrixTag, matrixTagUnless } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { gotoWithWebFont } from '@/tests/support/watch-page';

const longPages: readonly PageKey[] = ['home', 'employers', 'nurses', 'academy', 'contact'];

const textSelector = 'h1, h2, h3, h4, h5, p, li, dt, dd, th, td, button, label';

/** Windows in `npm test`, and those of the full matrix. */
const sampleWindows = ['360x800', '390x844', '768x1024', '1366x768', '1920x1080'];
const otherWindows = [
  ...['320x568', '360x640', '375x667', '412x915', '430x932'],
  ...['568x320', '820x1180', '844x390', '1024x768', '1280x720', '1280x1024'],
  ...['1440x900', '1536x864', '1680x1050', '1920x1200', '2560x1440'],
];
/**
 * Windows with text at 200 %. 320 × 256 is a window of 1280 × 1024 at 400 %:
 * https://www.w3.org/TR/WCAG22/#reflow and #resize-text.
 */
const largeTextWindows = ['360x740', '768x900', '1280x900'];

/** Sets the browser's default font size, from the next page on. */
async function setTextSize(page: Page, textSize: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
}

/** What may break anywhere, because it gets no soft hyphens. */
const names = [...Object.values(site.company), ...site.partners.map(({ name }) => name)].join(' ');
const isBrokenName = (problem: string) =>
  names.includes(/^"(.*)" breaks$/.exec(problem)?.[1] ?? '\n');

/** Opens a path, and expects that its lines of text have no problem in these windows. */
async function checkLines(page: Page, path: string, windows: readonly string[]): Promise<void> {
  await gotoWithWebFont(page, path);
  for (const size of windows) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    const found = await findInPage(page, 'layoutProblems', textSelector);
    const problems = found.filter((problem) => !isBrokenName(problem));
    expect.soft(problems, size).toEqual([]);
  }
  expect.soft(await findInPage(page, 'coveredTexts')).toEqual([]);
}

for (const { path, page: key, sampleIndex } of allPaths) {
  const sample = matrixTagUnless(sampleIndex !== undefined);
  test(`${path} has no text that is broken, cut or covered`, sample, ({ page }) =>
    checkLines(page, path, sampleWindows),
  );

  test(`${path} has none in other windows`, { tag: matrixTag }, ({ page }) =>
    checkLines(page, path, otherWindows),
  );

  const isLong = key !== undefined && longPages.includes(key);
  const details = matrixTagUnless(isLong && sampleIndex !== undefined);
  test(`${path} has none in small windows and with large text`, details, async ({ page }) => {
    // In a window of 256 px, the header covers the start of texts that are higher than the rest.
    await checkLines(page, path, ['320x256', '320x640']);
    await setTextSize(page, 32);
    await checkLines(page, path, largeTextWindows);
  });
}

test('the walker and the towns on the map follow its legs', async ({ page }) => {
  await page.goto('/');
  const legs = page.locator('.map-leg:is(.leg-2, .leg-3)');
  const [second = 0, third = 0] = await legs.evaluateAll((paths) =>
    paths.map((path) => (path instanceof SVGPathElement ? path.getTotalLength() : 0)),
  );
  const css = readFileSync('app/styles/map.css', 'utf8').match(/(?<=100% - )\d+(?=px)/g);
  // Browsers measure curves in steps of their own: within five map units.
  const lengths = [second + third, third].map((length) => expect.closeTo(length, -1));
  expect(css?.map(Number)).toEqual(lengths);
  const distances = await page.locator('.map-start > input').evaluateAll((inputs) =>
    inputs.map((input) => {
      const way = document.querySelector(input.id.replace('start', '#way'));
      const map = way?.closest('svg')?.getScreenCTM();
      if (!(way instanceof SVGPathElement) || !map) return Number.NaN;
      const start = way.getPointAtLength(0).matrixTransform(map);
      const { x, y, width, height } = input.getBoundingClientRect();
      return Math.hypot(x + width / 2 - start.x, y + height / 2 - start.y);
    }),
  );
  expect(distances.filter((distance) => !(distance < 3))).toEqual([]);
});

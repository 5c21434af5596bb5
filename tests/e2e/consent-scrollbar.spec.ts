import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';
import { consentParts } from '@/tests/support/consent';
import { test } from '@/tests/support/site-test';

// Playwright hides scrollbars by default.
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('opening the settings moves neither header nor text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(hrefFor('de', 'home'));
  const { settings, dialog, banner } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  const leftEdges = () =>
    page.evaluate(() =>
      // Browsers lay out collapsed content differently.
      [...document.querySelectorAll('h1, header a, main a, footer a')]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => Math.round(element.getBoundingClientRect().left)),
    );
  const before = await leftEdges();
  expect(
    await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth),
  ).toBeGreaterThan(0);
  await settings.click();
  await expect(dialog).toBeVisible();
  expect(await leftEdges()).toEqual(before);
});

import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { consentOn, storedConsent } from '@/tests/support/consent';
import { whenIdle } from '@/tests/support/hydrated';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';
import { holdScripts, watchPage } from '@/tests/support/watch-page';
import { inlineStyleHashes } from '@/tooling/host-rules/inline-styles';

const home = hrefFor('de', 'home');
const t = textsOf('de');
const dialogFile = '**/assets/settings-dialog-*.js*';

/** Delays the code of the settings until the returned function is called. */
async function holdDialog(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(dialogFile, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const locksOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('[inert]').length,
    document.documentElement.style.overflow,
  ]);

test('clicks while the settings are on their way open them once, and say so', async ({ page }) => {
  const release = await holdDialog(page);
  await page.goto(home);
  const { settings, dialog, banner } = consentOn(page, 'de');
  await settings.click();
  await expect(settings).toHaveAttribute('aria-busy', 'true');
  await settings.click();
  await settings.click();
  await expect(page.getByText(exactly(t('common.consent.banner.loading')))).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  release();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(banner).toBeVisible();
  await expect(settings).toHaveAttribute('aria-busy', 'false');
  expect(await locksOf(page)).toEqual([0, '']);
});

test('an answer while the settings are on their way is the last word', async ({ page }) => {
  const release = await holdDialog(page);
  await page.goto(home);
  const { settings, dialog, banner, onlyNecessary } = consentOn(page, 'de');
  await settings.click();
  await onlyNecessary.click();
  const arrived = page.waitForResponse(dialogFile);
  release();
  await (await arrived).finished();
  await whenIdle(page);
  await expect(dialog).toHaveCount(0);
  await expect(banner).toBeHidden();
});

test('settings that do not arrive say what to do; the answers and a second try work', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(dialogFile, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.goto(home);
  const { settings, dialog, banner, footerLink, close } = consentOn(page, 'de');
  const failed = t('common.consent.banner.failed');
  await settings.click();
  await expect(banner.getByText(exactly(failed))).toBeVisible();
  await expect(settings).toHaveAttribute('aria-busy', 'false');
  await close.click();
  await expect(banner).toBeHidden();

  // The same from the footer, which opens a separate card.
  await footerLink.click();
  const card = page.getByRole('region', { name: exactly(t('common.consent.settings.title')) });
  await expect(card.getByText(exactly(failed))).toBeVisible();
  await page.unroute(dialogFile);
  const retry = page.waitForRequest(dialogFile);
  await footerLink.click();
  await expect(dialog).toBeVisible();
  await expect(card).toHaveCount(0);
  // Firefox caches failed imports: every attempt has its own URL.
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).not.toContain((await retry).url());
});

test('the first touch fetches the settings, not the first load', async ({ page, origin }) => {
  const { scripts } = watchPage(page, origin);
  await page.goto(home);
  const { settings, banner } = consentOn(page, 'de');
  await expect(banner).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fetched = () => scripts.filter((path) => path.includes('/settings-dialog'));
  expect(fetched()).toEqual([]);
  await settings.focus();
  await expect.poll(fetched).toHaveLength(1);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a double click opens the settings and touches nothing in them', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(home);
      const { settings, dialog, category, banner, cancel } = consentOn(page, 'de');
      // First while the code is loading, then when it is loaded.
      for (let round = 0; round < 2; round += 1) {
        await settings.dblclick();
        await expect(dialog).toBeVisible();
        await expect(category('analytics')).not.toBeChecked();
        await cancel.click();
        await expect(dialog).toHaveCount(0);
        await expect(banner).toBeVisible();
        expect(await storedConsent(page)).toBeNull();
        expect(await locksOf(page)).toEqual([0, '']);
      }
    }
  });

  test('Escape while the dialog still moves leaves nothing locked', async ({ page }) => {
    await page.goto(home);
    const { settings, dialog } = consentOn(page, 'de');
    await settings.click();
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    for (let round = 0; round < 3; round += 1) {
      await settings.press('Enter');
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
    expect(await locksOf(page)).toEqual([0, '']);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('nothing of the page shifts when banner and settings come and go', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // Includes shifts after user input, which browsers exclude from the score.
          shifts.push('value' in entry ? Number(entry.value) : 0);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(hrefFor('de', 'employers'));
    const { settings, dialog, save, banner } = consentOn(page, 'de');
    await expect(banner).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await settings.click();
    await expect(dialog).toBeVisible();
    await save.click();
    await expect(banner).toBeHidden();
    await whenIdle(page);
    const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined));
    expect(Array.isArray(shifts)).toBe(true);
    const sum = [shifts].flat().reduce((total: number, value) => total + Number(value), 0);
    expect(sum).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });
});

test('without motion the dialog stands at once', async ({ page }) => {
  await page.goto(home);
  const { settings, save } = consentOn(page, 'de');
  await settings.click();
  await expect(save).toBeVisible();
  const moving = await save.evaluate((button) => {
    const moved = [...document.querySelectorAll('[role="dialog"] *')].filter((element) => {
      const { transform, opacity } = getComputedStyle(element);
      return element.contains(button) && (transform !== 'none' || opacity !== '1');
    });
    return moved.length + document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

test('a strict policy blocks nothing of banner and settings', async ({ page, origin }) => {
  const { consoleErrors } = watchPage(page, origin);
  await page.route(origin + home, async (route) => {
    const response = await route.fetch();
    const styles = inlineStyleHashes(await response.text()).map((hash) => `'${hash}'`);
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': `default-src 'self'; script-src 'self'; style-src 'self' ${styles.join(' ')}; require-trusted-types-for 'script'`,
      },
    });
  });
  await page.goto(home);
  const { settings, dialog, category, save } = consentOn(page, 'de');
  await settings.click();
  await category('marketing').click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('with every script late the first click takes effect, once', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/*.js');
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  const { footerLink, banner } = consentOn(page, 'de');
  await expect(banner).toHaveCount(0);
  await footerLink.click();
  await expect(page).toHaveURL(/\/datenschutz#cookies$/);
  release();
  // Chromium scrolls to the hash only when scripts are loaded.
  await expect(page.locator('#cookies')).toBeInViewport({ timeout: 15_000 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks, and the footer leads to the text about cookies', async ({ page }) => {
    for (const address of [home, '/no-such-page']) {
      await page.goto(address);
      const { footerLink, banner } = consentOn(page, 'de');
      await expect(banner).toHaveCount(0);
      await footerLink.click();
      await expect(page).toHaveURL(/\/datenschutz#cookies$/);
      await expect(page.locator('#cookies')).toBeInViewport();
    }
  });
});

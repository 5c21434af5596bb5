import { expect } from 'playwright/test';
import { measurePage } from '@/scripts/bench/page-weight';
import { scriptBudgets } from '@/tests/support/budget';
import { consentParts, expectBanner } from '@/tests/support/consent';
import { contactForm } from '@/tests/support/contact-form';
import { testWithLibrary } from '@/tests/support/rebundled-site';
import { waitForHydration, watchPage, watchPolicy } from '@/tests/support/watch-page';

/** The site as `ISLANDS=react npm run build` publishes it. */
const test = testWithLibrary('react');
// In one process, which bundles the islands once.
test.describe.configure({ mode: 'default' });

test('the home page has a budget', async ({ browser, origin }) => {
  const { bytes } = await measurePage(browser, `${origin}/`, expectBanner);
  console.log(`React: ${bytes.script} bytes of script`);
  expect(bytes.script).toBeLessThanOrEqual(scriptBudgets.react);
  expect(bytes.script).toBeGreaterThan(scriptBudgets.preact);
});

test('no part of React is loaded before the browser is idle', async ({ page, origin }) => {
  const { scripts } = watchPage(page, origin);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/islands-\w+\.js$/)]);
});

test('menus, planner, cookie settings and form run on React under the policy', async ({
  page,
  origin,
}) => {
  const violations = await watchPolicy(page);
  const { consoleErrors } = watchPage(page, origin);
  await page.goto('/krankenpfleger');
  await waitForHydration(page, 'cookie-consent');
  const { banner, settings, dialog, category, save } = consentParts(page, 'de');
  await settings.click();
  await category('marketing').click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(
    '{"necessary":true,"analytics":false,"marketing":true,"preferences":false}',
  );

  await page.locator('[data-planner]').first().scrollIntoViewIfNeeded();
  await waitForHydration(page, 'planner');
  await page.locator('#plan-german').selectOption('B1');
  await expect(page).toHaveURL(/#plan=b1\./);
  await expect(page.locator('#weg .level')).toHaveText(['B1', 'B2']);

  const form = contactForm(page, 'de');
  await form.open();
  await waitForHydration(page, 'menus');
  await page.locator('#menu-bar summary').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-bar details[open]')).toHaveCount(0);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  expect(violations).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

import { expect, type Page } from 'playwright/test';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { header } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, translator } from '@/tests/support/texts';
import { passTime, waitForHydration, watchFlow } from '@/tests/support/watch-page';

/** Opens and fills in the contact form. Its first request fails, the second one succeeds. */
async function openForm(page: Page) {
  await presetConsent(page, onlyNecessary);
  await mockFunction(page, { json: { success: false, error: 'Quota exceeded' } }, accepted);
  const form = contactForm(page, 'de');
  await page.clock.install();
  await form.open();
  await waitForHydration(page, 'toasts');
  await form.fill();
  const close = exactly(translator('de')('common.toasts.close'));
  const regions = page.locator('[data-island="toasts"]');
  const [alert, status] = [regions.getByRole('alert'), regions.getByRole('status')];
  return {
    alert,
    status,
    closeAlert: alert.getByRole('button', { name: close }),
    closeStatus: status.getByRole('button', { name: close }),
    submit: form.submit,
  };
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a toast is below the header and announced, and success is dismissed', async ({ page }) => {
    const { alert, status, closeAlert, closeStatus, submit } = await openForm(page);
    await expect(alert).toBeEmpty();
    await submit.tap();
    await expect(alert).toContainText('Quota exceeded');
    await expect(status).toBeEmpty();
    const box = await alert.boundingBox();
    const bar = await header(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    const target = await closeAlert.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeCloseTo(44);
    expect(await findViolations(page)).toEqual([]);
    await closeAlert.tap();
    await expect(alert).toBeEmpty();

    await submit.tap();
    await expect(closeStatus).toBeVisible();
    // Longer than its words take to read.
    await passTime(page, 15_000);
    await expect(status).toBeEmpty();
  });
});

test('the keyboard closes a toast, and keeps the focus in the page', async ({ page, origin }) => {
  const check = watchFlow(page, origin);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { alert, closeAlert, submit } = await openForm(page);
  await submit.press('Enter');
  await closeAlert.focus();
  await page.keyboard.press('Escape');
  await expect(alert).toBeEmpty();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await check();
});

import { expect, type Page, type Route } from 'playwright/test';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { header } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration, watchFlow, watchPage } from '@/tests/support/watch-page';

const motion = '**/assets/motion-*.js';

/** Opens and fills in the contact form. Its first request fails, the second one succeeds. */
async function openForm(page: Page) {
  await presetConsent(page, onlyNecessary);
  await mockFunction(page, { json: { success: false, error: 'Quota exceeded' } }, accepted);
  const form = contactForm(page, 'de');
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

test.describe('with reduced motion, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a toast is below the header and announced, and success is dismissed', async ({
    page,
    origin,
  }) => {
    const { scripts } = watchPage(page, origin);
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
    await expect(status).toBeEmpty();
    // With reduced motion, the animation code is never loaded.
    expect(scripts.filter((path) => path.includes('/motion-'))).toEqual([]);
  });
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the animation code is loaded with the first toast; the keyboard closes it', async ({
    page,
    origin,
  }) => {
    const check = watchFlow(page, origin);
    const { scripts } = watchPage(page, origin);
    const motionLoads = () => scripts.filter((path) => path.includes('/motion-')).length;
    const { alert, closeAlert, submit } = await openForm(page);
    expect(motionLoads()).toBe(0);
    await submit.press('Enter');
    await expect(closeAlert).toBeVisible();
    expect(motionLoads()).toBe(1);
    await closeAlert.focus();
    await page.keyboard.press('Escape');
    await expect(alert).toBeEmpty();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await check();
  });

  for (const [state, answer] of [
    ['never loads', (route: Route) => route.abort()],
    ['is late', () => undefined],
  ] as const) {
    test(`a toast is shown if the animation code ${state}`, async ({ page, origin }) => {
      const { consoleErrors } = watchPage(page, origin);
      await page.route(motion, answer);
      const { alert, closeAlert, submit } = await openForm(page);
      await submit.click();
      await expect(alert).toContainText('Quota exceeded');
      await closeAlert.click();
      await expect(alert).toBeEmpty();
      expect(consoleErrors.length).toBeLessThanOrEqual(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

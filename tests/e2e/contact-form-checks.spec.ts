import { expect } from 'playwright/test';
import { emptyRequest } from '@/lib/contact/fields';
import { layoutShift } from '@/scripts/bench/measure';
import { findViolations } from '@/tests/support/axe';
import { accepted, contactForm, mockFunction, validRequest } from '@/tests/support/contact-form';
import { link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

const narrow = { width: 390, height: 844 };

test('reports errors until they are corrected', async ({ page }) => {
  const t = translator('en');
  const form = contactForm(page, 'en');
  await page.setViewportSize(narrow);
  await form.open();
  const title = await page.title();
  await form.fill({ ...emptyRequest, name: ' A ', email: 'ana@example', message: '123456789 ' });
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(page).toHaveTitle(`${t('contact.form.errors.word')}: ${title}`);
  for (const [name, text] of [
    ['name', t('contact.form.errors.name.tooShort')],
    ['email', t('contact.form.errors.email.notAnAddress')],
    ['message', t('contact.form.errors.message.tooShort')],
  ] as const) {
    await link(form.summary, text).click();
    await expect(form.field(name)).toBeFocused();
  }
  expect(await findViolations(page)).toEqual([]);

  // The error summary receives the focus, and may shift the form once. After that, nothing shifts.
  const shifts = await layoutShift(page);
  for (const [name, text] of [
    ['name', 'An'],
    ['email', 'ana@example.org'],
    ['message', '1234567890'],
  ] as const) {
    await form.field(name).press('ControlOrMeta+a');
    await form.field(name).pressSequentially(text);
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  expect((await layoutShift(page)) - shifts).toBeLessThanOrEqual(0.01);
});

test('shows errors of fields that only the function rejects', async ({ page }) => {
  const t = translator('en');
  const form = contactForm(page, 'en');
  const fields = { email: 'notAnAddress', company: 'unreadable' };
  const json = { success: false, error: 'English', code: 'invalid', fields };
  await mockFunction(page, { status: 422, json }, accepted);
  await form.open();
  await form.fill();
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(form.toasts.destructive).toContainText(t('contact.form.refusals.invalid'));
  await expect(form.field('email')).toHaveAccessibleDescription(
    t('contact.form.errors.email.notAnAddress'),
  );
  await expect(form.field('company')).toHaveAccessibleDescription(
    `${t('contact.form.fields.company')}: ${t('contact.form.errors.unreadable')}`,
  );
});

test('an older browser hydrates all islands, and shows the errors', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
    Reflect.deleteProperty(URL, 'canParse');
  });
  const form = contactForm(page, 'en');
  const requests = await mockFunction(page, accepted);
  await form.open();
  const idle = page.locator('[data-trigger="idle"]');
  await expect(idle.and(page.locator('[data-hydrated]'))).toHaveCount(await idle.count());
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await form.fill();
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  expect(requests[0]?.postDataJSON()).toEqual(validRequest);
});

test('can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const form = contactForm(page, 'vas');
  const requests = await mockFunction(page, accepted);
  await form.open();
  await form.field('name').focus();
  for (const text of ['An', 'ana@example.org', '', '', 'Long enough']) {
    await page.keyboard.type(text);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await form.field('name').focus();
  await page.keyboard.press('Enter');
  await expect(form.thanks).toBeFocused();
  expect(requests[0]?.postDataJSON()).toEqual({
    ...emptyRequest,
    name: 'An',
    email: 'ana@example.org',
    message: 'Long enough',
    request_callback: true,
  });
});

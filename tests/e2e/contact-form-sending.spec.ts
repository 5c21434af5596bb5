import { expect, type Request } from 'playwright/test';
import { emptyRequest, textFields } from '@/lib/contact/fields';
import { site } from '@/site.config';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import {
  accepted,
  contactForm,
  type MockResponse,
  mockFunction,
  toastRegions,
} from '@/tests/support/contact-form';
import { header, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { validRequest } from '@/tests/support/valid-request';
import { passTime, watchFlow, watchPage } from '@/tests/support/watch-page';

const refusal = { success: false, error: 'English', code: 'tooMany' };
const tooMany: MockResponse = { status: 429, json: refusal, headers: { 'retry-after': '1301' } };

test('sends campaign and page, confirms, and leaves nothing behind', async ({ page, origin }) => {
  const t = translator('de');
  const events = watchPage(page, origin);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const form = contactForm(page, 'de');
  const requests = await mockFunction(page, accepted);
  await page.clock.install();
  await form.open('?utm_source=brief&utm_campaign=%C5%A1&gclid=1');
  await form.fill();
  // The draft is stored.
  await page.clock.runFor(1000);
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  await expect(form.thanks).toContainText(accepted.json.reference);
  await expect(form.thanks).toContainText(
    t('contact.form.thanks.text', { days: site.optional.replyWorkingDays ?? 0 }),
  );
  expect(await findViolations(page)).toEqual([]);
  const { search } = new URL(requests[0]?.url() ?? '');
  const context = new URLSearchParams({ locale: 'de', page: form.address }).toString();
  expect(search).toBe(`?${context}&utm_source=brief&utm_campaign=%C5%A1`);

  // Long enough for an auth client to check for a session.
  await page.clock.fastForward('02:00');
  expect(events).toMatchObject({ consoleErrors: [], crossOrigin: [], failures: [] });
  expect(sockets).toEqual([]);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toHaveProperty('contact-draft');
});

test('after a refusal, says when it works again, and other ways', async ({ page }) => {
  const t = translator('en');
  const form = contactForm(page, 'en');
  await mockFunction(page, tooMany, accepted);
  await form.open();
  await form.fill();
  await form.submit.click();
  const text = t('contact.form.refusals.tooMany', { minutes: 22 });
  await expect(form.toasts.destructive).toContainText(text);
  await expect(form.submit).toBeFocused();
  await expect(form.failure).toBeVisible();
  await expect(form.outcome('failure')).toContainText(t('contact.form.failure.kept'));
  const { employerPhone, nursePhone } = site.channels;
  for (const way of [site.email, employerPhone, nursePhone]) {
    if (way === undefined) continue;
    await expect(link(page.getByRole('main'), way).filter({ visible: true })).not.toHaveCount(0);
  }
  expect(await findViolations(page)).toEqual([]);
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  await expect(form.failure).toHaveCount(0);
});

test('keeps the input offline, and during a reload while it is sent', async ({ page, context }) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === contactEndpoint) requests.push(request);
  });
  const form = contactForm(page, 'de');
  await form.open();
  await form.fill();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.toasts.destructive).toContainText(
    translator('de')('contact.form.failure.offline'),
  );
  expect(await form.values()).toEqual(validRequest);
  expect(requests).toHaveLength(0);
  await context.setOffline(false);
  await mockFunction(page, new Promise<MockResponse>(() => undefined), accepted);
  await form.submit.click();
  await expect.poll(() => requests.length).toBe(1);
  await form.open();
  expect(await form.values()).toEqual(validRequest);
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  await form.open();
  expect(await form.values()).toEqual(emptyRequest);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('toasts are announced below the header, and only success is dismissed', async ({
    page,
    origin,
  }) => {
    const check = watchFlow(page, origin);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await presetConsent(page, onlyNecessary);
    await mockFunction(page, { json: { success: false, error: 'Quota exceeded' } }, accepted);
    const form = contactForm(page, 'de');
    await page.clock.install();
    await form.open();
    await form.fill();
    const regions = page.locator(toastRegions);
    const [alert, status] = [regions.getByRole('alert'), regions.getByRole('status')];
    await expect(alert).toBeEmpty();
    await form.submit.tap();
    await expect(form.failure).toBeVisible();
    await passTime(page, 60_000);
    await expect(alert).toContainText('Quota exceeded');
    await expect(status).toBeEmpty();
    const bar = await header(page).boundingBox();
    expect((await alert.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    expect(await findViolations(page)).toEqual([]);
    // The keyboard closes a toast, too, and keeps the focus in the page.
    await alert.getByRole('button').focus();
    await page.keyboard.press('Escape');
    await expect(alert).toBeEmpty();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await form.submit.tap();
    // It waits while it has the focus, while the pointer rests on it, and while it is read.
    await status.getByRole('button').focus();
    await passTime(page, 60_000);
    await status.getByRole('button').hover();
    await page.getByRole('main').focus();
    await passTime(page, 60_000);
    await page.mouse.move(5, 800);
    await passTime(page, 5000);
    await expect(status.getByRole('button')).toBeVisible();
    await passTime(page, 15_000);
    await expect(status).toBeEmpty();
    await check();
  });
});

test('reports errors until they are corrected', async ({ page }) => {
  const t = translator('en');
  const form = contactForm(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await form.open();
  const title = await page.title();
  await form.fill({ ...emptyRequest, name: ' A ', email: 'ana@example', message: '123456789 ' });
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(page).toHaveTitle(`${t('contact.form.errors.word')}: ${title}`);
  const errors = [
    ['name', t('contact.form.errors.name.tooShort'), 'An'],
    ['email', t('contact.form.errors.email.notAnAddress'), 'ana@example.org'],
    ['message', t('contact.form.errors.message.tooShort'), '1234567890'],
  ] as const;
  for (const [name, text] of errors) {
    await link(form.summary, text).click();
    await expect(form.field(name)).toBeFocused();
  }
  expect(await findViolations(page)).toEqual([]);

  for (const [name, , text] of errors) {
    await form.field(name).press('ControlOrMeta+a');
    await form.field(name).pressSequentially(text);
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(form.summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test('shows errors of fields that only the function rejects', async ({ page }) => {
  const t = translator('en');
  const form = contactForm(page, 'en');
  const fields = { email: 'notAnAddress', company: 'type' };
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
    `${t('contact.form.fields.company')}: ${t('contact.form.errors.type')}`,
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
  const typed = { ...emptyRequest, name: 'An', email: 'ana@example.org', message: 'Long enough' };
  for (const name of textFields) {
    await page.keyboard.type(typed[name]);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await form.field('name').focus();
  await page.keyboard.press('Enter');
  await expect(form.thanks).toBeFocused();
  expect(requests[0]?.postDataJSON()).toEqual({ ...typed, request_callback: true });
});

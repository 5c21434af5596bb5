import { expect, type Request } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { emptyRequest } from '@/lib/contact/fields';
import { layoutShift } from '@/scripts/bench/page-weight';
import { site } from '@/site.config';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import {
  accepted,
  contactForm,
  type MockResponse,
  mockFunction,
  validRequest,
} from '@/tests/support/contact-form';
import { link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { watchPage } from '@/tests/support/watch-page';

const narrow = { width: 390, height: 844 };
const refusal = { success: false, error: 'English', code: 'tooMany' };
const tooMany: MockResponse = { status: 429, json: refusal, headers: { 'retry-after': '1301' } };

test('sends campaign and page, confirms, and leaves nothing behind', async ({ page, origin }) => {
  const t = translator('de');
  const events = watchPage(page, origin);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const form = contactForm(page, 'de');
  let answer: (response: MockResponse) => void = () => undefined;
  const waiting = new Promise<MockResponse>((resolve) => {
    answer = resolve;
  });
  const requests = await mockFunction(page, waiting);
  await page.clock.install();
  await form.open('?utm_source=brief&utm_campaign=%C5%A1&gclid=1');
  await form.fill();
  await form.submit.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.field('message')).toHaveJSProperty('readOnly', true);
  expect(await findViolations(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  answer(accepted);

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
  const storedNames = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  expect(storedNames).not.toContain('contact-draft');
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

test('closing the toast of a failure moves nothing', async ({ page }) => {
  const form = contactForm(page, 'de');
  await page.setViewportSize(narrow);
  await mockFunction(page, tooMany);
  await presetConsent(page, onlyNecessary);
  await form.open();
  await form.fill();
  await form.submit.click();
  await expect(form.toasts.destructive).toBeVisible();
  // The form scrolls to the failure first.
  await expect(page.locator('#fehler')).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await form.toasts.destructive.getByRole('button').click();
  await expect(form.toasts.destructive).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

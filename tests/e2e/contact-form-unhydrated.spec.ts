import { expect, type Page } from 'playwright/test';
import { emptyRequest } from '@/lib/contact/fields';
import type { Locale } from '@/lib/locales';
import { site } from '@/site.config';
import type { outcomeIds } from '@/supabase/functions/_shared/contact-response';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { exactly, failureText, translator } from '@/tests/support/texts';
import { validRequest } from '@/tests/support/valid-request';
import { holdScripts } from '@/tests/support/watch-page';

test('a submit before hydration is held, and sent by the script', async ({ page }) => {
  const form = contactForm(page, 'de');
  const requests = await mockFunction(page, accepted);
  const release = await holdScripts(page, '**/contact-form-*.js');
  await page.goto(form.address);
  await form.fill();
  await form.submit.dblclick();
  expect(requests).toEqual([]);
  release();
  await expect(form.thanks).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.postDataJSON()).toEqual(validRequest);
});

/** Fills in and submits the form, and expects one native post with its fields. */
async function expectNativePost(page: Page, locale: Locale): Promise<void> {
  const form = contactForm(page, locale);
  const requests = await mockFunction(page, { text: '<h1>Danke</h1>' });
  await page.goto(form.address);
  // The browser validates it.
  await form.fill({ ...validRequest, email: 'ana' });
  await form.submit.click();
  await expect(form.field('email')).toBeFocused();
  await form.field('email').fill(validRequest.email);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
  expect(requests).toHaveLength(1);
  const { pathname, searchParams } = new URL(requests[0]?.url() ?? '');
  expect(pathname).toBe('/functions/v1/send-contact-email');
  expect([...searchParams]).toEqual([
    ['locale', locale],
    ['page', form.address],
  ]);
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
    ...validRequest,
    message: validRequest.message.replaceAll('\n', '\r\n'),
    request_callback: 'true',
    website: '',
  });
}

test('if the script fails to load, a submit is one native post', async ({ page }) => {
  await page.route('**/contact-form-*.js*', (route) => route.abort());
  await expectNativePost(page, 'de');
});

test('a submit offline before hydration keeps what was typed, and can be repeated', async ({
  page,
  context,
}) => {
  const t = translator('de');
  const form = contactForm(page, 'de');
  const requests = await mockFunction(page, accepted);
  let isOffline = true;
  await page.route('**/contact-form-*.js*', (route) =>
    isOffline ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto(form.address);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.fill();
  for (const _press of [1, 2]) {
    await form.submit.click();
    await expect(form.outcome('failure')).toBeFocused();
  }
  const note = `${t('contact.form.failure.offline')} ${t('contact.form.failure.kept')}`;
  await expect(page.getByText(exactly(note))).toBeInViewport();
  expect(await form.values()).toEqual(validRequest);
  expect(requests).toEqual([]);

  isOffline = false;
  await context.setOffline(false);
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  await expect(form.outcome('failure')).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

test('input before hydration is not overwritten', async ({ page }) => {
  const form = contactForm(page, 'de');
  await form.open();
  await form.fill();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.route('**/contact-form-*.js', async (route) => {
    await form.field('name').fill('Neuer Name');
    await route.continue();
  });
  await form.open();
  expect(await form.values()).toEqual({ ...validRequest, name: 'Neuer Name' });
});

test('the confirmation of a native post removes the draft, and is shown once', async ({ page }) => {
  const form = contactForm(page, 'de');
  await form.open();
  await form.fill();
  await page.goto('about:blank');
  await page.goto(`${form.address}#danke`);
  await expect(form.thanks).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(form.thanks).toBeVisible();
  expect(await form.values()).toEqual(emptyRequest);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const locale = 'vas';
  const t = translator(locale);

  test('is validated by the browser, and posts the fields', async ({ page }) => {
    await expectNativePost(page, locale);
  });

  test('shows one outcome by its hash', async ({ page }) => {
    const form = contactForm(page, locale);
    const texts = {
      thanks: t('contact.form.thanks.text', { days: site.optional.replyWorkingDays ?? 0 }),
      invalid: t('contact.form.errors.readable'),
      tooLong: `${t('contact.form.refusals.tooLarge')} ${t('contact.form.failure.back')}`,
      failure: `${failureText(locale)} ${t('contact.form.failure.back')}`,
    } as const satisfies Record<keyof typeof outcomeIds, string>;
    for (const [hash, shown] of [
      ['danke', 'thanks'],
      ['angaben', 'invalid'],
      ['zu-lang', 'tooLong'],
      ['fehler', 'failure'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${form.address}#${hash}`);
      for (const name of ['thanks', 'invalid', 'tooLong', 'failure'] as const) {
        const text = form.outcome(name).getByText(exactly(texts[name]));
        await expect(text).toBeVisible({ visible: name === shown });
      }
    }
  });
});

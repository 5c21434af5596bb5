import { expect } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { emptyRequest } from '@/lib/contact/fields';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { contactForm, playFunction, validRequest } from '@/tests/support/contact-form';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';

test('a submit before the script has arrived is one plain post', async ({ page }) => {
  const form = contactForm(page, 'de');
  const requests = await playFunction(page, { text: '<h1>Danke</h1>' });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/contact-form-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(form.address);
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
  arrive();
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]?.url() ?? '').search).toBe('?locale=de');
  const { request_callback, ...values } = validRequest;
  const body = new Response(requests[0]?.postData(), {
    headers: { 'content-type': requests[0]?.headers()['content-type'] ?? '' },
  });
  expect(Object.fromEntries(await body.formData())).toEqual({
    ...values,
    message: values.message.replaceAll('\n', '\r\n'),
    request_callback: String(request_callback),
    website: '',
  });
});

test('what is typed before the script has arrived is not overwritten', async ({ page }) => {
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

test('a plain post is what is left when the code that sends does not arrive', async ({ page }) => {
  const form = contactForm(page, 'de');
  const requests = await playFunction(page, { text: '<h1>Danke</h1>' });
  await page.route('**/sender-*.js*', (route) => route.abort());
  await form.open();
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('the thanks after a plain post end the draft, and show once', async ({ page }) => {
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

  for (const [index, locale] of locales.entries()) {
    const details = inTurn(2, { index, of: locales.length });
    const t = textsOf(locale);

    test(
      `${hrefFor(locale, 'contact')} posts the fields, and shows both outcomes`,
      details,
      async ({ page }) => {
        const form = contactForm(page, locale);
        const requests = await playFunction(page, { text: '<h1>Danke</h1>' });
        await page.goto(form.address);
        await form.fill();
        await form.submit.click();
        await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
        expect(requests).toHaveLength(1);
        expect(new URL(requests[0]?.url() ?? '').pathname).toBe(contactEndpoint);
        expect(new URL(requests[0]?.url() ?? '').search).toBe(`?locale=${locale}`);
        await page.goto(`${form.address}#danke`);
        await expect(
          page.getByText(
            exactly(
              t('contact.form.thanks.text', { days: site.disclosures.replyWorkingDays ?? 0 }),
            ),
          ),
        ).toBeVisible();
        await page.goto('about:blank');
        await page.goto(`${form.address}#fehler`);
        await expect(page.getByText(exactly(t('contact.form.failure.title')))).toBeVisible();
        await expect(
          page.getByText(
            exactly(
              t('contact.form.thanks.text', { days: site.disclosures.replyWorkingDays ?? 0 }),
            ),
          ),
        ).toBeHidden();
      },
    );
  }
});

import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { contactForm, validRequest } from '@/tests/support/contact-form';
import { originOfInbox } from '@/tests/support/host-origins';
import { mailsWith } from '@/tests/support/inbox-mails';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

/** A request with a unique message. */
const uniqueRequest = () => ({
  ...validRequest,
  message: `Dobar dan,\nimam pitanje o priznavanju ${crypto.randomUUID()}.`,
});

/** Longer than the 64 KB that a request may have. */
const tooLong = 'x'.repeat(70_000);

/** The only mail about a request, with the visitor's input. */
async function expectMail({ name, email, phone, company, message }: typeof validRequest) {
  const lastLine = message.split('\n').at(-1) ?? message;
  const [mail, ...others] = await mailsWith(originOfInbox(), lastLine);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual([{ name, address: email }]);
  for (const text of [name, email, phone, company]) expect(mail?.text).toContain(text);
  return mail;
}

for (const [index, locale] of locales.entries()) {
  /** In the sample each scenario runs once, rotating through the languages. */
  const inLanguage = (way: number) => inTurn(way, { index, of: locales.length });
  const t = textsOf(locale);
  const address = hrefFor(locale, 'contact');

  test(
    `${address} delivers what was typed, and names the number of the mail`,
    inLanguage(0),
    async ({ page }) => {
      const form = contactForm(page, locale);
      const request = uniqueRequest();
      await form.open();
      await form.fill(request);
      await form.submit.click();
      await expect(form.thanks).toBeFocused();
      const reference =
        /[B-Z]{4}-[B-Z]{4}/.exec((await form.thanks.textContent()) ?? '')?.[0] ?? '';
      expect(reference).not.toBe('');
      expect((await expectMail(request))?.text).toContain(reference);
    },
  );

  test(`${address} says that a text is too long, and keeps it`, inLanguage(2), async ({ page }) => {
    const form = contactForm(page, locale);
    const request = { ...uniqueRequest(), message: tooLong };
    await form.open();
    await form.fill(request);
    await form.submit.click();
    await expect(form.toasts.destructive).toContainText(t('contact.form.refusals.tooLarge'));
    expect(await form.values()).toEqual(request);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${address} says what is wrong, and Back brings what was typed`,
      inLanguage(1),
      async ({ page }) => {
        const form = contactForm(page, locale);
        // Valid for the browser, but not for the schema.
        const request = { ...uniqueRequest(), email: 'ana@example' };
        await page.goto(address);
        await form.fill(request);
        await form.submit.click();
        await expect(page).toHaveURL(`${address}#angaben`);
        await expect(form.outcome('invalid')).toContainText(
          t('contact.form.errors.email.notAnAddress'),
        );
        await expect(form.outcome('invalid')).toBeInViewport();

        await page.goBack();
        await expect(page).toHaveURL(address);
        expect(await form.values()).toEqual(request);
        const corrected = { ...request, email: 'durda@example.org' };
        await form.field('email').fill(corrected.email);
        await form.submit.click();
        await expect(page).toHaveURL(`${address}#danke`);
        await expect(form.thanks).toBeVisible();
        await expectMail(corrected);
      },
    );

    test(`${address} says that a text is too long`, inLanguage(2), async ({ page }) => {
      const form = contactForm(page, locale);
      await page.goto(address);
      await form.fill({ ...validRequest, message: tooLong });
      await form.submit.click();
      await expect(page).toHaveURL(`${address}#zu-lang`);
      await expect(form.outcome('tooLong')).toBeInViewport();
    });
  });
}

import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { contactForm, validRequest } from '@/tests/support/contact-form';
import { originOfInbox } from '@/tests/support/host-origins';
import { mailsWith } from '@/tests/support/inbox-mails';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';

/** A request with a unique message. */
const uniqueRequest = () => ({
  ...validRequest,
  message: `Dobar dan,\nimam pitanje o priznavanju ${crypto.randomUUID()}.`,
});

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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${address} comes back filled where something is wrong, and delivers what is right`,
      inLanguage(1),
      async ({ page }) => {
        const form = contactForm(page, locale);
        const request = uniqueRequest();
        await page.goto(address);

        await form.fill({ ...request, email: 'ana' });
        const [refused] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          form.submit.click(),
        ]);
        expect(refused.status()).toBe(422);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          exactly(t('contact.hero.title')),
        );
        await expect(page).toHaveTitle(new RegExp(`^${t('contact.form.errors.word')}: `));
        await expect(form.summary).toContainText(t('contact.form.errors.email.notAnAddress'));
        await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
        expect(await form.values()).toEqual({ ...request, email: 'ana' });

        await form.field('email').fill(request.email);
        await form.submit.click();
        await expect(page).toHaveURL(`${address}#danke`);
        await expect(form.thanks).toBeVisible();
        await expectMail(request);
      },
    );
  });
}

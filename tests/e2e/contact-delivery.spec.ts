import { expect } from 'playwright/test';
import { contactForm, validRequest } from '@/tests/support/contact-form';
import { mailsWith } from '@/tests/support/eventually';
import { originOfInbox } from '@/tests/support/host-origins';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

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

test('delivers the input, and shows the reference of the mail', async ({ page }) => {
  const form = contactForm(page, 'de');
  const request = uniqueRequest();
  await form.open();
  await form.fill(request);
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  const reference = /[B-Z]{4}-[B-Z]{4}/.exec((await form.thanks.textContent()) ?? '')?.[0] ?? '';
  expect(reference).not.toBe('');
  expect((await expectMail(request))?.text).toContain(reference);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reports errors, and Back restores the input', async ({ page }) => {
    const t = translator('en');
    const form = contactForm(page, 'en');
    // Valid for the browser, but not for the schema.
    const request = { ...uniqueRequest(), email: 'ana@example' };
    await page.goto(form.address);
    await form.fill(request);
    await form.submit.click();
    await expect(page).toHaveURL(`${form.address}#angaben`);
    await expect(form.outcome('invalid')).toContainText(
      t('contact.form.errors.email.notAnAddress'),
    );
    await expect(form.outcome('invalid')).toBeInViewport();

    await page.goBack();
    await expect(page).toHaveURL(form.address);
    expect(await form.values()).toEqual(request);
    const corrected = { ...request, email: 'durda@example.org' };
    await form.field('email').fill(corrected.email);
    await form.submit.click();
    await expect(page).toHaveURL(`${form.address}#danke`);
    await expect(form.thanks).toBeVisible();
    await expectMail(corrected);
  });
});

import { expect } from 'playwright/test';
import {
  accepted,
  contactForm,
  type MockResponse,
  mockFunction,
} from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { languages } from '@/tests/support/specification';
import { failureText, plain, translator } from '@/tests/support/texts';
import { validRequest } from '@/tests/support/valid-request';

/** Title, generic description, fallback and success in English. */
const english = [
  'Error sending message',
  'Please try again later or contact us by phone.',
  'Unknown error',
  'Message sent!',
];

for (const locale of languages) {
  test(`Transport error from the contact call, or response lacking a success flag: destructive toast with the contact error title and the error's own message, otherwise the generic description: ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    const title = t('contact.form.failure.title');
    const description = failureText(locale);
    const fallback = t('contact.form.failure.unknown');
    const sent = t('contact.form.thanks.title');
    // A company without telephone numbers shows another description.
    const generic = t('contact.form.failure.text');
    if (locale === 'en') expect([title, generic, fallback, sent]).toEqual(english);
    const answers: readonly (readonly [answer: MockResponse, text: string])[] = [
      [{ json: { success: false, error: 'Quota exceeded' } }, 'Quota exceeded'],
      [{ status: 400, json: { error: 'Quota exceeded' } }, 'Quota exceeded'],
      [{ json: {} }, fallback],
      [{ status: 500, text: '<h1>Internal Server Error</h1>' }, description],
      // A request without an answer is sent twice.
      ['none', description],
      ['none', description],
    ];
    const form = contactForm(page, locale);
    const requests = await mockFunction(page, ...answers.map(([answer]) => answer), accepted);
    await form.open();
    await form.fill();
    for (const [index, [, text]] of answers.slice(0, -1).entries()) {
      await form.submit.click();
      await expect.poll(() => requests.length).toBeGreaterThan(index);
      await expect(form.toasts.destructive).toContainText(title);
      const toast = async () => plain((await form.toasts.destructive.textContent()) ?? '');
      await expect.poll(toast).toContain(plain(text));
      await expect(form.submit).toBeEnabled();
    }
    expect(await form.values()).toEqual(validRequest);

    // Contact success: "Message sent!" with thanks.
    await form.submit.click();
    await expect(form.toasts.success).toContainText(sent);
    await expect(form.toasts.success).toContainText(t('contact.form.thanks.toast'));
  });
}

import { expect } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { failureText } from '@/tests/support/channels';
import {
  accepted,
  contactForm,
  type MockResponse,
  mockFunction,
  validRequest,
} from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { languages } from '@/tests/support/specification';
import { translator } from '@/tests/support/texts';

/** The texts of a language; English ones are those of the specification. */
const texts = (locale: Locale) => {
  const t = translator(locale);
  return locale === 'en'
    ? {
        title: 'Error sending message',
        description: 'Please try again later or contact us by phone.',
        fallback: 'Unknown error',
        sent: 'Message sent!',
      }
    : {
        title: t('contact.form.failure.title'),
        description: failureText(locale),
        fallback: t('contact.form.failure.unknown'),
        sent: t('contact.form.thanks.title'),
      };
};

for (const locale of languages) {
  test(`Transport error from the contact call, or response lacking a success flag: destructive toast with the contact error title and the error's own message, otherwise the generic description: ${locale}`, async ({
    page,
  }) => {
    const { title, description, fallback, sent } = texts(locale);
    const answers: readonly (readonly [answer: MockResponse, text: string])[] = [
      [{ json: { success: false, error: 'Quota exceeded' } }, 'Quota exceeded'],
      [{ status: 400, json: { error: 'Quota exceeded' } }, 'Quota exceeded'],
      [{ json: {} }, fallback],
      [{ status: 500, text: '<h1>Internal Server Error</h1>' }, description],
    ];
    const form = contactForm(page, locale);
    // A request without an answer is sent twice.
    const mocked = [...answers.map(([answer]) => answer), 'none', 'none', accepted] as const;
    const requests = await mockFunction(page, ...mocked);
    await form.open();
    await form.fill();
    const { destructive } = form.toasts;
    for (const [index, [, text]] of [...answers, ['none', description] as const].entries()) {
      await form.submit.click();
      await expect.poll(() => requests.length).toBeGreaterThan(index);
      await expect(destructive).toContainText(title);
      await expect(destructive).toContainText(text);
      await expect(form.submit).toBeEnabled();
    }
    expect(await form.values()).toEqual(validRequest);

    // Contact success: "Message sent!" with thanks.
    await form.submit.click();
    await expect(form.toasts.success).toContainText(sent);
    await expect(form.toasts.success).toContainText(
      translator(locale)('contact.form.thanks.toast'),
    );
  });
}

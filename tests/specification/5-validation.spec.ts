import { expect, type Locator } from 'playwright/test';
import { emptyRequest } from '@/lib/contact/fields';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { languages } from '@/tests/support/specification';
import { exactly, translator } from '@/tests/support/texts';

/** The rules in English. */
const english = {
  name: 'Name must be at least 2 characters long',
  email: 'Please enter a valid email address',
  message: 'Message must be at least 10 characters long',
} as const;

/** How red a field's border is, compared with its strongest other part. */
const redness = (field: Locator) =>
  field.evaluate((one) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return 0;
    canvas.fillStyle = getComputedStyle(one).borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red - Math.max(green, blue);
  });

for (const locale of languages) {
  const t = translator(locale);
  const rules =
    locale === 'en'
      ? english
      : {
          name: t('contact.form.errors.name.tooShort'),
          email: t('contact.form.errors.email.notAnAddress'),
          message: t('contact.form.errors.message.tooShort'),
        };

  test(`Contact form, checked on submit, with inline error messages and a red border on the invalid field: ${locale}`, async ({
    page,
  }) => {
    const form = contactForm(page, locale);
    const requests = await mockFunction(page, accepted);
    await form.open();
    await form.fill({ ...emptyRequest, name: 'A', email: 'ana@example', message: '123456789' });
    await form.field('phone').focus();
    const main = page.getByRole('main');
    for (const rule of Object.values(rules)) {
      await expect(main.getByText(exactly(rule)).filter({ visible: true })).toHaveCount(0);
    }
    await form.submit.click();
    for (const name of ['name', 'email', 'message'] as const) {
      const field = form.field(name);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      // Inline: the message of a field is below it.
      await expect(field).toHaveAccessibleDescription(
        new RegExp(exactly(rules[name]).source.slice(0, -1)),
      );
      const inline = field.locator('xpath=following::*').getByText(exactly(rules[name]));
      await expect(inline.first()).toBeVisible();
      expect(await redness(field)).toBeGreaterThan(60);
    }
    // phone, company, request_callback: no rule.
    for (const name of ['phone', 'company', 'request_callback'] as const) {
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
      expect(await redness(form.field(name))).toBeLessThan(60);
    }
    expect(requests).toEqual([]);

    // name: at least 2 characters; message: at least 10 characters.
    await form.fill({ ...emptyRequest, name: 'An', email: 'a@b.de', message: '1234567890' });
    await form.submit.click();
    await expect(form.toasts.success).not.toHaveCount(0);
    expect(requests).toHaveLength(1);
  });
}

test('the input is of e-mail type; Name and email are marked required with an asterisk', async ({
  page,
}) => {
  await page.goto('/en/contact');
  const form = page.locator('main form');
  await expect(form.locator('[name="email"]')).toHaveAttribute('type', 'email');
  const labels = await form.locator('label').filter({ visible: true }).allInnerTexts();
  const starred = labels.filter((text) => text.includes('*'));
  expect(starred.map((text) => text.replace('\u2060', ''))).toEqual(['Name *', 'E-mail address *']);
});

import { expect, type Locator } from 'playwright/test';
import { emptyRequest } from '@/lib/contact/fields';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { languages } from '@/tests/support/specification';
import { exactly, translator } from '@/tests/support/texts';

/** Whether the red part of a border's colour is much stronger than the others. */
const isRed = (field: Locator) =>
  field.evaluate((one) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas to read colours with.');
    canvas.fillStyle = getComputedStyle(one).borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red - Math.max(green, blue) > 60;
  });

for (const locale of languages) {
  test(`Contact form, checked on submit, with inline error messages and a red border on the invalid field: ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    const rules = [
      ['name', t('contact.form.errors.name.tooShort')],
      ['email', t('contact.form.errors.email.notAnAddress')],
      ['message', t('contact.form.errors.message.tooShort')],
    ] as const;
    if (locale === 'en') {
      expect(rules.map(([, rule]) => rule)).toEqual([
        'Name must be at least 2 characters long',
        'Please enter a valid email address',
        'Message must be at least 10 characters long',
      ]);
    }
    const hint = t('contact.form.fields.messageHint');
    const minimums = [rules[0][1], rules[2][1], hint].map((text) => /\d+/.exec(text)?.[0]);
    expect(minimums).toEqual(['2', '10', '10']);
    const form = contactForm(page, locale);
    const requests = await mockFunction(page, accepted);
    await form.open();
    await form.fill({ ...emptyRequest, name: 'A', email: 'ana@example', message: '123456789' });
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
    await form.submit.click();
    for (const [name, rule] of rules) {
      const field = form.field(name);
      const description = new RegExp(exactly(rule).source.slice(0, -1));
      await expect(field).toHaveAccessibleDescription(description);
      await expect(field.locator('xpath=following-sibling::p[1]')).toHaveText(exactly(rule));
      expect(await isRed(field)).toBe(true);
    }
    // phone, company, request_callback: no rule.
    await expect(page.locator('form [aria-invalid]')).toHaveCount(rules.length);
    expect(await isRed(form.field('phone'))).toBe(false);
    expect(requests).toEqual([]);

    // name: at least 2 characters; message: at least 10 characters.
    await form.fill({ ...emptyRequest, name: 'An', email: 'a@b.de', message: '1234567890' });
    await form.submit.click();
    await expect.poll(() => requests.length).toBe(1);
  });
}

test('the input is of e-mail type; Name and email are marked required with an asterisk', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await expect(page.locator('form [name="email"]')).toHaveAttribute('type', 'email');
  const starred = page.locator('form label').filter({ hasText: '*' });
  const fields = await starred.evaluateAll((all) =>
    all.map((one) => one instanceof HTMLLabelElement && one.control?.getAttribute('name')),
  );
  expect(fields).toEqual(['name', 'email']);
});

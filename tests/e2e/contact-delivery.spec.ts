import { expect } from 'playwright/test';
import { contactForm, validRequest } from '@/tests/support/contact-form';
import { mailsWith } from '@/tests/support/eventually';
import { originOfInbox } from '@/tests/support/host-origins';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reports errors, and Back restores the input', async ({ page }) => {
    const t = translator('en');
    const form = contactForm(page, 'en');
    // Valid for the browser, but not for the schema.
    const message = `Dobar dan,\nimam pitanje ${crypto.randomUUID()}.`;
    const request = { ...validRequest, message, email: 'ana@example' };
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
    const { name, email, phone, company } = corrected;
    const [mail, ...others] = await mailsWith(originOfInbox(), message.slice(-20));
    expect(others).toEqual([]);
    expect(mail?.replyTo).toEqual([{ name, address: email }]);
    for (const text of [name, email, phone, company]) expect(mail?.text).toContain(text);
  });
});

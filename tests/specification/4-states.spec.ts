import { expect } from 'playwright/test';
import { emptyRequest } from '@/lib/contact/fields';
import { consentParts, storedConsent } from '@/tests/support/consent';
import {
  accepted,
  contactForm,
  type MockResponse,
  mockFunction,
} from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';

for (const [address, javaScriptEnabled] of [
  ['/', true],
  ['/en/', false],
  ['/arbeitgeber', true],
  ['/vas/medicinske-sestre', false],
] as const) {
  test.describe(`${address} with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('FAQ accordion: single item open, collapsible', async ({ page }) => {
      await page.goto(address);
      const questions = page.locator('main details[name]');
      const open = page.locator('main details[name][open]');
      await expect(open).toHaveCount(0);
      for (const index of [0, 2]) {
        await questions.nth(index).locator('summary').click();
        await expect(open).toHaveCount(1);
        await expect(questions.nth(index)).toHaveAttribute('open');
      }
      await questions.nth(2).locator('summary').click();
      await expect(open).toHaveCount(0);
    });
  });
}

test('Contact form: idle, then submitting (button disabled, label "..."), then success (success toast, form reset) or error (error toast). Submitting flag starts false.', async ({
  page,
}) => {
  const form = contactForm(page, 'de');
  let answer: (response: MockResponse) => void = () => undefined;
  const waiting = new Promise<MockResponse>((resolve) => {
    answer = resolve;
  });
  await mockFunction(page, waiting, accepted);
  await form.open();
  await expect(form.submit).toBeEnabled();
  await form.fill();
  await form.submit.click();
  await expect(form.sending).toBeDisabled();
  await expect(form.sending).toHaveText(/^\.\.\./);
  await expect(form.field('message')).toHaveJSProperty('readOnly', true);
  answer({ json: { success: false } });
  await expect(form.toasts.destructive).toBeVisible();
  await form.submit.click();
  await expect(form.toasts.success).toBeVisible();
  await expect(form.toasts.destructive).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
  expect(await form.values()).toEqual(emptyRequest);
});

const necessary = { necessary: true, analytics: false, marketing: false, preferences: false };
const all = { necessary: true, analytics: true, marketing: true, preferences: true };

for (const [button, sentence, consent] of [
  ['acceptAll', 'Accept all sets all four categories true and hides it', all],
  ['onlyNecessary', 'Only necessary sets only necessary true and hides it', necessary],
] as const) {
  test(`Cookie banner: shown when no stored consent exists, otherwise hidden. ${sentence}`, async ({
    page,
  }) => {
    await page.goto('/en/imprint');
    const { banner, [button]: answer, footerLink, category } = consentParts(page, 'en');
    await expect(banner).toBeVisible();
    await answer.click();
    await expect(banner).toBeHidden();
    expect(await storedConsent(page)).toEqual(consent);
    await page.goto('/en/privacy');
    await footerLink.click();
    await expect(category('marketing')).toBeChecked({ checked: consent.marketing });
    await expect(banner).toBeHidden();
  });
}

test('The settings dialog lets the user toggle analytics, marketing and preferences (necessary locked on); Save stores the choice and closes dialog and banner', async ({
  page,
}) => {
  await page.goto('/vas/impressum');
  const { banner, settings, dialog, category, save } = consentParts(page, 'vas');
  await settings.click();
  await expect(category('necessary')).toBeChecked();
  await expect(category('necessary')).toBeDisabled();
  for (const name of ['analytics', 'marketing', 'preferences'] as const) {
    await expect(category(name)).not.toBeChecked();
    await category(name).click();
    await expect(category(name)).toBeChecked();
  }
  await category('marketing').click();
  expect(await storedConsent(page)).toBeNull();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(banner).toBeHidden();
  expect(await storedConsent(page)).toEqual({ ...all, marketing: false });
});

test('The close icon hides the banner without storing anything', async ({ page }) => {
  await page.goto('/impressum');
  const { banner, close } = consentParts(page, 'de');
  await close.click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto('/datenschutz');
  await expect(banner).toBeVisible();
});

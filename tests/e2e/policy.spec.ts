import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { has } from '@/tests/support/channels';
import { chatOn } from '@/tests/support/chat';
import { consentOn } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { seeWholePage } from '@/tests/support/page-events';
import { menu, openable } from '@/tests/support/page-parts';
import { watchPolicy } from '@/tests/support/policy-violations';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

const t = textsOf('de');

/** A violation is told a moment later, between two tasks of the page. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));

for (const { address } of shownAddresses) {
  test(`${address} breaks nothing of its policy`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(address);
    await seeWholePage(page);
    await settle(page);
    expect(violations).toEqual([]);
  });
}

test('menus, languages and the sheet break nothing of the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(hrefFor('de', 'nurses'));
  const section = openable(menu(page), t('common.nav.groups.employers'));
  await section.hover();
  await section.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await openable(menu(page), t('common.nav.open')).click();
  await expect(openable(menu(page), t('common.nav.close'))).toBeVisible();
  await settle(page);
  expect(violations).toEqual([]);
});

test('banner, settings and chat break nothing of the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(hrefFor('de', 'home'));
  const consent = consentOn(page, 'de');
  await consent.settings.click();
  await consent.category('analytics').click();
  await consent.save.click();
  await expect(consent.dialog).toBeHidden();
  if (has.whatsapp) {
    const chat = chatOn(page, 'de');
    await expect(chat.bubble).toBeVisible();
    await chat.close.click();
    await expect(chat.bubble).toBeHidden();
  }
  await settle(page);
  expect(violations).toEqual([]);
});

test('form, toasts and thanks break nothing of the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  const form = contactForm(page, 'de');
  await playFunction(page, { status: 500, text: '' }, accepted);
  await form.open();
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await form.fill();
  await form.submit.click();
  await expect(form.toasts.destructive).toBeVisible();
  await form.submit.click();
  await expect(form.toasts.success).toBeVisible();
  await settle(page);
  expect(violations).toEqual([]);
});

test('what the policy does not allow is blocked, and seen by these tests', async ({
  page,
  host,
}) => {
  const violations = await watchPolicy(page);
  const address = hrefFor('de', 'home');
  const foreign = [
    '<p style="color: red">Styled by hand</p>',
    '<img alt="" src="https://tracker.test/pixel.gif">',
    '<script src="https://tracker.test/script.js"></script>',
    '<script>document.title = "taken over"</script>',
  ];
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</main>', `${foreign.join('')}</main>`) });
  });
  await page.goto(address);
  await settle(page);
  const blocked = violations.map((violation) => violation.split(': ')[0]);
  // Next's own server needs scripts and styles of its own inside the page.
  const inline = host === 'node' ? [] : ['style-src-attr', 'script-src-elem'];
  expect(blocked).toEqual(expect.arrayContaining(['img-src', 'script-src-elem', ...inline]));
  if (host !== 'node') await expect(page).not.toHaveTitle('taken over');
});

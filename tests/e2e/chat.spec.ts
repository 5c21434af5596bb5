import { expect, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { chatParts } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { passTime, waitForHydration, watchFlow } from '@/tests/support/watch-page';

const { whatsapp } = site.channels;
if (whatsapp === undefined) throw new Error('Without WhatsApp there is no chat to test.');

/** Mocks the target of the link without network, and records the visits. */
async function mockChat(page: Page): Promise<string[]> {
  const visits: string[] = [];
  await page.context().route('https://wa.me/**', async (route) => {
    visits.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
  });
  return visits;
}

/** Opens a page of a visitor who has answered the cookie banner. */
async function open(page: Page, locale: Locale, key: 'home' | 'nurses' = 'home') {
  await presetConsent(page, onlyNecessary);
  await page.goto(hrefFor(locale, key));
  return chatParts(page, locale);
}

test('the bubble has no axe violations, and stays dismissed for the visit', async ({
  page,
  origin,
}) => {
  const check = watchFlow(page, origin);
  await page.clock.install();
  const { bubbleLink, closeButton, chatLink } = await open(page, 'vas');
  await expect(bubbleLink).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await closeButton.click();
  await expect(bubbleLink).toHaveCount(0);
  await expect(chatLink).toBeFocused();
  await check();
  await open(page, 'vas', 'nurses');
  await waitForHydration(page, 'chat');
  await passTime(page, 2500);
  await expect(bubbleLink).toHaveCount(0);
});

for (const [name, close] of [
  ['scrolling', (page: Page) => page.mouse.wheel(0, 40)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${name} closes the bubble for the visit`, async ({ page }) => {
    const { bubbleLink } = await open(page, 'de');
    await expect(bubbleLink).toBeVisible();
    await close(page);
    await expect(bubbleLink).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('chat-bubble'))).toBe('dismissed');
  });
}

test('the text of the bubble opens the chat, once', async ({ page }) => {
  const visits = await mockChat(page);
  const { bubbleLink } = await open(page, 'de');
  const popup = page.waitForEvent('popup');
  await bubbleLink.click();
  await expect(await popup).toHaveTitle('Chat');
  await expect(bubbleLink).toHaveCount(0);
  expect(visits).toEqual([whatsappHref(whatsapp, translator('de')('common.chat.greeting'))]);
});

import { expect, type Locator, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { violationsOn } from '@/tests/support/axe';
import { beginWith, consentOn, onlyNecessary } from '@/tests/support/consent';
import { hydrated, passTime } from '@/tests/support/hydrated';
import { chatOn } from '@/tests/support/page-parts';
import { inMatrix, inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';
import { watchFlow } from '@/tests/support/watch-page';

const { whatsapp } = site.channels;
if (whatsapp === undefined) throw new Error('Without WhatsApp there is no chat to test.');

const chatted = ['home', 'nurses'] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const narrowest = { width: 360, height: 640 };

/** Mocks the target of the link without network, and records the visits. */
async function answerChat(page: Page): Promise<string[]> {
  const visits: string[] = [];
  await page.context().route('https://wa.me/**', async (route) => {
    visits.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
  });
  return visits;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

for (const [index, locale] of locales.entries()) {
  for (const [size, viewport] of sizes.entries()) {
    const home = hrefFor(locale, 'home');
    test(
      `${home} speaks, and has no barrier, at ${viewport.width} px`,
      inTurn(index, { index: size, of: sizes.length }),
      async ({ page, origin }) => {
        const check = watchFlow(page, origin);
        await beginWith(page, onlyNecessary);
        await page.setViewportSize(viewport);
        await page.goto(home);
        const { bubble, close } = chatOn(page, locale);
        await expect(bubble).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        const target = await boxOf(close);
        expect(Math.min(target.width, target.height)).toBeCloseTo(44);
        await check();
      },
    );
  }
}

for (const [index, viewport] of sizes.entries()) {
  /** In the sample each scenario runs once, rotating through the sizes. */
  const atSize = (way: number) => inTurn(way, { index, of: sizes.length });

  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'the bubble speaks two seconds after the page was seen',
      atSize(0),
      async ({ page, host }) => {
        await beginWith(page, onlyNecessary);
        if (host === 'node') {
          // Next does not hydrate while the clock is paused.
          await page.goto(hrefFor('de', 'home'));
          const { bubble } = chatOn(page, 'de');
          await expect(bubble).toHaveCount(1, { timeout: 15_000 });
          expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000);
          return;
        }
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.goto(hrefFor('de', 'home'));
        const island = page.locator('[data-island="chat"][data-hydrated]');
        await expect(async () => {
          await page.clock.runFor(20);
          expect(await island.count()).toBe(1);
        }).toPass();
        await page.clock.runFor(1800);
        const { bubble } = chatOn(page, 'de');
        await expect(bubble).toHaveCount(0);
        await page.clock.runFor(400);
        await expect(bubble).toHaveCount(1);
      },
    );

    test('the bubble stays closed for the visit', atSize(1), async ({ page, origin }) => {
      const check = watchFlow(page, origin);
      await page.clock.install();
      await beginWith(page, onlyNecessary);
      await page.goto(hrefFor('de', 'home'));
      const { bubble, close, link: toChat } = chatOn(page, 'de');
      await close.click();
      await expect(bubble).toHaveCount(0);
      await expect(toChat).toBeFocused();
      await check();
      for (const key of chatted) {
        await page.goto(hrefFor('de', key));
        await hydrated(page, 'chat');
        await passTime(page, 2500);
        await expect(bubble).toHaveCount(0);
      }
      const fresh = await page.context().newPage();
      await fresh.goto(hrefFor('de', 'home'));
      await expect(chatOn(fresh, 'de').bubble).toBeVisible();
    });

    test('the words of the bubble open the chat, once', atSize(0), async ({ page }) => {
      const visits = await answerChat(page);
      await beginWith(page, onlyNecessary);
      await page.goto(hrefFor('de', 'home'));
      const { bubble } = chatOn(page, 'de');
      const opened = page.waitForEvent('popup');
      await bubble.click();
      await expect(await opened).toHaveTitle('Chat');
      await expect(bubble).toHaveCount(0);
      expect(visits).toEqual([whatsappHref(whatsapp, textsOf('de')('common.chat.greeting'))]);
    });
  });
}

for (const [index, key] of chatted.entries()) {
  const details = inMatrix(index === 0);
  test(
    `the bubble on ${key} finds its place again without the banner`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(narrowest);
      await page.goto(hrefFor('de', key));
      const { bubble } = chatOn(page, 'de');
      const { banner, onlyNecessary } = consentOn(page, 'de');
      await expect(banner).toBeVisible();
      await expect(bubble).toBeVisible();
      await onlyNecessary.click();
      await expect(banner).toBeHidden();
      const other = await page.context().newPage();
      await other.setViewportSize(narrowest);
      await other.emulateMedia({ reducedMotion: 'reduce' });
      await other.goto(hrefFor('de', key));
      const withoutBanner = chatOn(other, 'de').bubble;
      await expect(withoutBanner).toBeVisible();
      const place = await boxOf(withoutBanner);
      await expect.poll(() => boxOf(bubble)).toEqual(place);
    },
  );
}

test('the bubble moves only where motion is wanted', async ({ page }) => {
  await beginWith(page, onlyNecessary);
  const animations = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(hrefFor('de', 'home'));
    await expect(chatOn(page, 'de').bubble).toBeVisible();
    return page
      .locator('.chat-bubble')
      .evaluate((element) => getComputedStyle(element).animationName);
  };
  expect(await animations('no-preference')).toBe('chat-bubble');
  expect(await animations('reduce')).toBe('none');
});

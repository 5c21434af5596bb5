import { expect, type Locator, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { whatsappHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';
import { violationsOn } from '@/tests/support/axe';
import { beginWith, consentOn, onlyNecessary } from '@/tests/support/consent';
import { hydrated, passTime } from '@/tests/support/hydrated';
import { chatOn, footer, link } from '@/tests/support/page-parts';
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

/** The parts of the chat that may cover something. */
const chatParts = '[data-island="chat"] :is(a, button, .chat-bubble)';

/** The elements that parts of the chat cover where the page is. */
async function coveredBy(page: Page, selector: string, by = chatParts): Promise<string[]> {
  return page.evaluate(
    ([wanted, covering]) => {
      const parts = [...document.querySelectorAll(covering)];
      const taken = parts.map((part) => part.getBoundingClientRect());
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        taken.some(
          (part) =>
            part.left < right && part.right > left && part.top < bottom && part.bottom > top,
        );
      return [...document.querySelectorAll(wanted)]
        .filter((one) => one.closest('[data-island="chat"]') === null)
        .filter((one) => isUnder(one.getBoundingClientRect()))
        .map((one) => one.textContent);
    },
    [selector, by] as const,
  );
}

/** Scrolls to the end of the page, at once. */
const toEnd = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });

function meets(one: Awaited<ReturnType<typeof boxOf>>, other: Awaited<ReturnType<typeof boxOf>>) {
  return one.x < other.right && one.right > other.x && one.y < other.bottom && one.bottom > other.y;
}

for (const [index, locale] of locales.entries()) {
  const _t = textsOf(locale);

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
        const island = page.locator('[data-island="chat"][data-awake]');
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

    test('the bubble closes by keyboard alone', atSize(1), async ({ page }) => {
      await beginWith(page, onlyNecessary);
      await page.goto(hrefFor('de', 'nurses'));
      const { bubble, close, link: toChat } = chatOn(page, 'de');
      await expect(bubble).toBeVisible();
      await bubble.focus();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bubble).toHaveCount(0);
      await expect(toChat).toBeFocused();
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

    test('the chat does not meet the banner', atSize(0), async ({ page, origin }) => {
      const check = watchFlow(page, origin);
      await page.goto(hrefFor('de', 'home'));
      const { bubble, link: toChat } = chatOn(page, 'de');
      await expect(bubble).toBeVisible();
      const { banner, onlyNecessary } = consentOn(page, 'de');
      const raised = await boxOf(toChat);
      for (const part of [toChat, bubble]) {
        expect(meets(await boxOf(part), await boxOf(banner))).toBe(false);
      }
      await check();
      await onlyNecessary.click();
      await expect(banner).toBeHidden();
      // On wide windows the banner is a card in the other corner.
      const moves = expect.poll(async () => (await boxOf(toChat)).y);
      await (viewport.width < 1024 ? moves.toBeGreaterThan(raised.y) : moves.toBe(raised.y));
    });
  });
}

for (const [index, viewport] of [narrowest, ...sizes].entries()) {
  for (const [number, key] of chatted.entries()) {
    const details = inTurn(index, { index: number, of: chatted.length });
    test(
      `${key} ends with links free of the chat at ${viewport.width} px`,
      details,
      async ({ page }) => {
        await beginWith(page, onlyNecessary);
        await page.setViewportSize(viewport);
        await page.goto(hrefFor('de', key));
        await expect(chatOn(page, 'de').bubble).toBeVisible();
        await toEnd(page);
        await expect(chatOn(page, 'de').link).toBeInViewport();
        expect(await coveredBy(page, 'footer :is(a, button)')).toEqual([]);
      },
    );
  }
}

test('the chat would be noticed upon a link', async ({ page }) => {
  await beginWith(page, onlyNecessary);
  await page.setViewportSize(narrowest);
  await page.goto(hrefFor('de', 'home'));
  await expect(chatOn(page, 'de').bubble).toBeVisible();
  await toEnd(page);
  await page.locator('[data-island="chat"]').evaluate((island) => {
    const { top, left } = document.querySelector('footer a')?.getBoundingClientRect() ?? {};
    if (island instanceof HTMLElement) island.style.inset = `${top}px auto auto ${left}px`;
  });
  expect(await coveredBy(page, 'footer a')).not.toEqual([]);
});

for (const [index, locale] of locales.entries()) {
  for (const [number, key] of chatted.entries()) {
    const details = inMatrix(index % chatted.length === number);
    test(
      `the bubble covers no call and no heading on ${hrefFor(locale, key)}`,
      details,
      async ({ page }) => {
        for (const viewport of sizes) {
          await page.setViewportSize(viewport);
          await page.goto(hrefFor(locale, key));
          const { bubble } = chatOn(page, locale);
          const { banner, close } = consentOn(page, locale);
          await expect(banner).toBeVisible();
          await expect(bubble).toBeVisible();
          const needed = 'main :is(h1, h2, h3, a.rounded-full, button)';
          expect(await coveredBy(page, needed, '.chat-bubble'), `${viewport.width} px`).toEqual([]);
          await close.click();
          await expect(banner).toBeHidden();
          expect(
            await coveredBy(page, needed, '.chat-bubble'),
            `${viewport.width} px, later`,
          ).toEqual([]);
        }
      },
    );
  }
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
      const place = await boxOf(bubble);
      await page.reload();
      await expect(bubble).toBeVisible();
      expect(place).toEqual(await boxOf(bubble));
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

test('blocked storage lets the bubble speak and close', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(hrefFor('de', 'home'));
  const { bubble, close } = chatOn(page, 'de');
  await close.click();
  await expect(bubble).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the chat link works without scripts', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: narrowest });
  const page = await context.newPage();
  await page.goto(origin + hrefFor('de', 'home'));
  await expect(chatOn(page, 'de').link).toBeInViewport();
  await footer(page).scrollIntoViewIfNeeded();
  await expect(link(footer(page), site.email)).toBeVisible();
  await expect(chatOn(page, 'de').link).toBeInViewport();
  await context.close();
});

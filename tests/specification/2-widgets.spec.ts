import { expect, type Locator, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { consentParts } from '@/tests/support/consent';
import { chatParts, footer, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { newTab } from '@/tests/support/specification';
import { exactly, translator } from '@/tests/support/texts';

const { whatsapp } = site.channels;

/** Whether a link is in the lower right quarter of the window, and nothing covers its middle. */
const isAtLowerRight = (part: Locator) =>
  part.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isOnTop = document.elementFromPoint(x, y)?.closest('a') === one;
    return isOnTop && x > window.innerWidth / 2 && y > window.innerHeight / 2;
  });

/** Marks when the chat is hydrated, and its empty live region and its text are shown first. */
function recordBubble(): void {
  const mark = (name: string) => performance.getEntriesByName(name)[0] ?? performance.mark(name);
  const look = () => {
    const region = document.querySelector('[data-island="chat"] [role="status"]');
    const isShown = region?.checkVisibility({ visibilityProperty: true });
    if (isShown) mark(region?.textContent === '' ? 'region' : 'bubble');
    if (region?.closest('[data-hydrated]')) mark('hydrated');
    requestAnimationFrame(look);
  };
  look();
  // Scrolling before the bubble is shown does not dismiss it.
  setTimeout(() => scrollTo(0, 40), 1000);
}

/** When the first paint, hydration, the region and the bubble were, in milliseconds. */
const bubbleTimes = (page: Page) =>
  page.evaluate(() =>
    ['first-contentful-paint', 'hydrated', 'region', 'bubble'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    ),
  );

if (whatsapp !== undefined) {
  test('Floating WhatsApp chat link on home and nurses pages; the link carries a prefilled greeting', async ({
    read,
  }) => {
    // biome-ignore format: a table to be read at a glance
    for (const [locale, key, count] of [
      ['de', 'home', 1], ['en', 'home', 1], ['vas', 'nurses', 1], ['de', 'employers', 0],
    ] as const) {
      const greeting = translator(locale)('common.chat.greeting');
      const href = whatsappHref(whatsapp, greeting);
      expect(new URL(href).searchParams.get('text')).toBe(greeting);
      const page = await read(locale, key);
      const floating = page.locator(`${newTab(href)}:not(main *, footer *)`);
      await expect(floating).toHaveCount(count);
      for (const one of await floating.all()) expect(await isAtLowerRight(one)).toBe(true);
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`Floating WhatsApp chat link: from the first screen on, scripts: ${javaScriptEnabled}`, async ({
      browser,
      origin,
    }) => {
      // With motion, as most visitors have it.
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const href = whatsappHref(whatsapp, translator('de')('common.chat.greeting'));
      const floating = page.locator(`${newTab(href)}.channel-link`);
      for (const key of ['home', 'nurses'] as const) {
        await page.goto(origin + hrefFor('de', key));
        // In small windows with scripts, the bar comes when the first call has left.
        for (const width of [768, 1366, ...(javaScriptEnabled ? [] : [390])]) {
          await page.setViewportSize({ width, height: 664 });
          await expect.poll(() => isAtLowerRight(floating), `${key} ${width}`).toBe(true);
          await page.mouse.wheel(0, 90);
          await expect.poll(() => isAtLowerRight(floating), `${key} ${width}`).toBe(true);
        }
      }
      await context.close();
    });
  }

  for (const [key, width, height] of [
    ['home', 390, 664],
    ['nurses', 1366, 625],
  ] as const) {
    test(`with a speech bubble ("Hast du noch Fragen? Schreib uns eine Nachricht!") appearing after 2 seconds and closable: first visit to ${key} at ${width} px`, async ({
      page,
    }) => {
      await page.addInitScript(recordBubble);
      await page.setViewportSize({ width, height });
      await page.goto(hrefFor('de', key));
      const { bubbleLink, chatLink, closeButton } = chatParts(page, 'de');
      const { banner } = consentParts(page, 'de');
      await expect(bubbleLink).toBeInViewport({ ratio: 1 });
      await expect(bubbleLink).toHaveText('Hast du noch Fragen? Schreib uns eine Nachricht!');
      await expect(banner).toBeVisible();
      const [paint = 0, hydrated = 0, region, bubble] = await bubbleTimes(page);
      expect(bubble).toBeGreaterThanOrEqual(paint + 1990);
      // Busy machines may hydrate it later, and are late.
      expect(bubble).toBeLessThan(Math.max(paint + 2000, hydrated) + 1500);
      // The text is announced, because its live region was there before.
      expect(region).toBeLessThan(paint + 1990);
      // It is dismissed for the visit, but not by what happened before it was seen.
      const stored = () => page.evaluate(() => sessionStorage.length);
      expect(await stored()).toBe(0);
      await closeButton.click();
      await expect(bubbleLink).toHaveCount(0);
      // In small windows it is hidden until the first call has left.
      if (width >= 768) await expect(chatLink).toBeFocused();
      expect(await stored()).toBe(1);
    });
  }
}

test('Email address copy-to-clipboard action and email-client link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/imprint');
  const mail = link(footer(page), site.email);
  await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
  await mail.scrollIntoViewIfNeeded();
  const name = exactly(translator('en')('common.copyEmail.action'));
  await footer(page).getByRole('button', { name }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(site.email);
  const announcement = translator('en')('common.copyEmail.announcement', { email: site.email });
  await expect(footer(page).getByRole('status')).toHaveText(exactly(announcement));
});

for (const [locale, width, height] of [
  ['de', 390, 664],
  ['en', 768, 1024],
  ['vas', 1366, 625],
] as const) {
  test(`Cookie banner, fixed at the bottom: Accept all, Only necessary, settings dialog, close icon: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(hrefFor(locale, 'privacy'));
    const { banner, acceptAll, onlyNecessary, settings, close } = consentParts(page, locale);
    for (const part of [acceptAll, onlyNecessary, settings, close]) {
      await expect(part).toBeInViewport();
    }
    expect(await banner.evaluate((one) => getComputedStyle(one).position)).toBe('fixed');
    const box = await banner.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
    // "Only necessary" has the same size and prominence as "Accept all".
    const looks = (button: Locator) =>
      button.evaluate((one) => {
        const { width: w, height: h } = one.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(one);
        return [w, h, backgroundColor, color, fontSize, fontWeight];
      });
    expect(await looks(onlyNecessary)).toEqual(await looks(acceptAll));
  });
}

import { expect, type Locator, type Page } from 'playwright/test';
import { localeFromPath } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { addresses } from '@/tests/support/address-table';
import { findViolations } from '@/tests/support/axe';
import { consentParts, onlyNecessary, presetConsent } from '@/tests/support/consent';
import { chatParts, header, hrefsOf } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { gotoWithWebFont, passTime, waitForHydration, watchFlow } from '@/tests/support/watch-page';

/* What floats: header, cookie banner, page bar, chat link with its bubble. */

const phone = { width: 390, height: 844 };
const low = { width: 844, height: 390 };
const computer = { width: 1366, height: 768 };

/** The number of fixed elements with visible content, but the header and the skip link. */
const countFloating = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isFixed = (one: Element) => getComputedStyle(one).position === 'fixed';
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('body *:not(a, header, .pointer-events-none)')].filter(
      (one) => isFixed(one) && [one, ...one.querySelectorAll('*')].some(isShown),
    ).length;
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The number of parts of a later visit, besides the header. */
for (const [path, size, later] of [
  ['/', phone, 1],
  ['/krankenpfleger', low, 1],
  ['/en/employers', computer, 0],
] as const) {
  test(`${path} has at most two floating parts at ${size.width} px`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(size);
    await gotoWithWebFont(page, path);
    const { banner, onlyNecessary: answer } = consentParts(page, localeFromPath(path));
    await expect(banner).toBeVisible();
    await passTime(page, 2500);
    expect(await countFloating(page)).toBeLessThanOrEqual(2);
    await expectRoom(page, banner);
    await answer.click();
    await scrollTo(page, 1500);
    await expect.poll(() => countFloating(page)).toBe(later);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const { employerPhone, whatsapp } = site.channels;

for (const [path, calls, channel] of [
  ['/', [addresses.employers.de, addresses.nurses.de], whatsapp && 'https://wa.me/'],
  ['/arbeitgeber', [`${addresses.contact.de}#termin`], employerPhone && phoneHref(employerPhone)],
  ['/krankenpfleger', [site.links.registration], whatsapp && 'https://wa.me/'],
  ['/academy', [site.links.learningApp], undefined],
] as const) {
  test(`the bar of ${path} appears when the first call has left the window`, async ({ page }) => {
    await presetConsent(page, onlyNecessary);
    await page.setViewportSize(phone);
    await gotoWithWebFont(page, path);
    await waitForHydration(page, 'enhancements');
    const bar = page.locator('.page-bar');
    await expect(bar).toBeHidden();
    const first = page.locator('main > :first-child .cta').last();
    const { bottom } = await boxOf(first);
    await scrollTo(page, bottom - 90);
    await expect(first).toBeInViewport();
    await expect(bar).toBeHidden();
    await scrollTo(page, bottom);
    await expect(bar).toBeVisible();
    // Without the bubble's link, which appears after two seconds.
    const links = bar.locator('a:not(.chat-bubble a)').filter({ visible: true });
    const last = channel === undefined ? [] : [expect.stringContaining(channel)];
    expect(await hrefsOf(links)).toEqual([...calls, ...last]);
    expect((await boxOf(bar)).bottom).toBe(844);
    await expectRoom(page, bar);
    await scrollTo(page, 0);
    await expect(bar).toBeHidden();
  });
}

/** Expects a part to leave, with the header, 70 % of a phone. */
async function expectRoom(page: Page, part: Locator): Promise<void> {
  if (page.viewportSize()?.width !== phone.width) return;
  const { height } = await boxOf(header(page));
  expect(height + (await boxOf(part)).height).toBeLessThanOrEqual(253);
}

/** Expects an element to begin below the header and above what floats at the lower edge. */
async function expectUncovered(element: Locator): Promise<void> {
  const { name, top, bottom, first, last } = await element.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const lower = [...document.querySelectorAll('.cookie-banner, .page-bar')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map((part) => part.top);
    return {
      name: one.outerHTML.slice(0, 120),
      top: box.top,
      bottom: box.top + Math.min(box.height, 96),
      first: document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN,
      last: Math.min(window.innerHeight, ...lower),
    };
  });
  expect(top, name).toBeGreaterThanOrEqual(first - 1);
  expect(bottom, name).toBeLessThanOrEqual(last + 1);
}

for (const [path, size] of [
  ['/arbeitgeber', computer],
  ['/vas/kontakt', phone],
] as const) {
  test(`nothing focused or linked to on ${path} is covered at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(path);
    await expect(consentParts(page, localeFromPath(path)).banner).toBeVisible();
    await page.locator('#main').focus();
    let stops = 0;
    for (; stops < 40; stops += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if (await focused.evaluate((one) => one.closest('footer') !== null)) break;
      await expectUncovered(focused);
    }
    expect(stops).toBeGreaterThan(10);

    const hashes = await page.locator('main a[href*="#"]').evaluateAll((links) =>
      links
        .filter((link) => link instanceof HTMLAnchorElement)
        .filter((link) => link.pathname === window.location.pathname)
        .map(({ hash }) => hash),
    );
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of new Set(hashes)) {
      await page.evaluate((to) => window.location.assign(to), hash);
      await expectUncovered(page.locator(hash));
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a page lists at most six sections from 1,024 px', async ({ page }) => {
    await page.setViewportSize(computer);
    await page.goto('/arbeitgeber');
    const links = page.locator('.page-menu').getByRole('link');
    expect(await links.count()).toBeLessThanOrEqual(6);
    await links.nth(1).click();
    await expect(page).toHaveURL(/#services$/);
    await expect(page.locator('#services')).toBeInViewport();
    await page.setViewportSize({ width: 1023, height: 768 });
    await expect(links.first()).toBeHidden();
    // The sheet opens with the page's own group.
    const own = header(page).locator(
      `details details[open] a[href="${addresses.employers.de}#faq"]`,
    );
    await expect(own).toHaveCount(1);
  });
});

/** Opens a page of a visitor who has answered the cookie banner. */
async function openChat(page: Page, key: 'home' | 'nurses' = 'home') {
  await presetConsent(page, onlyNecessary);
  await page.goto(hrefFor('vas', key));
  return chatParts(page, 'vas');
}

const waysToClose = {
  scrolling: (page: Page) => page.mouse.wheel(0, 40),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its link': (page: Page) => chatParts(page, 'vas').bubbleLink.click(),
};

for (const [name, close] of Object.entries(whatsapp === undefined ? {} : waysToClose)) {
  test(`${name} closes the bubble for the visit`, async ({ page, origin }) => {
    const check = watchFlow(page, origin);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
    await page.clock.install();
    const { bubbleLink } = await openChat(page);
    const href = whatsappHref(whatsapp ?? '', translator('vas')('common.chat.greeting'));
    await expect(bubbleLink).toHaveAttribute('href', href);
    if (name === 'Escape') expect(await findViolations(page)).toEqual([]);
    await close(page);
    await expect(bubbleLink).toHaveCount(0);
    await check();
    await openChat(page, 'nurses');
    await waitForHydration(page, 'chat');
    await passTime(page, 2500);
    await expect(bubbleLink).toHaveCount(0);
  });
}

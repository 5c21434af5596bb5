import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageSections } from '@/lib/routing/anchors';
import { site } from '@/site.config';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { detailsOf, footer, header, pageMenuParts, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration, watchFlow } from '@/tests/support/watch-page';

const phone = { width: 390, height: 844 };
const computer = { width: 1536, height: 864 };
const pages = ['nurses', 'employers'] as const;

/** Three sections, in an order that scrolls down and up the page. */
function someSections<Section>(sections: readonly Section[]): Section[] {
  const middle = Math.floor(sections.length / 2);
  return [...sections.slice(-1), ...sections.slice(0, 1), ...sections.slice(middle, middle + 1)];
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** Whether the beginning of a section is between the header and the bar. */
async function isBeginningVisible(page: Page, section: string, bar: Locator): Promise<boolean> {
  const { y } = await boxOf(page.locator(`#${section}`));
  const top = (await boxOf(header(page))).bottom;
  return y >= top && y < (await boxOf(bar)).y;
}

async function open(page: Page, locale: Locale, key: (typeof pages)[number]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await presetConsent(page, onlyNecessary);
  await page.goto(hrefFor(locale, key));
  return pageMenuParts(page, locale, key);
}

for (const [locale, key] of [
  ['de', 'nurses'],
  ['en', 'employers'],
] as const) {
  test.describe(`${hrefFor(locale, key)} on a phone`, () => {
    test.use({ viewport: phone, hasTouch: true });

    test('has its sections two taps away, and the call to action one tap', async ({
      page,
      origin,
    }) => {
      const check = watchFlow(page, origin);
      const { menu, opener, linkTo, current, cta } = await open(page, locale, key);
      await waitForHydration(page, 'page-menu');
      await opener.tap();
      expect(await findViolations(page)).toEqual([]);
      for (const section of someSections(pageSections[key])) {
        await linkTo(section).tap();
        await expect(current).toHaveCount(0);
        await expect.poll(() => isBeginningVisible(page, section, menu), section).toBe(true);
        await opener.tap();
        await expect(linkTo(section)).toHaveAttribute('aria-current', 'location');
        await expect(current).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      const hidesCopy = await page.evaluate(() => CSS.supports('timeline-scope: --hero-cta'));
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
        await expect(cta).toBeVisible({ visible: share > 0 || !hidesCopy });
        await (share > 0 ? cta : page.locator('main .cta').first()).tap({ trial: true });
      }
      await expect(cta).toHaveAttribute(
        'href',
        key === 'nurses' ? site.links.registration : hrefFor(locale, 'contact'),
      );
      const end = await boxOf(footer(page));
      expect(end.bottom).toBeLessThanOrEqual((await boxOf(menu)).y + 0.5);
      await check();
    });
  });
}

test.describe('on a computer', () => {
  test.use({ viewport: computer });

  for (const key of pages) {
    test(`${key} has every section and the call to action one click away`, async ({ page }) => {
      const { menu, linkTo, current, cta } = await open(page, 'de', key);
      await waitForHydration(page, 'page-menu');
      for (const section of someSections(pageSections[key])) {
        await linkTo(section).click();
        await expect(linkTo(section)).toHaveAttribute('aria-current', 'location');
        await expect(current).toHaveCount(1);
        await expect(page.locator(`#${section}`)).toBeInViewport();
      }
      await cta.click({ trial: true });
      await expect(menu.locator('details')).toBeHidden();
    });
  }

  test('the menu is beside the content', async ({ page }) => {
    const { menu } = await open(page, 'vas', 'nurses');
    for (const [width, height, part] of [
      [768, 480, 'details'],
      [1366, 768, 'details'],
      [1500, 832, 'ol'],
      [1920, 1080, 'ol'],
    ] as const) {
      await page.setViewportSize({ width, height });
      const menuBox = await boxOf(menu.locator(`> ${part}`));
      const content = await boxOf(page.locator('main .content').first());
      expect(menuBox.x, `${width} px`).toBeGreaterThanOrEqual(content.right);
      expect(menuBox.right, `${width} px`).toBeLessThanOrEqual(width);
      expect(menuBox.y, `${width} px`).toBeGreaterThanOrEqual((await boxOf(header(page))).bottom);
      expect(menuBox.bottom, `${width} px`).toBeLessThanOrEqual(height);
    }
  });
});

test('--page-bar-height is the height of a fixed bar', async ({ page }) => {
  const { menu } = await open(page, 'de', 'nurses');
  const barHeight = () =>
    page.evaluate(() =>
      Number.parseFloat(
        getComputedStyle(document.documentElement).getPropertyValue('--page-bar-height') || '0',
      ),
    );
  for (const viewport of [phone, { width: 1024, height: 400 }]) {
    await page.setViewportSize(viewport);
    expect(await barHeight()).toBe((await boxOf(menu)).height / 16);
    expect((await boxOf(menu)).bottom).toBe(viewport.height);
  }
  for (const viewport of [computer, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    expect(await barHeight()).toBe(0);
  }
});

test('the list opens and closes by keyboard, without a focus trap', async ({ page }) => {
  await page.setViewportSize(phone);
  const { menu, opener, linkTo, cta } = await open(page, 'de', 'employers');
  await waitForHydration(page, 'page-menu');
  const list = menu.locator('details');
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(linkTo('hero-title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await linkTo('stats').focus();
  await page.keyboard.press('Enter');
  await expect(list).not.toHaveAttribute('open');
  await expect(page.locator('#stats')).toBeInViewport();

  await opener.focus();
  await page.keyboard.press('Enter');
  await linkTo('contact').focus();
  await page.keyboard.press('Tab');
  await expect(cta).toBeFocused();
  await expect(list).not.toHaveAttribute('open');

  // The sheet of the header makes the bar inert.
  await summaryIn(header(page), translator('de')('common.nav.open')).click();
  await expect(menu).toHaveAttribute('inert');
  await summaryIn(header(page), translator('de')('common.nav.close')).click();
  await expect(menu).not.toHaveAttribute('inert');
});

test('in a very low window the menu is at the end of the page', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const { menu, opener, linkTo } = await open(page, 'de', 'nurses');
  await expect(menu).not.toBeInViewport();
  await opener.click();
  await linkTo('faq').click();
  await expect(page.locator('#faq')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('nurses has its sections two taps away', async ({ page }) => {
    await page.goto(hrefFor('vas', 'nurses'));
    const { menu, opener, linkTo, cta } = pageMenuParts(page, 'vas', 'nurses');
    await opener.click();
    await expect(detailsOf(opener)).toHaveAttribute('open');
    for (const section of someSections(pageSections.nurses)) {
      await linkTo(section).click();
      await expect(page).toHaveURL(new RegExp(`#${section}$`));
      await expect
        .poll(() => isBeginningVisible(page, section, menu.locator('details > div')))
        .toBe(true);
    }
    await cta.click({ trial: true });
  });
});

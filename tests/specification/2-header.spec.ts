import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { header, hrefsOf } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { languages, newTab, shownIds } from '@/tests/support/specification';
import { waitForHydration } from '@/tests/support/watch-page';

/** The groups of the menu with their anchors, which the tests of each page expect as sections. */
// biome-ignore format: a table to be read at a glance
const groups = {
  employers: ['prozess', 'services', 'partners', 'stats', 'faq', 'contact'],
  nurses: ['moeglichkeiten', 'ablauf', 'keine-kosten', 'leistungen', 'faq'],
  academy: ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
} as const;
const keys = ['employers', 'nurses', 'academy'] as const;
type Key = (typeof keys)[number];

/** The visible menu with links to the sections of a page, which has no other menu inside. */
const group = (page: Page, locale: Locale, key: Key): Locator =>
  shown(page, `details:not(:has(details)):has(a[href^="${hrefFor(locale, key)}#"])`);
const shown = (page: Page, selector: string) =>
  header(page).locator(selector).filter({ visible: true });
const login = newTab(site.links.learningApp);

async function open(page: Page, address: string, width: number, hydrates: boolean) {
  await presetConsent(page, onlyNecessary);
  await page.setViewportSize({ width, height: 616 });
  await page.goto(address);
  if (hydrates) await waitForHydration(page, 'enhancements');
}

/** Opens a group, and expects its anchor links. */
async function expectAnchors(page: Page, locale: Locale, key: Key): Promise<void> {
  await group(page, locale, key).locator('summary').click();
  const links = group(page, locale, key).getByRole('link');
  const expected = shownIds(groups[key]).map((id) => hrefFor(locale, key, id));
  await expect.poll(() => hrefsOf(links)).toEqual(expect.arrayContaining(expected));
}

for (const [width, javaScriptEnabled] of [
  [768, true],
  [1280, false],
] as const) {
  test.describe(`at ${width} px, with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('Fixed top bar: logo linking home; three dropdown menus each with anchor links; language switcher; a login button (external learning app, new tab); a contact button', async ({
      page,
    }) => {
      for (const locale of languages) {
        await open(page, hrefFor(locale, 'imprint'), width, javaScriptEnabled);
        await page.evaluate(() => window.scrollTo(0, 600));
        expect((await header(page).boundingBox())?.y).toBe(0);
        for (const part of [
          `a[href="${hrefFor(locale, 'home')}"]`,
          'details:has(a[lang]):not(:has(details))',
          login,
          `a[href="${hrefFor(locale, 'contact')}"]`,
        ]) {
          await expect(shown(page, part), part).toHaveCount(1);
        }
        const menus = shown(page, 'details:not(:has(details)):has(a[href*="#"])');
        const pages = await menus.evaluateAll((all) =>
          all.map((one) => one.querySelector('a')?.getAttribute('href')),
        );
        expect(pages).toEqual(keys.map((key) => hrefFor(locale, key)));
        for (const key of keys) await expectAnchors(page, locale, key);
        await expect(shown(page, 'details[open]')).toHaveCount(1);
      }
    });
  });
}

/** Whether the header lies above every part of the window. */
const coversWindow = (page: Page) =>
  page.evaluate(() => {
    // Also where the suggestion of another language was.
    const shares = [0.02, 0.15, 0.5, 0.98];
    const isCovered = (x: number, y: number) =>
      document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest('header');
    return shares.every((x) => shares.every((y) => isCovered(x, y)));
  });

for (const [width, locale, javaScriptEnabled] of [
  [767, 'de', true],
  [390, 'en', false],
  [360, 'vas', true],
] as const) {
  test.describe(`at ${width} px, with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('Under 768 px width it becomes a full-screen top sheet with collapsible sections for each group, login and contact; only one of the three sections is open at a time', async ({
      page,
    }) => {
      await open(page, hrefFor(locale, 'home'), width, javaScriptEnabled);
      await expect(shown(page, 'summary')).toHaveCount(1);
      await expect(shown(page, login)).toHaveCount(0);
      await shown(page, 'summary').click();
      expect(await coversWindow(page)).toBe(true);
      const opened = header(page).locator('details details[open]');
      for (const key of keys) {
        await expectAnchors(page, locale, key);
        await expect(opened).toHaveCount(1);
      }
      await opened.locator('summary').click();
      await expect(opened).toHaveCount(0);
      for (const part of [login, `a[href="${hrefFor(locale, 'contact')}"]`]) {
        await shown(page, part).scrollIntoViewIfNeeded();
        await expect(shown(page, part)).toBeInViewport();
      }
    });
  });
}

for (const width of [1280, 390]) {
  test(`Anchor links scroll smoothly if already on the target page, otherwise navigate: ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, hrefFor('de', 'nurses'), width, true);
    const follow = async (key: Key, id: string) => {
      if (width < 768) await shown(page, 'summary').click();
      const menu = group(page, 'de', key);
      if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
      await menu.locator(`a[href$="#${id}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${hrefFor('de', key)}#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    };
    // The positions are lost if the page is left.
    await page.evaluate(() => {
      const positions = new Set<number>();
      document.addEventListener('scroll', () => positions.add(scrollY));
      Reflect.set(window, 'positions', positions);
    });
    await follow('nurses', 'faq');
    const count = () => page.evaluate(() => Reflect.get(window, 'positions')?.size);
    await expect.poll(count).toBeGreaterThan(3);
    await follow('employers', 'stats');
    expect(await count()).toBeUndefined();
  });
}

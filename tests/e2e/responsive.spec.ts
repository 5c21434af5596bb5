import { expect, type Locator, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { openWithFont } from '@/tests/support/open-with-font';
import { footer, menu, openable } from '@/tests/support/page-parts';
import { runInPage } from '@/tests/support/run-in-page';
import { inMatrix, inTurn } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

const widths = [320, 360, 390, 768, 1024, 1280, 1920];
const height = 800;
/** Minimum height of touch targets, in pixels. */
const touchHeight = 44;

/** A rectangle in the viewport, with the text of its element. */
type Box = {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  lines: number;
};

/**
 * The visible links and summaries of a part of the page, with the number of lines of their text.
 */
async function targetsOf(part: Locator): Promise<Box[]> {
  return part
    .locator('a, button, summary')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        const texts = [...range.getClientRects()].filter((rect) => rect.width > 1);
        const lines = new Set(texts.map((rect) => Math.round(rect.bottom / 12))).size;
        const name = element.textContent.trim() || (element.getAttribute('aria-label') ?? '');
        return { name, left, right, top, bottom, lines };
      }),
    );
}

function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
}

/** Horizontal overflow of the page, and the elements that cause it. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
    return [`${clientWidth} px: the page is ${scrollWidth} px wide`, ...wide.slice(0, 5)];
  });
}

/** Words in headings that break across lines. */
async function brokenHeadings(page: Page): Promise<string[]> {
  const words = await runInPage<string[]>(page, 'broken-headings.ts', ['brokenHeadings']);
  return words.map((word) => `${page.viewportSize()?.width} px: the word ${word} breaks`);
}

for (const { address, turn } of shownAddresses) {
  test(`${address} fits every width`, inMatrix(turn !== undefined), async ({ page }) => {
    await openWithFont(page, address);
    const problems: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      problems.push(...(await sideways(page)));
      if (width >= 1024) problems.push(...(await brokenHeadings(page)));
    }
    expect(problems).toEqual([]);
  });
}

for (const [index, locale] of locales.entries()) {
  const t = textsOf(locale);
  const home = hrefFor(locale, 'home');

  for (const [number, width] of [768, 1024, 1280].entries()) {
    const details = inTurn(number, { index, of: locales.length });
    test(`${home} has room for its whole bar at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openWithFont(page, home);
      const bar = await menu(page).boundingBox();
      const targets = await targetsOf(menu(page));
      // Logo, three menus, languages, login, contact.
      expect(targets).toHaveLength(7);
      expect(overlaps(targets)).toEqual([]);
      const bottom = (bar?.y ?? 0) + (bar?.height ?? 0);
      const outside = targets.filter(
        (target) =>
          target.left < 0 || target.right > width || target.top < 0 || target.bottom > bottom,
      );
      expect(outside).toEqual([]);
      expect(targets.filter(({ lines }) => lines > 2)).toEqual([]);
      expect(targets.every((target) => target.bottom - target.top < 60)).toBe(true);
    });
  }

  test(
    `${home} has targets that a finger meets at 360 px`,
    inTurn(0, { index, of: locales.length }),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      await openWithFont(page, home);
      const foot = await targetsOf(footer(page));
      const bar = await targetsOf(menu(page));
      await openable(menu(page), t('common.nav.open')).click();
      await openable(menu(page), t('common.nav.groups.employers')).click();
      const sheet = await targetsOf(menu(page));
      expect(sheet.length).toBeGreaterThan(bar.length + 10);
      const small = [...bar, ...sheet, ...foot]
        .filter(({ top, bottom }) => bottom - top < touchHeight - 0.5)
        .map(({ name, top, bottom }) => `${name}: ${Math.round(bottom - top)} px`);
      expect(small).toEqual([]);
    },
  );
}

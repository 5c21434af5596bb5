import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';

/** Texts that are covered by other elements while in the middle of the viewport. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    /** For screen readers only. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
    for (const element of document.querySelectorAll(
      'main :is(h1, h2, h3, p, dt, dd, th, td, li)',
    )) {
      if (!element.checkVisibility() || isUnseen(element)) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const words = document.createRange();
      words.selectNodeContents(element);
      const [line] = words.getClientRects();
      if (line === undefined) continue;
      const top = document.elementFromPoint(line.left + 4, line.top + line.height / 2);
      // A link may cover its whole card.
      const isFree = top === null || element.contains(top) || top.closest('a') !== null;
      const isRoundIt = top?.contains(element);
      if (!isFree && !isRoundIt) covered.push(`${element.textContent} (by ${top.className})`);
    }
    return covered;
  });
}

const widths = [360, 768, 1280];

for (const [index, width] of widths.entries()) {
  for (const [number, key] of pageKeys.entries()) {
    const details = inTurn(number, { index, of: widths.length });
    const address = hrefFor('de', key);

    test(`${address} covers none of its words at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect(await coveredWords(page)).toEqual([]);
    });
  }
}

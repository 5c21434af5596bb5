import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';

/** Text area of an A4 sheet with usual margins, in CSS pixels. */
const sheet = { width: 680, height: 960 };

/** Fixed elements, which would cover text on every printed sheet. */
function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Light text, which is illegible when printed without backgrounds. */
function lightText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const brightness = (colour: string): number => {
      if (!canvas) throw new Error('No canvas to read colours with.');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    };
    return [...document.querySelectorAll(':is(main, footer) *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((element) => element.checkVisibility())
      .filter((element) => brightness(getComputedStyle(element).color) > 0.5)
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

test.use({ viewport: sheet });

for (const address of [
  hrefFor('de', 'employers'),
  hrefFor('en', 'nurses'),
  hrefFor('vas', 'terms'),
  hrefFor('de', 'imprint'),
]) {
  test(`${address} prints as a clean document`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(site.email);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await fixedElements(page)).toEqual([]);
    expect(await lightText(page)).toEqual([]);
    for (const table of await page.locator('main table').all()) {
      await expect(table).toBeVisible();
    }
    const hidden = await page.locator('main details:not(:has(select))').evaluateAll((questions) => {
      const elementHeight = (part: Element | null) => part?.getBoundingClientRect().height ?? 0;
      return questions.filter((question) => {
        const answer = question.querySelector(':scope > div');
        // In a closed `details`, the content has a height, which `details` does not include.
        const needed =
          elementHeight(question.querySelector(':scope > summary')) + elementHeight(answer);
        return !answer?.checkVisibility() || elementHeight(question) < needed - 1;
      }).length;
    });
    expect(hidden).toBe(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

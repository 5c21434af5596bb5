import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { openWithFont } from '@/tests/support/open-with-font';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** Below the header and the suggestion of a language, in pixels. */
const firstLine = 116;
/** The consent notice: a strip on phones, from 768 px a card in the left corner. */
const strip = 150;
const card = { width: 416, height: 206 };

/** Whether the part of the first screen that nothing covers holds the whole of a box. */
function isFree(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  window: (typeof windows)[number],
): boolean {
  const end = y + height;
  if (y < firstLine || x < 0 || x + width > window.width) return false;
  if (window.width < 768) return end <= window.height - strip;
  return end <= (x < card.width ? window.height - card.height : window.height);
}

for (const [index, locale] of locales.entries()) {
  for (const [number, key] of (['home', 'contact'] as const).entries()) {
    const address = hrefFor(locale, key);
    const details = inTurn(number, { index, of: locales.length });
    test(`${address} says on its first screen where to go`, details, async ({ page }) => {
      await openWithFont(page, address);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText(textsOf(locale)(`${key}.hero.title`));
      const arms = page.locator('main .signpost a');
      await expect(arms).toHaveCount(2);
      for (const window of windows) {
        await page.setViewportSize(window);
        const name = `${window.width} × ${window.height}`;
        for (const part of [title, arms.first(), arms.last()]) {
          const box = await part.boundingBox();
          expect.soft(box && isFree(box, window), `${name}: ${JSON.stringify(box)}`).toBe(true);
        }
      }
    });
  }
}

import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { expectBanner } from '@/tests/support/consent';
import { test } from '@/tests/support/site-test';

/** Text area of an A4 sheet with usual margins, in CSS pixels. */
const sheet = { width: 680, height: 960 };

/** What would be wrong on paper: fixed parts, light text, what is not shown, and an overflow. */
function printProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Illegible without backgrounds. */
    const isLightText = (one: Element): boolean => {
      if (!canvas) throw new Error('No canvas to read colours with.');
      if (![...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)) return false;
      canvas.fillStyle = getComputedStyle(one).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return one.checkVisibility() && 0.299 * red + 0.587 * green + 0.114 * blue > 128;
    };
    const elementHeight = (part: Element | null) => part?.getBoundingClientRect().height ?? 0;
    const isFolded = (question: Element): boolean => {
      const answer = question.querySelector(':scope > div');
      // In a closed `details`, the content has a height, which `details` does not include.
      const needed = elementHeight(question.querySelector('summary')) + elementHeight(answer);
      return !answer?.checkVisibility() || elementHeight(question) < needed - 1;
    };
    const find = (selector: string, isWrong: (one: Element) => boolean) =>
      [...document.querySelectorAll(selector)].filter(isWrong).map((one) => one.outerHTML);
    const isFixed = (one: Element) => getComputedStyle(one).position === 'fixed';
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...find('body *', (one) => isFixed(one) && one.checkVisibility()),
      ...find(':is(main, footer) *', isLightText),
      ...find('main table', (one) => !one.checkVisibility()),
      ...find('main details:not(:has(select))', isFolded),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide, not ${clientWidth}`] : []),
    ];
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
    await expectBanner(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(site.email);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await printProblems(page)).toEqual([]);
  });
}

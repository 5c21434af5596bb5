import type { Page } from 'playwright/test';
import type { ShownPair } from '@/tests/e2e/fixtures/contrast/shown-pairs';
import { runInPage } from '@/tests/support/run-in-page';

/** Lets everything that moves stand still: a colour halfway is nobody's choice. */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const nothing = 'transition: none !important; animation: none !important;';
    sheet.replaceSync(`*, *::before, *::after { ${nothing} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * Every pair of colour and ground that can be seen within a part of a page now.
 *
 * @param selector finds the part
 */
export function lookAt(page: Page, selector = 'body'): Promise<ShownPair[]> {
  return runInPage(page, 'contrast/shown-pairs.ts', ['shownPairs', selector]);
}

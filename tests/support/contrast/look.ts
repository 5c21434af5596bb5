import type { Page } from 'playwright/test';
import type { ShownPair } from '@/tests/e2e/fixtures/contrast/shown-pairs';
import { runInPage } from '@/tests/support/run-in-page';

/** Stops all animations: intermediate colours are not specified. */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const nothing = 'transition: none !important; animation: none !important;';
    sheet.replaceSync(`*, *::before, *::after { ${nothing} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * All visible pairs of colour and background within a part of a page.
 *
 * @param selector selects the part
 */
export function lookAt(page: Page, selector = 'body'): Promise<ShownPair[]> {
  return runInPage(page, 'contrast/shown-pairs.ts', ['shownPairs', selector]);
}

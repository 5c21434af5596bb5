import { expect, type Page } from 'playwright/test';
import { watchPage } from '@/tests/support/page-events';
import { layoutShift } from '@/tooling/bench/layout-shift';

/** The largest sum of layout shifts. */
const shiftBudget = 0.01;

/**
 * Watches a flow from before the first page is opened.
 *
 * @returns what checks at the end that nothing complained and nothing shifted
 */
export function watchFlow(page: Page, origin: string): () => Promise<void> {
  const { complaints, foreign } = watchPage(page, origin);
  return async () => {
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftBudget);
  };
}

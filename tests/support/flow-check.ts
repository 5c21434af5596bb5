import { expect, type Page } from 'playwright/test';
import { watchPage } from '@/tests/support/page-events';
import { layoutShift } from '@/tooling/bench/layout-shift';

/** Maximum cumulative layout shift. */
const shiftBudget = 0.01;

/**
 * Observes a user flow; call it before the first page is opened.
 *
 * @returns a function that checks at the end that there were no console messages, no cross-origin
 *   requests and no layout shifts
 */
export function watchFlow(page: Page, origin: string): () => Promise<void> {
  const { complaints, foreign } = watchPage(page, origin);
  return async () => {
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftBudget);
  };
}

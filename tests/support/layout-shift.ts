import type { Page } from 'playwright/test';

/** The sum of the layout shifts of a page so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    // What was buffered is reported a moment later; without any shift there is no report.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return entries
      .map((entry) => ('value' in entry ? Number(entry.value) : 0))
      .reduce((sum, value) => sum + value, 0);
  });
}

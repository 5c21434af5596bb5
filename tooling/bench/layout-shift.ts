import type { Page } from 'playwright/test';

/** The sum of the layout shifts of a page so far, but for what a visitor's touch has moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Chromium alone measures it.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return 0;
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    // What was buffered is reported a moment later; without any shift there is no report.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return entries
      .filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput === true))
      .map((entry) => ('value' in entry ? Number(entry.value) : 0))
      .reduce((sum, value) => sum + value, 0);
  });
}

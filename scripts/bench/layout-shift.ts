import type { Page } from 'playwright/test';

/** Sum of a page's layout shifts so far, without those after user input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Supported by Chromium only.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return 0;
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered asynchronously; without any shift there is no callback.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return entries
      .filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput === true))
      .map((entry) => ('value' in entry ? Number(entry.value) : 0))
      .reduce((sum, value) => sum + value, 0);
  });
}

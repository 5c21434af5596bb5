import type { Browser, BrowserContext, Page } from 'playwright/test';
import { localeOfPath, localeTable } from '@/lib/locales';

/** Viewport of a current phone, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;

/** How much slower than this machine the processor is made. */
const slowdown = 4;

/** Lighthouse's slow 4G as it applies it in the browser: milliseconds, and bytes per second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;

/** How long a page is watched after it has loaded, in milliseconds: the chat's bubble counts. */
const watched = 3000;

/** A first visit: milliseconds, and the sum of layout shifts. */
export type PageLoad = { firstPaint: number; blocked: number; shift: number };

/**
 * Opens an empty page of a new visitor with a phone, who reads the language of the address: no other
 * language is suggested.
 */
export async function openPhone(browser: Browser, address: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: localeTable[localeOfPath(new URL(address).pathname)].intl,
  });
  return context.newPage();
}

/** Slows the processor of a page, and its network to slow 4G. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
}

/** Reads what the browser has recorded since the start of the page. */
function recorded(page: Page): Promise<PageLoad> {
  return page.evaluate(async () => {
    const longest = 50;
    // No named function: the compiler would wrap it in a helper that the page does not have.
    const [shifts = [], tasks = []] = await Promise.all(
      ['layout-shift', 'longtask'].map(
        (type) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            const entries: PerformanceEntry[] = [];
            new PerformanceObserver((seen) => {
              entries.push(...seen.getEntries());
            }).observe({ type, buffered: true });
            // Buffered entries are delivered asynchronously; without any there is no callback.
            setTimeout(() => resolve(entries), 100);
          }),
      ),
    );
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const firstPaint = paint?.startTime ?? Number.NaN;
    return {
      firstPaint,
      blocked: tasks
        .filter(({ startTime, duration }) => startTime + duration > firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(duration - longest, 0), 0),
      shift: shifts
        .map((entry) => ('value' in entry ? Number(entry.value) : 0))
        .reduce((sum, value) => sum + value, 0),
    };
  });
}

/**
 * Opens a page as a new visitor with a phone, on slow 4G and with a slow processor.
 *
 * @throws when nothing was painted
 */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const page = await openPhone(browser, address);
  try {
    await slowDown(page, { network: true });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(watched);
    const load = await recorded(page);
    if (Number.isNaN(load.firstPaint)) throw new Error(`${address}: nothing was painted.`);
    return load;
  } finally {
    await page.context().close();
  }
}

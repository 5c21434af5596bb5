import type { Browser, Page } from 'playwright/test';
import { z } from 'zod';
import { localeOfPath, localeTable } from '@/lib/locales';
import { phone, slow4G, slowdown } from '@/scripts/bench/conditions';
import { median, ratio } from '@/scripts/bench/statistics';

/** Figures of a page's first visit on a phone, with a slow processor and network. */
export type PageLoad = {
  /** Milliseconds until the first text or picture, and until the largest. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds by which tasks after the first paint exceed 50 ms: total blocking time. */
  blocked: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds of the main thread, until the page has come to rest. */
  work: number;
};

const figures = ['firstPaint', 'largestPaint', 'blocked', 'shift', 'work'] as const;

/** How long after the first paint a page is watched, in milliseconds: the chat's bubble counts. */
const watched = 3000;

/**
 * Waits in the page until it has been watched. Playwright's own way to wait brings scripts into the page, and
 * asks for a frame again and again, in which animations are work that they are not for a visitor.
 */
const untilWatched = `new Promise((resolve) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  setTimeout(resolve, paint ? paint.startTime + ${watched} - performance.now() : 0);
})`;

/** Tasks longer than this block input, in milliseconds. */
const longTask = 50;

const metrics = z.object({
  metrics: z.array(z.object({ name: z.string(), value: z.number() })),
});

/** Reads what the browser has recorded; its buffers go back to the start of the page. */
function recorded(page: Page, task: number): Promise<Omit<PageLoad, 'work'>> {
  return page.evaluate(async (longest) => {
    // No named function: the compiler would wrap it in a helper that the page does not have.
    const [paints, shifts, tasks] = await Promise.all(
      ['largest-contentful-paint', 'layout-shift', 'longtask'].map(
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
    const firstPaint =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = (tasks ?? []).filter(
      ({ startTime, duration }) => startTime + duration > firstPaint && duration > longest,
    );
    return {
      firstPaint,
      largestPaint: paints?.at(-1)?.startTime ?? firstPaint,
      blocked: blocking.reduce((sum, { duration }) => sum + duration - longest, 0),
      shift: (shifts ?? [])
        .map((entry) => ('value' in entry ? Number(entry.value) : 0))
        .reduce((sum, value) => sum + value, 0),
    };
  }, task);
}

/**
 * Opens a page as a new visitor on a phone, under Lighthouse's slow 4G and a slow processor.
 *
 * @throws when nothing was painted
 */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // A visitor who reads the page's language: no other one is suggested.
    locale: localeTable[localeOfPath(new URL(address).pathname)].intl,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Ticks of the thread: time in which the machine did something else does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4G.latency,
      downloadThroughput: slow4G.download,
      uploadThroughput: slow4G.upload,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'networkidle' });
    await session.send('Runtime.evaluate', { expression: untilWatched, awaitPromise: true });
    const measured = metrics.parse(await session.send('Performance.getMetrics'));
    const seconds = measured.metrics.find(({ name }) => name === 'TaskDuration')?.value;
    const load = { ...(await recorded(page, longTask)), work: (seconds ?? Number.NaN) * 1000 };
    const missing = figures.find((figure) => Number.isNaN(load[figure]));
    if (missing) throw new Error(`${address}: the browser reported no ${missing}.`);
    return load;
  } finally {
    await context.close();
  }
}

/** First paint and work of the main thread against those of another form of the page. */
export type RelativeLoad = Pick<PageLoad, 'firstPaint' | 'work'>;

/**
 * The median of the ratios of visits that followed each other: the machine is as fast for both, and may be
 * faster or slower for the next ones.
 *
 * @param loads visits of a page
 * @param bases as many visits of another form of it, each made right after or before
 */
export function relativeLoad(loads: readonly PageLoad[], bases: readonly PageLoad[]): RelativeLoad {
  const middle = (figure: keyof RelativeLoad) =>
    median(loads.flatMap((load, visit) => ratio(load[figure], bases[visit]?.[figure]) ?? []));
  return { firstPaint: middle('firstPaint'), work: middle('work') };
}

/** The median of each figure. */
export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const middle = (figure: (typeof figures)[number]) => median(loads.map((load) => load[figure]));
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift'),
    work: middle('work'),
  };
}

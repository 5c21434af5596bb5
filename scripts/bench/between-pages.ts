import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, launch } from 'puppeteer-core';
import { z } from 'zod';
import { hrefFor } from '@/lib/routing/addresses';
import { computer, phone } from '@/scripts/bench/conditions';
import { type Speculation, startSlowLine } from '@/scripts/bench/slow-proxy';
import { median } from '@/scripts/bench/statistics';

/** How a page came: as after any click, or fetched or even run before the click. */
const ways = {
  cold: 'none',
  prefetched: 'prefetch',
  prerendered: 'full',
} as const satisfies Record<string, Speculation>;
type Way = keyof typeof ways;

/** How long a pointer rests on a link, and a finger on the screen, in milliseconds. */
const touches = { hover: 500, touch: 100 } as const;
type Touch = keyof typeof touches;

/**
 * Milliseconds from when the pointer reaches a link, or the finger the screen, to the largest paint
 * of the next page; undefined where the browser did not bring the page in this way.
 */
export type BetweenPages = Record<Touch, Record<Way, number | undefined>>;

/** The link whose page the site lets browsers prerender. */
const link = 'main [data-likely-next]';

/** Time for the largest paint of the next page, in milliseconds. */
const settled = 3500;

/** After which a page no longer moves, in milliseconds. */
const stillAfter = 500;

/** What the next page says of its navigation, in milliseconds since 1970 and since its start. */
const arrival = z.object({
  origin: z.number(),
  activated: z.number(),
  painted: z.number(),
  delivery: z.string(),
});

/** Runs in the next page. */
const readArrival = `new Promise((resolve) => {
  const entries = [];
  new PerformanceObserver((list) => entries.push(...list.getEntries()))
    .observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => {
    const [visit] = performance.getEntriesByType('navigation');
    resolve({
      origin: performance.timeOrigin,
      activated: visit.activationStart,
      painted: entries.at(-1).startTime,
      delivery: visit.deliveryType,
    });
  }, 100);
})`;

/**
 * Asks the page that has followed. The target is a new one if the page was prerendered, and the driver
 * does not follow it.
 */
async function arrivalIn(context: BrowserContext, home: string): Promise<z.infer<typeof arrival>> {
  const target = context.targets().find((one) => one.type() === 'page' && one.url() !== home);
  if (!target) throw new Error(`${home}: the link led nowhere.`);
  const session = await target.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', {
    expression: readArrival,
    awaitPromise: true,
    returnByValue: true,
  });
  return arrival.parse(result.value);
}

/** In which way a page came, by what the browser reports of it. */
export function wayOf(activated: number, delivery: string): Way {
  if (activated > 0) return 'prerendered';
  return delivery === 'navigational-prefetch' ? 'prefetched' : 'cold';
}

/** Follows the link once. */
async function follow(
  browser: Browser,
  address: string,
  by: Touch,
): Promise<{ took: number; way: Way }> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const isTouch = by === 'touch';
    await page.setViewport(isTouch ? { ...phone, hasTouch: true, isMobile: true } : computer);
    await page.goto(address, { waitUntil: 'networkidle0' });
    // Who goes on has usually answered: otherwise the notice is the largest paint of both pages.
    const answer = await page.waitForSelector('.cookie-banner-answers button');
    await answer?.evaluate((button) => button instanceof HTMLElement && button.click());
    await page.reload({ waitUntil: 'networkidle0' });
    const target = await page.waitForSelector(link);
    // After loading, browsers may scroll to where the page was.
    await wait(stillAfter);
    await target?.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await wait(stillAfter);
    const place = await target?.clickablePoint();
    if (!place) throw new Error(`${address} has no ${link}.`);
    const start = Date.now();
    if (isTouch) {
      await page.touchscreen.touchStart(place.x, place.y);
      await wait(touches.touch);
      await page.touchscreen.touchEnd();
    } else {
      await page.mouse.move(place.x, place.y);
      await wait(touches.hover);
      await page.mouse.click(place.x, place.y);
    }
    await wait(settled);
    const { origin, activated, painted, delivery } = await arrivalIn(context, address);
    return { took: origin + Math.max(activated, painted) - start, way: wayOf(activated, delivery) };
  } finally {
    await context.close();
  }
}

/**
 * Measures the way from the home page to the page that the site expects next, over a slow line.
 * Chromium is driven by its own protocol: other drivers keep it from prerendering.
 *
 * @param options.chromium path and arguments of the browser
 */
export async function measureBetween(
  origin: string,
  { runs, chromium }: { runs: number; chromium: { path: string; args: readonly string[] } },
): Promise<BetweenPages> {
  const browser = await launch({
    executablePath: chromium.path,
    args: [...chromium.args, '--lang=de'],
  });
  const measured = async (by: Touch, way: Way) => {
    const took: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const line = await startSlowLine(origin, ways[way]);
      const home = `http://127.0.0.1:${line.port}${hrefFor('de', 'home')}`;
      const followed = await follow(browser, home, by).finally(line.close);
      if (followed.way !== way) return undefined;
      took.push(followed.took);
    }
    return median(took);
  };
  const allWays = async (by: Touch) => ({
    cold: await measured(by, 'cold'),
    prefetched: await measured(by, 'prefetched'),
    prerendered: await measured(by, 'prerendered'),
  });
  try {
    return { hover: await allWays('hover'), touch: await allWays('touch') };
  } finally {
    await browser.close();
  }
}

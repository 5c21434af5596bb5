import type { Browser } from 'playwright/test';
import { phone, slowdown } from '@/scripts/bench/conditions';

/** How long everything after the first flight is held back, in milliseconds. */
export const stall = 3000;

/**
 * The first paint of a page of which only the first flight arrives, in milliseconds.
 *
 * @param address on a stalled line
 */
export async function firstPaintOfFlight(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'load' });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

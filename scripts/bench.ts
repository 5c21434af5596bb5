import { type Browser, chromium } from 'playwright';
import { hrefFor } from '@/lib/routing/addresses';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';

/** What a visitor taps, or an element and the keys that are pressed in it. */
type Step = string | readonly [selector: string, ...keys: string[]];

const widgets: Readonly<Record<string, readonly [path: string, ...steps: Step[]]>> = {
  sheet: [
    hrefFor('de', 'home'),
    '#menu-sheet > summary',
    '#menu-sheet nav details:nth-of-type(2) > summary',
    '#menu-sheet > summary',
  ],
  questions: [
    hrefFor('de', 'nurses'),
    ...[0, 1].map((index) => `details[name="faq"] > summary >> nth=${index}`),
  ],
  consent: [
    hrefFor('de', 'nurses'),
    '.cookie-banner [aria-haspopup="dialog"]',
    '#cookie-settings button >> nth=-1',
  ],
  form: [
    hrefFor('de', 'contact'),
    '#contact-form-name',
    ['#contact-form-name', ...'Ana'],
    '#contact-form-submit',
  ],
  planner: [
    hrefFor('de', 'nurses'),
    '[data-island="planner"] summary',
    ['#plan-german', 'ArrowDown', 'ArrowUp'],
  ],
  search: ['/no-such-page', '#not-found-search', ['#not-found-search', ...'anerkennung']],
};

/** The shortest duration of an event that the browser reports, in milliseconds. */
const durationThreshold = 16;

const pauseMs = 400;

/**
 * Interaction to Next Paint: the longest interaction with a widget on a phone, by real input, on a
 * processor slowed to a quarter of its speed, in milliseconds.
 */
async function measureInput(browser: Browser, url: string, steps: readonly Step[]) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // In the language of the pages, so that no other language is suggested.
    locale: 'de-DE',
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => document.querySelector('[data-trigger="idle"]:not([data-hydrated])') === null,
  );
  const longest = await page.evaluateHandle((least) => {
    const longestEvent = { duration: least };
    const options = { type: 'event', durationThreshold: least };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
        if (isInteraction) longestEvent.duration = Math.max(longestEvent.duration, entry.duration);
      }
    }).observe(options);
    return longestEvent;
  }, durationThreshold);
  for (const step of steps) {
    const [selector = '', ...keys] = [step].flat();
    const target = page.locator(selector);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(pauseMs);
    if (keys.length === 0) await target.tap();
    for (const key of keys) await target.press(key, { delay: pauseMs / 4 });
  }
  await page.waitForTimeout(pauseMs);
  const { duration } = await longest.jsonValue();
  await page.close();
  return duration;
}

// Prints the Interaction to Next Paint of each widget in the last build, the median of three runs.
await runCommand(async () => {
  const executablePath = ensureChromium();
  const { port, close } = await startSiteServer({ root: 'out', log: () => undefined });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  for (const [name, [path, ...steps]] of Object.entries(widgets)) {
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      times.push(await measureInput(browser, `http://127.0.0.1:${port}${path}`, steps));
    }
    const [, median] = times.toSorted((a, b) => a - b);
    console.log(`${name}: INP ${median} ms (${times.join(', ')})`);
  }
  await browser.close();
  await close();
});

import type { Browser, Page, Request } from 'playwright/test';
import { localeFromPath, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

/** Viewport of a current phone, in CSS pixels. */
const phone = { width: 390, height: 844 } as const;

/** Time by which a page's clock is advanced, in milliseconds. */
const clockAdvanceMs = 10_000;

type WeightKind = 'script' | 'html' | 'css' | 'fonts' | 'other';

/** Transfer size and layout shift of a first visit to a page. */
type PageWeight = {
  path: string;
  /** Bytes as sent: Brotli level 11; fonts and pictures uncompressed. */
  bytes: Readonly<Record<WeightKind | 'all', number>>;
  scripts: string[];
  shift: number;
};

const kindByResourceType: Readonly<Record<string, WeightKind>> = {
  script: 'script',
  document: 'html',
  stylesheet: 'css',
  font: 'fonts',
};

/**
 * Measures the transfer size of everything that a page requests within 10 seconds of a first visit
 * on a phone, without any input.
 *
 * @param inspect called after that time
 */
export async function measurePage(
  browser: Browser,
  url: string,
  inspect: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.clock.install();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.clock.fastForward(clockAdvanceMs);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await inspect(page);
    const bytes = { script: 0, html: 0, css: 0, fonts: 0, other: 0, all: 0 };
    for (const request of requests.filter((one) => one.url().startsWith('http'))) {
      const { responseBodySize } = await request.sizes();
      bytes[kindByResourceType[request.resourceType()] ?? 'other'] += responseBodySize;
      bytes.all += responseBodySize;
    }
    const scripts = requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => new URL(request.url()).pathname);
    return { path: new URL(url).pathname, bytes, scripts, shift: await layoutShift(page) };
  } finally {
    await context.close();
  }
}

/** Formats the sizes of a page in KB (1000 bytes), and its layout shift. */
export function formatWeight({ path, bytes, shift }: PageWeight): string {
  const sizes = Object.entries(bytes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
  return `${path}: ${sizes.join(', ')} KB; CLS ${shift.toFixed(3)}`;
}

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

/** What a visitor taps, or an element and the keys that are pressed in it. */
type Step = string | readonly [selector: string, ...keys: string[]];

type Scenario = { path: string; steps: readonly Step[] };

/** The shortest duration of an event that the browser reports, in milliseconds. */
const durationThreshold = 16;

const pauseMs = 400;

const scenarios: Readonly<Record<string, Scenario>> = {
  sheet: {
    path: hrefFor('de', 'home'),
    steps: [
      '#menu-sheet > summary',
      '#menu-sheet nav details:nth-of-type(2) > summary',
      '#menu-sheet > summary',
    ],
  },
  questions: {
    path: hrefFor('de', 'nurses'),
    steps: [0, 1].map((index) => `details[name="faq"] > summary >> nth=${index}`),
  },
  consent: {
    path: hrefFor('de', 'nurses'),
    steps: ['.cookie-banner [aria-haspopup="dialog"]', '#cookie-settings button >> nth=-1'],
  },
  form: {
    path: hrefFor('de', 'contact'),
    steps: ['#contact-form-name', ['#contact-form-name', ...'Ana'], '#contact-form-submit'],
  },
  planner: {
    path: hrefFor('de', 'nurses'),
    steps: ['[data-island="planner"] summary', ['#plan-german', 'ArrowDown', 'ArrowUp']],
  },
  search: {
    path: '/no-such-page',
    steps: ['#not-found-search', ['#not-found-search', ...'anerkennung']],
  },
};

/** Names of the measured widgets. */
export const widgets: readonly string[] = Object.keys(scenarios);

/** Records the longest event of all interactions. @returns a function that reads its duration */
async function recordInteractions(page: Page): Promise<() => Promise<number>> {
  const longest = await page.evaluateHandle((least) => {
    const longestEvent = { duration: least };
    const options = { type: 'event', durationThreshold: least };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
        if (!isInteraction) continue;
        longestEvent.duration = Math.max(longestEvent.duration, entry.duration);
      }
    }).observe(options);
    return longestEvent;
  }, durationThreshold);
  return async () => (await longest.jsonValue()).duration;
}

/**
 * Interaction to Next Paint: the longest interaction with a widget, by real input, on a processor
 * slowed to a quarter of its speed.
 *
 * @returns milliseconds
 */
export async function measureInput(
  browser: Browser,
  origin: string,
  widget: string,
): Promise<number> {
  const scenario = scenarios[widget];
  if (scenario === undefined) throw new Error(`${widget}: unknown widget.`);
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // In the language of the page, so that no other language is suggested.
    locale: localeTable[localeFromPath(scenario.path)].intl,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(origin + scenario.path, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => document.querySelector('[data-trigger="idle"]:not([data-hydrated])') === null,
    );
    const longest = await recordInteractions(page);
    for (const step of scenario.steps) {
      const [selector = '', ...keys] = [step].flat();
      const target = page.locator(selector);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pauseMs);
      if (keys.length === 0) await target.tap();
      for (const key of keys) await target.press(key, { delay: pauseMs / 4 });
    }
    await page.waitForTimeout(pauseMs);
    return await longest();
  } finally {
    await context.close();
  }
}

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { localeFromPath, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';

/** Viewport of a current phone, in CSS pixels. */
const phone = { width: 390, height: 844 } as const;

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
const widgets: readonly string[] = Object.keys(scenarios);

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
async function measureInput(browser: Browser, origin: string, widget: string): Promise<number> {
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

/** The median; of an even number of values, the higher middle value. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

// Prints the Interaction to Next Paint of each widget: npm run bench -- --runs 5 form
await runCommand(async () => {
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.find((name) => !widgets.includes(name));
  if (unknown !== undefined) {
    throw new Error(`Unknown: ${unknown}. Expected any of ${widgets.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs: expected 1, 2, 3 and so on.');
  const executablePath = ensureChromium();
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();
  const { port, close } = await startSiteServer({ root: siteFolder, log: () => undefined });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    for (const widget of positionals.length > 0 ? positionals : widgets) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measureInput(browser, `http://127.0.0.1:${port}`, widget));
      }
      console.log(`${widget}: INP ${median(times)} ms (${times.join(', ')})`);
    }
  } finally {
    await browser.close();
    await close();
  }
});

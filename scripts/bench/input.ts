import type { Browser, Page } from 'playwright/test';
import { localeOfPath, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phone } from '@/scripts/bench/page-weight';

/** Input that a visitor with a phone makes on a page. */
type Scenario = {
  address: string;
  act: (page: Page, touch: (selector: string) => Promise<void>) => Promise<void>;
};

/** What the browser reports as the least duration of an event, in milliseconds. */
const durationThreshold = 16;

/** How long a visitor takes between two inputs, in milliseconds. */
const pause = 400;

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: pause / 4 });

/** Where the site answers input by more than a link. */
const scenarios: Readonly<Record<string, Scenario>> = {
  sheet: {
    address: hrefFor('de', 'home'),
    act: async (_, touch) => {
      await touch('#menu-sheet > summary');
      await touch('#menu-sheet nav details:nth-of-type(2) > summary');
      await touch('#menu-sheet > summary');
    },
  },
  questions: {
    address: hrefFor('de', 'nurses'),
    act: async (_, touch) => {
      await touch('details[name="faq"] > summary >> nth=0');
      await touch('details[name="faq"] > summary >> nth=1');
    },
  },
  consent: {
    address: hrefFor('de', 'nurses'),
    act: async (page, touch) => {
      await touch('.cookie-banner [aria-haspopup="dialog"]');
      await page.locator('#cookie-settings').waitFor();
      await touch('#cookie-settings button >> nth=-1');
    },
  },
  form: {
    address: hrefFor('de', 'contact'),
    act: async (page, touch) => {
      await touch('#contact-form-name');
      await type(page, 'Ana');
      await touch('#contact-form-submit');
    },
  },
  planner: {
    address: hrefFor('de', 'nurses'),
    act: async (page) => {
      await page.locator('#plan-german').focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(pause);
      await page.keyboard.press('ArrowUp');
    },
  },
  search: {
    address: '/no-such-page',
    act: async (page, touch) => {
      await touch('#not-found-search');
      await type(page, 'anerkennung');
    },
  },
};

/** Names of the widgets that are measured. */
export const widgets: readonly string[] = Object.keys(scenarios);

/** Starts to record the longest event of any interaction, and returns a function that reads it. */
async function recordInteractions(page: Page): Promise<() => Promise<number>> {
  const longest = await page.evaluateHandle((least) => {
    const seen = { duration: least };
    const wanted = { type: 'event', durationThreshold: least };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
        if (isInteraction) seen.duration = Math.max(seen.duration, entry.duration);
      }
    }).observe(wanted);
    return seen;
  }, durationThreshold);
  return async () => (await longest.jsonValue()).duration;
}

/**
 * Interaction to Next Paint: the longest interaction with a widget, by real input.
 *
 * @param options.isSlow whether the processor is slowed to a quarter of its speed
 * @returns milliseconds
 */
export async function measureInput(
  browser: Browser,
  origin: string,
  { widget, isSlow }: { widget: string; isSlow: boolean },
): Promise<number> {
  const scenario = scenarios[widget];
  if (scenario === undefined) throw new Error(`${widget}: no widget that is measured.`);
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // The language of the page: no other language is suggested.
    locale: localeTable[localeOfPath(scenario.address)].intl,
  });
  try {
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    await page.goto(origin + scenario.address, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => document.querySelector('[data-trigger="idle"]:not([data-hydrated])') === null,
    );
    const longest = await recordInteractions(page);
    await scenario.act(page, async (selector) => {
      const target = page.locator(selector);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pause);
      await target.tap();
      await page.waitForTimeout(pause);
    });
    await page.waitForTimeout(pause);
    return await longest();
  } finally {
    await context.close();
  }
}

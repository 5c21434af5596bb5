import type { Browser, Page } from 'playwright/test';
import { localeFromPath, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phone } from '@/scripts/bench/page-weight';

type Scenario = {
  path: string;
  act: (page: Page, touch: (selector: string) => Promise<void>) => Promise<void>;
};

/** The shortest duration of an event that the browser reports, in milliseconds. */
const durationThreshold = 16;

const pauseMs = 400;

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: pauseMs / 4 });

const scenarios: Readonly<Record<string, Scenario>> = {
  sheet: {
    path: hrefFor('de', 'home'),
    act: async (_, touch) => {
      await touch('#menu-sheet > summary');
      await touch('#menu-sheet nav details:nth-of-type(2) > summary');
      await touch('#menu-sheet > summary');
    },
  },
  questions: {
    path: hrefFor('de', 'nurses'),
    act: async (_, touch) => {
      await touch('details[name="faq"] > summary >> nth=0');
      await touch('details[name="faq"] > summary >> nth=1');
    },
  },
  consent: {
    path: hrefFor('de', 'nurses'),
    act: async (page, touch) => {
      await touch('.cookie-banner [aria-haspopup="dialog"]');
      await page.locator('#cookie-settings').waitFor();
      await touch('#cookie-settings button >> nth=-1');
    },
  },
  form: {
    path: hrefFor('de', 'contact'),
    act: async (page, touch) => {
      await touch('#contact-form-name');
      await type(page, 'Ana');
      await touch('#contact-form-submit');
    },
  },
  planner: {
    path: hrefFor('de', 'nurses'),
    act: async (page) => {
      await page.locator('#plan-german').focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(pauseMs);
      await page.keyboard.press('ArrowUp');
    },
  },
  search: {
    path: '/no-such-page',
    act: async (page, touch) => {
      await touch('#not-found-search');
      await type(page, 'anerkennung');
    },
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
    await scenario.act(page, async (selector) => {
      const target = page.locator(selector);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pauseMs);
      await target.tap();
      await page.waitForTimeout(pauseMs);
    });
    await page.waitForTimeout(pauseMs);
    return await longest();
  } finally {
    await context.close();
  }
}

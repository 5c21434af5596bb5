import type { Browser, Page } from 'playwright/test';
import { defaultLocale, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { computer, phone, slowdown } from '@/scripts/bench/conditions';

/** Input that a visitor makes at one place of a page. */
type Scenario = {
  address: string;
  /** A computer with mouse, or a phone. */
  device: 'computer' | 'phone';
  act: (page: Page, touch: (selector: string) => Promise<void>) => Promise<void>;
};

/** What the browser reports as the least duration of an event, in milliseconds. */
const leastReported = 16;

/** How long a visitor takes between two inputs, in milliseconds. */
const pause = 400;

const type = async (page: Page, text: string) => {
  for (const letter of text) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(pause / 4);
  }
};

/** Where the site answers input by more than a link, with the input that it is for. */
const scenarios = {
  menu: {
    address: hrefFor('de', 'home'),
    device: 'computer',
    act: async (page, touch) => {
      await touch('#menu-bar > details:nth-of-type(1) > summary');
      await touch('#menu-bar > details:nth-of-type(2) > summary');
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(pause);
      await page.keyboard.press('Escape');
    },
  },
  sheet: {
    address: hrefFor('de', 'home'),
    device: 'phone',
    act: async (_, touch) => {
      await touch('#menu-sheet > summary');
      await touch('#menu-sheet nav details:nth-of-type(2) > summary');
      await touch('#menu-sheet > summary');
    },
  },
  accordion: {
    address: hrefFor('de', 'nurses'),
    device: 'phone',
    act: async (_, touch) => {
      await touch('details[name="faq"] > summary >> nth=0');
      await touch('details[name="faq"] > summary >> nth=1');
    },
  },
  notice: {
    address: hrefFor('de', 'nurses'),
    device: 'phone',
    act: (_, touch) => touch('.cookie-banner-answers button >> nth=0'),
  },
  settings: {
    address: hrefFor('de', 'nurses'),
    device: 'phone',
    act: async (page, touch) => {
      await touch('.cookie-banner [aria-haspopup="dialog"]');
      await page.locator('#cookie-settings').waitFor();
      await touch('#cookie-settings button >> nth=-1');
    },
  },
  form: {
    address: hrefFor('de', 'contact'),
    device: 'phone',
    act: async (page, touch) => {
      await touch('#contact-form-name');
      await type(page, 'Ana');
      await touch('#contact-form-submit');
    },
  },
  planner: {
    address: hrefFor('de', 'nurses'),
    device: 'phone',
    act: async (page, touch) => {
      await page.locator('#plan-german').focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(pause);
      await touch('[data-island="planner"] [type="submit"]');
      await page.locator('#plan-papers').focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  search: {
    address: '/nicht-da',
    device: 'phone',
    act: async (page, touch) => {
      await touch('#not-found-search');
      await type(page, 'anerkennung');
      await page.keyboard.press('ArrowDown');
    },
  },
} as const satisfies Record<string, Scenario>;

type InputPlace = keyof typeof scenarios;

/** A recorded event; those of one interaction have its number, which is 0 without one. */
type InputEvent = { interaction: number; duration: number };

/**
 * Interaction to Next Paint: the longest of the interactions, each of which lasts as long as its
 * longest event.
 */
export function longestInteraction(events: readonly InputEvent[]): number {
  return events
    .filter(({ interaction }) => interaction > 0)
    .reduce((longest, { duration }) => Math.max(longest, duration), leastReported);
}

/** The longest interaction of a scenario on a slow processor, in milliseconds. */
async function play(browser: Browser, origin: string, scenario: Scenario): Promise<number> {
  const isPhone = scenario.device === 'phone';
  const locale = localeTable[defaultLocale].intl;
  const context = await browser.newContext(
    isPhone
      ? { viewport: phone, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale }
      : { viewport: computer, locale },
  );
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + scenario.address, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => document.querySelector('[data-trigger="idle"]:not([data-hydrated])') === null,
    );
    const events = await page.evaluateHandle((least) => {
      const seen: InputEvent[] = [];
      const wanted = { type: 'event', durationThreshold: least };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const interaction = 'interactionId' in entry ? Number(entry.interactionId) : 0;
          seen.push({ interaction, duration: entry.duration });
        }
      }).observe(wanted);
      return seen;
    }, leastReported);
    await scenario.act(page, async (selector) => {
      const target = page.locator(selector);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(pause);
      await (isPhone ? target.tap() : target.click());
      await page.waitForTimeout(pause);
    });
    await page.waitForTimeout(pause);
    return longestInteraction(await events.jsonValue());
  } finally {
    await context.close();
  }
}

/** Milliseconds of the longest interaction by place, the median of several runs. */
export type InputFigures = Partial<Record<InputPlace, number>>;

function isPlace(name: string): name is InputPlace {
  return Object.hasOwn(scenarios, name);
}

/** All places that are measured. */
export const inputPlaces: readonly InputPlace[] = Object.keys(scenarios).filter(isPlace);

/** The longest interaction at a place, with real input on a slow processor, in milliseconds. */
export function measureInput(browser: Browser, origin: string, place: InputPlace): Promise<number> {
  return play(browser, origin, scenarios[place]);
}

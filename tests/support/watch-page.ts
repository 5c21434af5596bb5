import { expect, type Page } from 'playwright/test';
import { hydratedProperty } from '@/lib/framework-internals';

/**
 * Records events of a page from now on: console errors and warnings with uncaught errors, requests
 * to other origins, failed requests and error responses, and the paths of all requested scripts.
 */
export function watchPage(page: Page, origin: string) {
  const consoleErrors: string[] = [];
  const crossOrigin: string[] = [];
  const failures: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') consoleErrors.push(`${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) crossOrigin.push(url.href);
    if (request.resourceType() === 'script') scripts.push(url.pathname);
  });
  page.on('requestfailed', (request) => {
    failures.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
  });
  return { consoleErrors, crossOrigin, failures, scripts };
}

/** Scrolls through the whole page, so that everything lazy is loaded. */
export async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // Busy browsers skip frames.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
  });
  await page.waitForLoadState('networkidle');
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

/** The sum of layout shifts that a page may have. */
export const shiftBudget = 0.01;

/**
 * Observes a user flow; call it before the first page is opened.
 *
 * @returns a function that checks at the end that there were no console messages, no cross-origin
 *   requests and no layout shifts
 */
export function watchFlow(page: Page, origin: string): () => Promise<void> {
  const { consoleErrors, crossOrigin } = watchPage(page, origin);
  return async () => {
    expect(consoleErrors).toEqual([]);
    expect(crossOrigin).toEqual([]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftBudget);
  };
}

/**
 * Delays scripts of a page, as on a slow connection.
 *
 * @returns a function that releases them and all later ones
 */
export async function holdScripts(page: Page, pattern = '**/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page is idle; WebKit has no requestIdleCallback. */
export function whenIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if ('requestIdleCallback' in window) {
          window.requestIdleCallback(() => resolve(), { timeout: 500 });
        } else setTimeout(resolve, 200);
      }),
  );
}

/** Advances the installed clock of a page, and waits until the page has reacted. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await whenIdle(page);
}

/**
 * Waits until an island is hydrated. Published files set an attribute; on Next's own server React
 * marks hydrated elements, and runs effects when the browser is idle.
 */
export async function waitForHydration(page: Page, island: string): Promise<void> {
  await page.waitForFunction(
    ([selector, property]) => {
      const element = document.querySelector(selector);
      if (element === null) return false;
      return (
        element.hasAttribute('data-hydrated') ||
        Object.keys(element).some((key) => key.startsWith(property))
      );
    },
    [`[data-island="${island}"]`, hydratedProperty] as const,
  );
  await whenIdle(page);
}

/** Fires the trigger of every island of a page; returns the number of islands. */
export function triggerIslands(page: Page): Promise<number> {
  return page.locator('[data-island]').evaluateAll(async (elements) => {
    for (const element of elements) {
      element.scrollIntoView();
      // IntersectionObserver reports with the next frame, and skips elements scrolled past
      // meanwhile.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }
    return elements.length;
  });
}

/**
 * Opens a page with its web fonts, as on a second visit. Browsers do not use a font that loads late,
 * and the fallback fonts of test machines are wider than those of phones. Even a cached font may be
 * late on a busy machine, so the page is loaded until it uses the font.
 */
export async function gotoWithWebFont(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    if (!(await usesWebFont(page))) await page.reload();
    expect(await usesWebFont(page)).toBe(true);
  }).toPass();
}

/** Whether text is drawn in the web font and not in the monospaced fallback. */
function usesWebFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const textWidth = (text: string) => {
      const probe = document.createElement('span');
      probe.style.cssText = 'position:absolute;font:1rem Figtree,monospace';
      probe.textContent = text;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return textWidth('iiiiiiii') < textWidth('mmmmmmmm');
  });
}

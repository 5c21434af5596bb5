import type { Page } from 'playwright/test';

/** Events recorded while a page is open. */
export type PageEvents = {
  /** Console errors and warnings, and uncaught errors. */
  complaints: string[];
  /** Requests to other origins. */
  foreign: string[];
  /** Failed requests and error responses. */
  failures: string[];
  /** URLs of all requested scripts. */
  scripts: string[];
};

/** Records events of a page from now on. */
export function watchPage(page: Page, origin: string): PageEvents {
  const events: PageEvents = { complaints: [], foreign: [], failures: [], scripts: [] };
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning')
      events.complaints.push(`${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => events.complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) events.foreign.push(url.href);
    if (request.resourceType() === 'script') events.scripts.push(url.pathname);
  });
  page.on('requestfailed', (request) => {
    events.failures.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) events.failures.push(`${response.url()}: ${response.status()}`);
  });
  return events;
}

/** Scrolls through the whole page, so that everything lazy is loaded. */
export async function seeWholePage(page: Page): Promise<void> {
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

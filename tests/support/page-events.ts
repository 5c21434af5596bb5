import type { Page } from 'playwright/test';

/** What happens around a page while it is open, in words. */
export type PageEvents = {
  /** Console errors and warnings, and errors that nobody caught. */
  complaints: string[];
  /** Requests to a host that is not the page's own. */
  foreign: string[];
  /** Requests that failed, and answers that say so. */
  failures: string[];
  /** Addresses of all scripts that were requested. */
  scripts: string[];
};

/** Takes down what happens around a page from now on. */
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

/** Brings everything into view once, so that whatever waits for it starts. */
export async function seeWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // Browsers draw no frame while they are too busy.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    }
  });
  await page.waitForLoadState('networkidle');
}

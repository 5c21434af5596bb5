import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { Service } from '@/lib/consent/consent';
import { contentSecurityPolicy, metaPolicy } from '@/lib/headers/content-security-policy';
import { hrefFor } from '@/lib/routing/addresses';
import { inlineStyleHashes } from '@/scripts/hosts/page-header-data';
import { parsePage } from '@/scripts/publishing/page-document';
import { propsOfIsland } from '@/tests/support/built-files';
import { consentParts } from '@/tests/support/consent';
import { test } from '@/tests/support/site-test';
import { watchPage } from '@/tests/support/watch-page';

const home = hrefFor('de', 'home');
const imprint = hrefFor('de', 'imprint');

/** A service that counts its runs and stores entries in every storage. */
const sampleService: Service = {
  id: 'sample',
  name: 'Sample Counter',
  category: 'analytics',
  script: '/sample-service.js',
  templateId: 'sample-film',
  storage: { local: ['sample-visit'], session: ['sample_*'], cookies: ['_sample*'] },
};

/** Policy sources of a site that declares the service, which is same-origin. */
const sources = { connect: [], services: [], hasServices: true };

const script = `
  localStorage.setItem('sample-visit', 'x');
  sessionStorage.setItem('sample_tab', 'x');
  document.cookie = '_sample_id=x; path=/';
  document.cookie = '_sample_deep=x; path=' + location.pathname;
  document.documentElement.dataset.sampleRuns =
    String(Number(document.documentElement.dataset.sampleRuns ?? 0) + 1);
`;

/** Text that the service shows in the page with consent. */
const sampleFilm = 'A film about the way';

/**
 * Makes the site declare the sample service: serves its script, adds it to the island's props, and
 * adds its element to the main element.
 *
 * @returns the URLs of the pages that requested its script, in order
 */
async function declareSampleService(context: BrowserContext, origin: string): Promise<string[]> {
  const loads: string[] = [];
  await context.route(`${origin}/sample-service.js`, async (route) => {
    loads.push(new URL(route.request().headers()['referer'] ?? origin).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const $ = parsePage(html);
      const island = $('[data-island="cookie-consent"]');
      const props = Object(propsOfIsland($, island));
      island.attr('data-props', JSON.stringify({ ...props, services: [sampleService] }));
      const styles = inlineStyleHashes(html);
      $('main').append(`<template id="sample-film"><p>${sampleFilm}</p></template>`);
      // The policy of a site that declares a service.
      $('meta[http-equiv="Content-Security-Policy"]').attr('content', metaPolicy(sources, styles));
      const headers = {
        ...response.headers(),
        'content-security-policy': contentSecurityPolicy(sources, styles),
      };
      await route.fulfill({ response, headers, body: $.html() });
    },
  );
  return loads;
}

/** The stored entries, except those of the cookie banner and of the chat's bubble. */
const storedEntries = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => !key.startsWith('cookie-consent')),
    ...Object.keys(sessionStorage).filter((key) => key !== 'chat-bubble'),
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
  ]);
const serviceRuns = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sampleRuns'] ?? '0');

test('services load with consent alone, and leave nothing when it ends', async ({
  page,
  context,
  origin,
}) => {
  const { consoleErrors } = watchPage(page, origin);
  const loads = await declareSampleService(context, origin);
  await page.goto(home);
  const { settings, category, save, footerLink, dialog, close } = consentParts(page, 'de');
  // Dismissed without consent, or with another category only: nothing loads.
  await close.click();
  await page.goto(imprint);
  await settings.click();
  for (const words of [sampleService.name, 'sample-visit', '_sample*']) {
    await expect(dialog).toContainText(words);
  }
  await category('marketing').click();
  await save.click();
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);
  expect(await storedEntries(page)).toEqual([]);

  await footerLink.click();
  await category('analytics').click();
  await save.click();
  await expect.poll(() => serviceRuns(page)).toBe('1');
  await expect(page.getByText(sampleFilm)).toHaveCount(1);
  await page.goto(home);
  await expect.poll(() => serviceRuns(page)).toBe('1');

  await footerLink.click();
  await category('analytics').click();
  await save.click();
  await expect.poll(() => storedEntries(page)).toEqual([]);
  // A running service may store entries until the page is left.
  await page.evaluate(() => localStorage.setItem('sample-visit', 'again'));
  await page.goto(imprint);
  await expect.poll(() => storedEntries(page)).toEqual([]);
  expect(await serviceRuns(page)).toBe('0');
  expect(loads).toEqual([imprint, home]);
  expect(consoleErrors).toEqual([]);
});

test('consent in one tab reaches the others', async ({ page, context, origin }) => {
  await declareSampleService(context, origin);
  const other = await context.newPage();
  await other.goto(home);
  const { banner } = consentParts(other, 'de');
  await expect(banner).toBeVisible();
  await page.goto(imprint);
  await consentParts(page, 'de').acceptAll.click();
  await expect(banner).toBeHidden();
  await expect.poll(() => serviceRuns(other)).toBe('1');
});

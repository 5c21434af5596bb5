import type { BrowserContext } from 'playwright/test';
import type { Service } from '@/lib/consent/consent';
import { contentSecurityPolicy, metaPolicy } from '@/lib/headers/content-security-policy';
import { inlineStyleHashes } from '@/scripts/hosts/page-header-data';
import { parsePage } from '@/scripts/publishing/page-document';
import { propsOfIsland } from '@/tests/support/built-files';

/** A service for tests: counts its runs and stores entries in every storage. */
export const sampleService: Service = {
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
export const sampleFilm = 'A film about the route';

/**
 * Makes the site declare the sample service: serves its script, adds it to the island's props, and
 * adds its element to the main element.
 *
 * @returns the URLs of the pages that requested its script, in order
 */
export async function declareSampleService(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
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

import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { detailsOf, header, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration, watchPage } from '@/tests/support/watch-page';

/** What browsers report about violations of the policy. */
const policy = /content security policy|trusted ?type/i;

test('a page that an extension has changed still works', async ({ page, host, origin }) => {
  const { consoleErrors } = watchPage(page, origin);
  const foreign = 'An extension was here';
  await page.route(hrefFor('de', 'home'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</main>', `<p>${foreign}</p></main>`) });
  });
  await page.goto(hrefFor('de', 'home'));
  // On Next's own server React re-renders such a page in the browser.
  await expect(page.getByText(foreign)).toHaveCount(host === 'node' ? 0 : 1);
  const section = summaryIn(header(page), translator('de')('common.nav.groups.employers'));
  await waitForHydration(page, 'enhancements');
  await section.click();
  await expect(detailsOf(section)).toHaveAttribute('open');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(consoleErrors.filter((text) => policy.test(text))).toEqual([]);
});

// Scripts of declared services may do so.
if (site.services.length === 0) {
  test('scripts cannot assign HTML and script URLs as plain strings', async ({ page }) => {
    await page.goto(hrefFor('de', 'home'));
    await waitForHydration(page, 'enhancements');
    const allowed = await page.evaluate(() => {
      const set = (name: 'p' | 'script', values: object) => () =>
        Object.assign(document.createElement(name), values);
      // TypeScript's DOM library may lack `trustedTypes`.
      const factory = Object(Reflect.get(window, 'trustedTypes'));
      const attempts: readonly (() => void)[] = [
        set('p', { innerHTML: '<b>taken over</b>' }),
        set('script', { text: 'document.title = "taken over"' }),
        set('script', { src: '/assets/none.js' }),
        set('script', { src: '/_next/static/../../assets/none.js' }),
        set('script', { src: 'https://tracker.test/_next/static/a.js' }),
        set('script', { src: '//tracker.test/a.js' }),
        ...['other', 'default'].map((name) => () => factory.createPolicy(name, {})),
      ];
      return attempts.filter((attempt) => {
        try {
          attempt();
          return true;
        } catch {
          return false;
        }
      }).length;
    });
    expect(allowed).toBe(0);
  });
}

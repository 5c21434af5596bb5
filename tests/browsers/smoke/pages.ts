import assert from 'node:assert/strict';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { openFresh, waitForIslands } from '@/tests/browsers/page';
import { narrow, type SmokeTest, wide } from '@/tests/browsers/smoke/smoke-test';
import { brokenHeadings } from '@/tests/e2e/fixtures/broken-headings';
import { pageAddresses } from '@/tests/support/site-pages';

/** From this width on, in pixels, headings are not hyphenated. */
const unhyphenated = 1024;

/** What the pages of the watched site have taken down. Runs in the page. */
const violations = (): unknown => Reflect.get(window, 'violations');

const policy: SmokeTest = {
  name: 'no German page breaks its policy, and a breach is seen',
  run: async ({ driver, stage }) => {
    await driver.resize(wide);
    await openFresh(driver, stage.watchedOrigin, hrefFor('de', 'home'));
    for (const page of pageKeys) {
      await driver.open(stage.watchedOrigin + hrefFor('de', page));
      await driver.evaluate(async () => {
        for (const island of document.querySelectorAll('[data-island]')) {
          island.scrollIntoView({ behavior: 'instant' });
          for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        }
      });
      await waitForIslands(driver, 'menus', 'cookie-consent');
      assert.deepEqual(await driver.evaluate(violations), [], page);
    }
    await driver.evaluate(async () => {
      document.body.setAttribute('style', 'color: red');
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    assert.match(String(await driver.evaluate(violations)), /^style-src/);
  },
};

const layout: SmokeTest = {
  name: 'no page is wider than its window, and no heading is hyphenated on wide screens',
  run: async ({ driver, stage, note }) => {
    const problems: string[] = [];
    for (const size of [narrow, { width: 768, height: 1024 }, { width: 1024, height: 768 }, wide]) {
      const { width } = await driver.resize(size);
      if (width !== size.width) note(`a window of ${size.width} px is ${width} px wide here`);
      for (const { address } of pageAddresses) {
        await driver.open(stage.origin + address);
        const [inner, outer] = await driver.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return [clientWidth, scrollWidth];
        });
        if ((outer ?? 0) > (inner ?? 0)) problems.push(`${address}: ${outer} px in ${inner} px`);
        const words = width < unhyphenated ? [] : await driver.evaluate(brokenHeadings);
        problems.push(...words.map((word) => `${address} at ${width} px: ${word} is hyphenated`));
      }
    }
    assert.deepEqual(problems, []);
  },
};

export const pageTests: readonly SmokeTest[] = [policy, layout];

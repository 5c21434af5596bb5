import { expect } from 'playwright/test';
import { test } from '@/tests/support/site-test';
import { measureInput, widgets } from '@/tooling/bench/input';

/** What web vitals call good, in milliseconds. `npm run bench` measures on a slowed processor. */
const bound = 200;

for (const widget of widgets) {
  test(`input at "${widget}" is answered at once`, async ({ browser, origin }) => {
    // Other tests share the processor: one quick visit shows that the page can be quick.
    const visit = () => measureInput(browser, origin, { widget, isSlow: false });
    await expect.poll(visit, { timeout: 50_000 }).toBeLessThanOrEqual(bound);
  });
}

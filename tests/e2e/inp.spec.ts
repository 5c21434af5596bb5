import { expect } from 'playwright/test';
import { measureInput, widgets } from '@/scripts/bench/input';
import { test } from '@/tests/support/site-test';

/** A good INP in milliseconds. `npm run bench` measures with a slowed processor. */
const maxInp = 200;

for (const widget of widgets) {
  test(`input in "${widget}" has a good INP`, async ({ browser, origin }) => {
    // Other tests share the processor, so one quick visit of several is enough.
    const visit = () => measureInput(browser, origin, { widget, isSlow: false });
    await expect.poll(visit, { timeout: 50_000 }).toBeLessThanOrEqual(maxInp);
  });
}

import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { footer, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';

for (const width of [360, 1280]) {
  test(`shows for three seconds that the address is copied, at ${width} px`, async ({
    page,
    context,
    browserName,
  }) => {
    // Only Chromium supports this permission; other browsers need a user gesture alone.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
    const t = textsOf('vas');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(hrefFor('vas', 'contact'));
    const address = link(footer(page), site.email);
    await address.scrollIntoViewIfNeeded();
    const button = footer(page).getByRole('button', {
      name: exactly(t('common.copyEmail.action')),
    });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const boxes = async () => [await address.boundingBox(), await footer(page).boundingBox()];
    const before = await boxes();
    await button.click();
    const word = footer(page).getByText(exactly(t('common.copyEmail.done')));
    await expect(word).toBeInViewport({ ratio: 1 });
    // Text for screen readers alone is one pixel wide.
    expect((await word.boundingBox())?.width).toBeGreaterThan(30);
    expect(await boxes()).toEqual(before);
    await expect(word).toHaveCount(0);
  });
}

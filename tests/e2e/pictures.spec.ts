import { existsSync } from 'node:fs';
import { expect, type Locator } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { findPhotograph } from '@/lib/pictures/find-picture';
import { photographTextKey } from '@/lib/pictures/photograph-slots';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import { listTexts, translator } from '@/tests/support/texts';

/** Alternative text of a page's hero picture: photograph or drawing. */
function sceneText(locale: Locale, page: 'employers' | 'nurses' | 'academy' | 'contact'): string {
  if (findPhotograph(`${page}-hero`) === undefined)
    return translator(locale)(`${page}.hero.picture`);
  return new Map(listTexts(locale, page)).get(photographTextKey) ?? '';
}

/** Waits until a picture has loaded, and fails if it does not. */
async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture).toHaveAttribute('width', /^\d+$/);
  await expect(picture).toHaveAttribute('height', /^\d+$/);
}

for (const [locale, page] of [
  ['de', 'employers'],
  ['en', 'nurses'],
  ['vas', 'academy'],
  ['de', 'contact'],
] as const) {
  test(`${hrefFor(locale, page)} has a hero picture`, async ({ page: window }) => {
    await window.goto(hrefFor(locale, page));
    const scene = window.getByRole('img', { name: sceneText(locale, page), exact: true });
    await expect(scene).toHaveAttribute('loading', 'eager');
    await expectShown(scene);
  });
}

test("the home page shows every partner's logo, and loads it lazily", async ({ page }) => {
  await page.goto(hrefFor('de', 'home'));
  // Partners without a logo are shown as text.
  const withLogo = site.partners.filter(({ id }) =>
    existsSync(`pictures/drawings/partners/${id}.svg`),
  );
  for (const { name } of withLogo) {
    const logo = page.getByRole('img', { name, exact: true });
    await expect(logo).toHaveAttribute('loading', 'lazy');
    await expectShown(logo);
  }
});

test('the lines of a drawing and of the page meet', async ({ page }) => {
  // A photograph in the same place has the same size, and so covers the same line.
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(hrefFor('de', 'academy'));
    const name = sceneText('de', 'academy');
    const scene = await page.getByRole('img', { name, exact: true }).boundingBox();
    const band = await page.locator('.desk-band').boundingBox();
    // The table's far edge: 650 of 760 units from the top, 322 of 384 in the narrow drawing.
    const share = width < 544 ? 322 / 384 : 650 / 760;
    const edge = (scene?.y ?? 0) + (scene?.height ?? 0) * share;
    expect(Math.abs(edge - ((band?.y ?? 0) + 1)), `${width} px`).toBeLessThan(1);
  }
});

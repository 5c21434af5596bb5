import { expect, type Locator } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { findPhotograph } from '@/lib/pictures/find-picture';
import { photographTextKey } from '@/lib/pictures/photograph-slots';
import { hrefFor } from '@/lib/routing/addresses';
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

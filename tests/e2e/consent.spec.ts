import { expect, type Locator, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { beginWith, consentOn, storedConsent } from '@/tests/support/consent';
import { link } from '@/tests/support/page-parts';
import { inMatrix, inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';
import { watchPage } from '@/tests/support/watch-page';

const all = { necessary: true, analytics: true, marketing: true, preferences: true };
const necessary = { necessary: true, analytics: false, marketing: false, preferences: false };
const home = hrefFor('de', 'home');
const sizes = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1280, height: 800, hasTouch: false },
] as const;

const choiceOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await storedConsent(page)) ?? 'null');

/** Possible leftovers of a dialog: an inert page, blocked scrolling. */
const locksOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('[inert]').length,
    document.documentElement.style.overflow,
    document.documentElement.style.paddingRight,
  ]);
const unlocked = [0, '', ''];

for (const [index, { width, height, hasTouch }] of sizes.entries()) {
  /** In the sample each scenario runs once, rotating through the sizes. */
  const atSize = (way: number) => inTurn(way, { index, of: sizes.length });

  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch });

    for (const [number, [answer, record]] of (
      [
        ['acceptAll', all],
        ['onlyNecessary', necessary],
      ] as const
    ).entries()) {
      test(
        `${answer} stores the choice and asks no more`,
        atSize(number),
        async ({ page, origin }) => {
          const { consoleErrors } = watchPage(page, origin);
          await page.goto(home);
          const { banner, [answer]: button } = consentOn(page, 'de');
          await expect(banner).toBeVisible();
          expect(await storedConsent(page)).toBeNull();
          await (hasTouch ? button.tap() : button.click());
          await expect(banner).toBeHidden();
          expect(await choiceOf(page)).toEqual(record);

          await page.goto(hrefFor('de', 'imprint'));
          await expect(page.locator('[data-island="cookie-consent"] section')).toBeAttached();
          await expect(banner).toBeHidden();
          expect(consoleErrors).toEqual([]);
        },
      );
    }

    test('closing stores nothing and asks again on the next page', atSize(0), async ({ page }) => {
      await page.goto(home);
      const { banner, close } = consentOn(page, 'de');
      await (hasTouch ? close.tap() : close.click());
      await expect(banner).toBeHidden();
      expect(await storedConsent(page)).toBeNull();
      await page.goto(hrefFor('de', 'imprint'));
      await expect(banner).toBeVisible();
    });

    test(
      'the settings store what is switched on, and begin with nothing ticked',
      atSize(1),
      async ({ page }) => {
        await page.goto(home);
        const { banner, settings, dialog, category, save } = consentOn(page, 'de');
        await (hasTouch ? settings.tap() : settings.click());
        await expect(dialog).toBeVisible();
        await expect(category('necessary')).toBeChecked();
        await expect(category('necessary')).toBeDisabled();
        for (const name of ['analytics', 'marketing', 'preferences'] as const) {
          await expect(category(name)).not.toBeChecked();
          await expect(category(name)).toBeEnabled();
        }
        await category('marketing').click();
        await expect(category('marketing')).toBeChecked();
        await (hasTouch ? save.tap() : save.click());
        await expect(dialog).toBeHidden();
        await expect(banner).toBeHidden();
        expect(await choiceOf(page)).toEqual({ ...necessary, marketing: true });
        await expect.poll(() => locksOf(page)).toEqual(unlocked);
      },
    );

    test(
      'Escape, a click beside and the icon cancel; the focus and the place stay',
      atSize(0),
      async ({ page }) => {
        await page.goto(hrefFor('de', 'employers'));
        const { banner, settings, dialog, category, cancel } = consentOn(page, 'de');
        await expect(banner).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 1500));
        const place = () => page.evaluate(() => window.scrollY);
        const before = await place();
        for (const leave of [
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(5, 5),
          () => cancel.click(),
        ]) {
          await settings.click();
          await category('analytics').click();
          await expect(category('analytics')).toBeChecked();
          await leave();
          await expect(dialog).toBeHidden();
          await expect(settings).toBeFocused();
          await expect(banner).toBeVisible();
          expect(await storedConsent(page)).toBeNull();
          expect(await place()).toBe(before);
          expect(await locksOf(page)).toEqual(unlocked);
        }
        // Unsaved changes are discarded.
        await settings.click();
        await expect(category('analytics')).not.toBeChecked();
      },
    );

    test('both answers have the same size and look', async ({ page }) => {
      await page.goto(home);
      const { acceptAll, onlyNecessary } = consentOn(page, 'de');
      const looks = await Promise.all(
        [acceptAll, onlyNecessary].map((button) =>
          button.evaluate((element) => {
            const { width, height, top } = element.getBoundingClientRect();
            const { backgroundColor, color, fontSize, fontWeight, borderWidth } =
              getComputedStyle(element);
            return {
              width,
              height,
              top,
              backgroundColor,
              color,
              fontSize,
              fontWeight,
              borderWidth,
            };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
    });

    test('the end of the page stays in reach above the banner', atSize(0), async ({ page }) => {
      await page.goto(home);
      const { banner, footerLink } = consentOn(page, 'de');
      await expect(banner).toBeVisible();
      await page.locator('body').press('End');
      const isAtEnd = () =>
        page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return Math.abs(scrollHeight - clientHeight - window.scrollY) < 2;
        });
      await expect.poll(isAtEnd).toBe(true);
      const [foot, card] = [
        await page.getByRole('contentinfo').boundingBox(),
        await banner.boundingBox(),
      ];
      // Browsers round scroll positions to whole pixels.
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan((card?.y ?? 0) + 1);
      await footerLink.click();
      await expect(consentOn(page, 'de').dialog).toBeVisible();
    });
  });
}

for (const [index, locale] of locales.entries()) {
  const t = textsOf(locale);

  test(
    `${locale}: the banner links to the privacy page`,
    inTurn(1, { index, of: locales.length }),
    async ({ page }) => {
      await page.goto(hrefFor(locale, 'nurses'));
      const { banner } = consentOn(page, locale);
      await expect(link(banner, t('common.consent.banner.privacy'))).toHaveAttribute(
        'href',
        hrefFor(locale, 'privacy'),
      );
    },
  );

  test(
    `${locale}: the footer reopens the settings with the stored choice`,
    inTurn(2, { index, of: locales.length }),
    async ({ page }) => {
      await page.goto(hrefFor(locale, 'home'));
      const { acceptAll, footerLink, dialog, category, save } = consentOn(page, locale);
      await acceptAll.click();
      await page.goto(`${hrefFor(locale, 'home')}no-such-page`);
      await expect(footerLink).toHaveAttribute('aria-haspopup', 'dialog');
      await footerLink.click();
      await expect(category('analytics')).toBeChecked();
      await expect(category('preferences')).toBeChecked();
      await category('analytics').click();
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(footerLink).toBeFocused();
      expect(await choiceOf(page)).toEqual({ ...all, analytics: false });
    },
  );
}

test('the footer opens the settings also after closing without consent', async ({ page }) => {
  await page.goto(home);
  const { close, footerLink, dialog, cancel, banner } = consentOn(page, 'de');
  await close.click();
  await footerLink.click();
  await expect(dialog).toBeVisible();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(banner).toBeHidden();
  expect(await storedConsent(page)).toBeNull();
});

/** Presses Tab. In Firefox scroll containers are tab stops of their own. */
async function tabTo(page: Page, next: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  const isOnPart = await page.evaluate(() => document.activeElement?.localName === 'div');
  if (isOnPart) await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
}

test('everything goes by keyboard alone', async ({ page }) => {
  await page.goto(home);
  const { banner, onlyNecessary, acceptAll, settings, close, dialog, category, save, cancel } =
    consentOn(page, 'de');
  await expect(banner).toBeVisible();
  // The skip link is first, then the banner, then the menu.
  await page.keyboard.press('Tab');
  const privacy = link(banner, textsOf('de')('common.consent.banner.privacy'));
  for (const next of [privacy, settings, onlyNecessary, acceptAll, close]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  for (const previous of [acceptAll, onlyNecessary, settings]) {
    await page.keyboard.press('Shift+Tab');
    await expect(previous).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (const next of [
    cancel,
    category('analytics'),
    category('marketing'),
    category('preferences'),
    save,
    // The dialog traps focus.
    cancel,
    category('analytics'),
  ]) {
    await tabTo(page, next);
  }
  await page.keyboard.press('Space');
  await expect(category('analytics')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await category('preferences').press('Space');
  await save.press('Enter');
  await expect(banner).toBeHidden();
  expect(await choiceOf(page)).toEqual({ ...necessary, preferences: true });
  // The previously focused element is gone: focus continues in the main element.
  await expect(page.getByRole('main')).toBeFocused();
});

test('an answer by keyboard leaves the focus in the main part, at the same place', async ({
  page,
}) => {
  await page.goto(hrefFor('de', 'employers'));
  const { banner, onlyNecessary } = consentOn(page, 'de');
  await expect(banner).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await onlyNecessary.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the banner takes no focus, is announced politely, and holds its room', async ({ page }) => {
  await page.goto(home);
  const { banner, acceptAll } = consentOn(page, 'de');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const said = page.locator('[aria-live="polite"]', {
    hasText: textsOf('de')('common.consent.banner.announcement'),
  });
  await expect(said).toHaveCount(1);
  const room = () => page.evaluate(() => document.body.style.getPropertyValue('--banner-height'));
  // The page becomes longer only when it is about to be scrolled.
  expect(await room()).toBe('');
  await page.mouse.wheel(0, 1);
  const box = await banner.locator('..').boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect
    .poll(async () => Math.abs(Number.parseFloat(await room()) - (height - (box?.y ?? 0))))
    .toBeLessThan(1);
  await acceptAll.click();
  await expect.poll(room).toBe('');
  await expect(said).toHaveCount(0);
});

test.describe('on a small telephone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  for (const locale of locales) {
    test(`${locale}: the banner is a low strip`, async ({ page }) => {
      await page.goto(hrefFor(locale, 'home'));
      const { banner, acceptAll, onlyNecessary, settings, close } = consentOn(page, locale);
      await expect(banner).toBeVisible();
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(150);
      for (const target of [acceptAll, onlyNecessary, settings, close]) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  }
});

for (const [index, [what, stored]] of (
  [
    ['no JSON', '{"necessary":true'],
    ['another shape', '"all"'],
    ['a missing category', '{"necessary":true,"analytics":true,"marketing":true}'],
    [
      'a category more',
      '{"necessary":true,"analytics":true,"marketing":true,"preferences":true,"x":true}',
    ],
    [
      'necessary refused',
      '{"necessary":false,"analytics":true,"marketing":true,"preferences":true}',
    ],
  ] as const
).entries()) {
  // Unit tests cover each invalid shape.
  test(
    `a stored record with ${what} counts as none`,
    inMatrix(index === 0),
    async ({ page, origin }) => {
      const { consoleErrors } = watchPage(page, origin);
      await beginWith(page, stored);
      await page.goto(home);
      const { banner, settings, category } = consentOn(page, 'de');
      await expect(banner).toBeVisible();
      await settings.click();
      await expect(category('analytics')).not.toBeChecked();
      expect(consoleErrors).toEqual([]);
    },
  );
}

test('another tab follows', async ({ page, context }) => {
  await page.goto(home);
  const other = await context.newPage();
  await other.goto(hrefFor('de', 'imprint'));
  const here = consentOn(page, 'de');
  const there = consentOn(other, 'de');
  await expect(there.banner).toBeVisible();
  await here.acceptAll.click();
  await expect(there.banner).toBeHidden();
  await there.footerLink.click();
  await expect(there.category('marketing')).toBeChecked();
  await there.cancel.click();
  await page.evaluate(() => localStorage.clear());
  await expect(there.banner).toBeVisible();
});

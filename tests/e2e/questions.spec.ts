import { expect, type Locator, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { beginWith, onlyNecessary } from '@/tests/support/consent';
import { menu, openable, opened } from '@/tests/support/page-parts';
import { inMatrix, inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { plain, textsOf } from '@/tests/support/texts';
import { watchFlow } from '@/tests/support/watch-page';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const nurses = hrefFor('de', 'nurses');
const t = textsOf('de');

const question = (page: Page, id: 'cost' | 'salary' | 'family' | 'change'): Locator =>
  openable(page.getByRole('main'), t(`nurses.faq.items.${id}.question`));

const openQuestions = (page: Page): Locator => page.locator('details[name="faq"][open]');

/** Expects a question to be open and below the header, once scrolling has ended. */
async function expectLanding(page: Page, summary: Locator): Promise<void> {
  await expect(opened(summary)).toHaveAttribute('open');
  await expect(openQuestions(page)).toHaveCount(1);
  const bar = await menu(page).boundingBox();
  const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
  let last: number | undefined;
  await expect(async () => {
    const before = last;
    last = (await summary.boundingBox())?.y;
    expect(last).toBe(before);
    expect(last).toBeGreaterThanOrEqual(barEnd);
    expect(last).toBeLessThan(barEnd + 200);
  }).toPass({ intervals: [50] });
}

for (const [size, viewport] of sizes.entries()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 768 });

    test.beforeEach(async ({ page }) => {
      await beginWith(page, onlyNecessary);
    });

    const hands: readonly (readonly [string, (summary: Locator) => Promise<void>])[] = [
      ['mouse', (summary: Locator) => summary.click()],
      ['keyboard', (summary: Locator) => summary.press('Enter')],
      ...(viewport.width < 768 ? [['touch', (summary: Locator) => summary.tap()] as const] : []),
    ];

    for (const [number, [hand, use]] of hands.entries()) {
      const details = inTurn(number, { index: size, of: sizes.length });
      test(
        `one answer is open at a time, and closes, by ${hand}`,
        details,
        async ({ page, origin }) => {
          const check = watchFlow(page, origin);
          await page.goto(nurses);
          await use(question(page, 'cost'));
          await expect(openQuestions(page)).toHaveCount(1);
          await use(question(page, 'family'));
          await expect(opened(question(page, 'family'))).toHaveAttribute('open');
          await expect(openQuestions(page)).toHaveCount(1);
          await use(question(page, 'family'));
          await expect(openQuestions(page)).toHaveCount(0);
          await check();
        },
      );
    }

    for (const [number, motion] of (['reduce', 'no-preference'] as const).entries()) {
      /** In the sample each scenario runs once, rotating through sizes and motion. */
      const inSample = (way: number) => inMatrix(way % 2 === size && (way + number) % 2 === 0);

      test.describe(`with ${motion} for motion`, () => {
        test.use({ contextOptions: { reducedMotion: motion } });

        test(
          'a link opens its question, also when another is open above',
          inSample(0),
          async ({ page }) => {
            await page.goto(nurses);
            await question(page, 'cost').click();
            await page.locator('a[href="#faq-family"]').click();
            await expectLanding(page, question(page, 'family'));
            await page.locator('a[href="#faq-salary"]').click();
            await expectLanding(page, question(page, 'salary'));
          },
        );

        test('the same link opens it again', inSample(1), async ({ page }) => {
          await page.goto(nurses);
          const toFamily = page.locator('a[href="#faq-family"]');
          await toFamily.click();
          await expectLanding(page, question(page, 'family'));
          await question(page, 'family').click();
          await expect(openQuestions(page)).toHaveCount(0);
          await toFamily.click();
          await expectLanding(page, question(page, 'family'));
        });
      });
    }

    test(
      'words of a folded answer can be linked and found',
      inTurn(0, { index: size, of: sizes.length }),
      async ({ page }) => {
        await page.goto(nurses);
        const answer = page.locator('#faq-change p').first();
        const text = plain((await answer.textContent()) ?? '');
        const words = text.split(' ').slice(0, 5).join(' ');
        await expect(answer).toBeHidden();
        await page.goto('about:blank');
        await page.goto(`${nurses}#:~:text=${encodeURIComponent(words)}`);
        await expect(answer).toBeInViewport();
        await expect(openQuestions(page)).toHaveCount(1);
      },
    );
  });
}

for (const [index, locale] of locales.entries()) {
  for (const [number, key] of (['home', 'employers', 'nurses'] as const).entries()) {
    const details = inTurn(number, { index, of: locales.length });
    test(`${hrefFor(locale, key)} lets every question be linked`, details, async ({ page }) => {
      await page.goto(hrefFor(locale, key));
      const ids = await page
        .locator('details[name="faq"] > [id]')
        .evaluateAll((answers) => answers.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(5);
      for (const id of ids) {
        await page.goto(`${hrefFor(locale, key)}#${id}`);
        await expect(page.locator(`details[open] > [id="${id}"]`)).toBeVisible();
        await expect(openQuestions(page)).toHaveCount(1);
      }
    });
  }
}

test('a link into a fold opens it, also again and without scripts', async ({ browser, origin }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(origin + nurses);
    const offices = page.locator('#stellen');
    await expect(offices).toBeHidden();
    const link = page.locator('#rechte ~ ul a[href$="#stellen"]');
    await link.click();
    await expect(offices).toBeInViewport();
    await offices.locator('xpath=../summary').click();
    await expect(offices).toBeHidden();
    await link.click();
    await expect(offices).toBeInViewport();
    await context.close();
  }
});

import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { violationsOn } from '@/tests/support/axe';
import { beginWith, onlyNecessary } from '@/tests/support/consent';
import { hydrated } from '@/tests/support/hydrated';
import { menu } from '@/tests/support/page-parts';
import { type RebundledSite, startRebundledSite } from '@/tests/support/rebundled-site';
import { inTurn } from '@/tests/support/sample';
import { test as base } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';
import { watchFlow, watchPage } from '@/tests/support/watch-page';

const motion = '**/assets/motion-*.js';

/** The published site with a button for each kind of toast on every page. */
const test = base.extend<object, { stage: RebundledSite }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
    async ({}, use) => {
      const stage = await startRebundledSite({ entry: 'tests/e2e/fixtures/toast-stage.ts' });
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stage }, use) => {
    await use(stage.origin);
  },
});

const toastsOn = (page: Page) => {
  const close = exactly(textsOf('de')('common.toasts.close'));
  const regions = page.locator('[data-island="toasts"]');
  const [alert, status] = [regions.getByRole('alert'), regions.getByRole('status')];
  return {
    alert,
    status,
    closeAlert: alert.getByRole('button', { name: close }),
    closeStatus: status.getByRole('button', { name: close }),
    showFailure: page.getByRole('button', { name: 'show destructive' }),
    showSuccess: page.getByRole('button', { name: 'show success' }),
  };
};

async function openStage(page: Page) {
  await beginWith(page, onlyNecessary);
  await page.goto(hrefFor('de', 'contact'));
  await hydrated(page, 'toasts');
  return toastsOn(page);
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const motions = ['reduce', 'no-preference'] as const;

for (const [size, viewport] of sizes.entries()) {
  for (const [motion, reducedMotion] of motions.entries()) {
    /** In the sample each scenario runs once, rotating through sizes and motion. */
    const inSample = (way: number) => inTurn(way, { index: 2 * motion + size, of: 4 });

    test.describe(`at ${viewport.width} px with ${reducedMotion} for motion`, () => {
      const hasTouch = viewport.width < 768;
      test.use({ viewport, hasTouch, contextOptions: { reducedMotion } });

      test(
        'success shows below the bar, is announced, and goes',
        inSample(0),
        async ({ page, stage }) => {
          const check = watchFlow(page, stage.origin);
          const { alert, status, showSuccess, closeStatus } = await openStage(page);
          await expect(status).toBeEmpty();
          await showSuccess.click();
          await expect(status).toContainText('A success title');
          await expect(alert).toBeEmpty();
          const box = await status.boundingBox();
          const bar = await menu(page).boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
          const target = await closeStatus.boundingBox();
          expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeCloseTo(44);
          await page.mouse.move(0, 0);
          await expect(status).toBeEmpty({ timeout: 15_000 });
          await check();
        },
      );

      test('failure shows, is announced, and closes', inSample(1), async ({ page, stage }) => {
        const check = watchFlow(page, stage.origin);
        const { alert, showFailure, closeAlert } = await openStage(page);
        await showFailure.click();
        await expect(alert).toContainText('What the destructive toast says.');
        await (hasTouch ? closeAlert.tap() : closeAlert.click());
        await expect(alert).toBeEmpty();
        await check();
      });

      test(
        'the keyboard closes them, newest first, and comes back',
        inSample(2),
        async ({ page }) => {
          const { alert, status, closeStatus, closeAlert, ...show } = await openStage(page);
          await show.showFailure.press('Enter');
          await show.showSuccess.press('Enter');
          await expect(closeStatus).toBeVisible();
          await expect(async () => {
            await page.keyboard.press('Tab');
            await expect(closeAlert).toBeFocused({ timeout: 1 });
          }).toPass({ intervals: [0] });
          await page.keyboard.press('Escape');
          await expect(status).toBeEmpty();
          await expect(closeAlert).toBeFocused();
          await page.keyboard.press('Enter');
          await expect(alert).toBeEmpty();
          await expect(closeAlert).toHaveCount(0);
          expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
        },
      );

      test('axe finds no barrier in them', inSample(3), async ({ page }) => {
        const { closeAlert, closeStatus, ...show } = await openStage(page);
        await show.showFailure.click();
        await show.showSuccess.click();
        await expect(closeAlert).toBeVisible();
        await expect(closeStatus).toBeVisible();
        // Half-transparent text has less contrast. Scroll-driven animations never finish.
        const running = () =>
          document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
        await expect.poll(() => page.evaluate(running), { timeout: 5000 }).toBe(0);
        expect(await violationsOn(page)).toEqual([]);
      });
    });
  }
}

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what moves a toast comes with the first one', async ({ page, stage }) => {
    const { scripts } = watchPage(page, stage.origin);
    const moving = () => scripts.filter((path) => path.includes('/motion-')).length;
    const { alert, status, ...show } = await openStage(page);
    expect(moving()).toBe(0);
    await show.showFailure.click();
    await expect(alert).not.toBeEmpty();
    await show.showSuccess.click();
    await expect(status).not.toBeEmpty();
    expect(moving()).toBe(1);
  });

  test('a toast shows although that never comes', async ({ page, stage }) => {
    const { consoleErrors } = watchPage(page, stage.origin);
    await page.route(motion, (route) => route.abort());
    const { alert, showFailure, closeAlert } = await openStage(page);
    await showFailure.click();
    await expect(alert).toContainText('A destructive title');
    await closeAlert.click();
    await expect(alert).toBeEmpty();
    expect(consoleErrors.length).toBeLessThanOrEqual(1);
  });

  test('a toast waits no longer than a second for it', async ({ page }) => {
    await page.route(motion, () => new Promise<void>(() => undefined));
    const { alert, showFailure } = await openStage(page);
    await showFailure.click();
    await expect(alert).toContainText('A destructive title', { timeout: 3000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('where no motion is wanted', () => {
  test('what moves a toast never comes', async ({ page, stage }) => {
    const { scripts } = watchPage(page, stage.origin);
    const { alert, showFailure } = await openStage(page);
    await showFailure.click();
    await expect(alert).not.toBeEmpty();
    expect(scripts.filter((path) => path.includes('/motion-'))).toEqual([]);
  });
});

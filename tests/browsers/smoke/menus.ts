import assert from 'node:assert/strict';
import { hrefFor } from '@/lib/routing/addresses';
import {
  clickOn,
  focusOn,
  hoverOver,
  openFresh,
  storeChoice,
  waitFor,
  waitForCount,
  waitForFocus,
  waitForIslands,
} from '@/tests/browsers/page';
import { narrow, type SmokeContext, type SmokeTest, wide } from '@/tests/browsers/smoke/smoke-test';
import { onlyNecessary } from '@/tests/support/consent';
import { textsOf } from '@/tests/support/texts';

const t = textsOf('de');
const nurses = hrefFor('de', 'nurses');

const label = (group: 'employers' | 'academy') => ({
  css: '#menu-bar > details > summary',
  text: t(`common.nav.groups.${group}`),
});
const openMenu = '#menu-bar > details[open]';

async function open({ driver, stage }: SmokeContext, size: typeof wide | typeof narrow) {
  await driver.resize(size);
  await openFresh(driver, stage.origin, nurses);
  await storeChoice(driver, onlyNecessary);
  await driver.open(stage.origin + nurses);
  await waitForIslands(driver, 'menus');
}

const mouse: SmokeTest = {
  name: 'the menus open and close by mouse',
  run: async (context) => {
    const { driver } = context;
    await open(context, wide);
    await clickOn(driver, label('employers'));
    await waitForCount(driver, openMenu, 1);
    await clickOn(driver, label('academy'));
    await waitForCount(driver, `${openMenu} a[href="${hrefFor('de', 'academy')}"]`, 1);
    await waitForCount(driver, openMenu, 1);
    await driver.click(30, 600);
    await waitForCount(driver, openMenu, 0);

    await hoverOver(driver, label('employers'));
    await waitForCount(driver, openMenu, 1);
    await driver.moveTo(30, 600);
    await waitForCount(driver, openMenu, 0);
  },
};

const keyboard: SmokeTest = {
  name: 'the menus are used by keyboard alone',
  run: async (context) => {
    const { driver } = context;
    await open(context, wide);
    await focusOn(driver, '#menu-bar > details > summary');
    for (const key of ['Enter', 'Space'] as const) {
      await driver.press(key);
      await waitForCount(driver, openMenu, 1);
      await driver.press('Escape');
      await waitForCount(driver, openMenu, 0);
      await waitForFocus(driver, '#menu-bar > details > summary');
    }
    await driver.press('ArrowDown');
    await waitForFocus(driver, `${openMenu} a[href="${hrefFor('de', 'employers')}"]`);
    await driver.press('Tab');
    await waitForFocus(driver, `${openMenu} li:nth-child(2) a`);
    await driver.press('Escape');
    await waitForCount(driver, openMenu, 0);
  },
};

const sheet: SmokeTest = {
  name: 'the sheet of a narrow window holds the focus and lets go',
  run: async (context) => {
    const { driver } = context;
    await open(context, narrow);
    await clickOn(driver, { css: '#menu-sheet > summary' });
    await waitForCount(driver, 'main[inert]', 1);
    await clickOn(driver, {
      css: '#menu-sheet details > summary',
      text: t('common.nav.groups.employers'),
    });
    await waitForCount(driver, '#menu-sheet details[open] a', 7);
    const outside: string[] = [];
    for (let presses = 0; presses < 15; presses += 1) {
      await driver.press('Tab');
      const place = await driver.evaluate(() => {
        const { activeElement, body } = document;
        const isInside = activeElement === body || activeElement?.closest('header');
        return isInside ? '' : (activeElement?.outerHTML ?? '');
      });
      if (place !== '') outside.push(place);
    }
    assert.deepEqual(outside, []);
    await focusOn(driver, '#menu-sheet details[open] a');
    await driver.press('Escape');
    await waitForCount(driver, '#menu-sheet[open]', 0);
    await waitForFocus(driver, '#menu-sheet > summary');
    await waitFor(
      driver,
      'a page that is free again',
      () => document.querySelector('[inert]') === null,
    );
  },
};

export const menuTests: readonly SmokeTest[] = [mouse, keyboard, sheet];

import assert from 'node:assert/strict';
import { hrefFor } from '@/lib/routing/addresses';
import type { Driver } from '@/tests/browsers/drivers/driver';
import { clickOn, openFresh, waitFor, waitForCount, waitForFocus } from '@/tests/browsers/page';
import { type SmokeContext, type SmokeTest, wide } from '@/tests/browsers/smoke/smoke-test';
import { onlyNecessary } from '@/tests/support/consent';
import { textsOf } from '@/tests/support/texts';

const t = textsOf('de');
const home = hrefFor('de', 'home');
const banner = `section[aria-label="${t('common.consent.banner.label')}"]`;
const button = (name: 'acceptAll' | 'onlyNecessary' | 'settings') => ({
  css: `${banner} button`,
  text: t(`common.consent.banner.${name}`),
});
const settingsButton = `${banner} button[aria-haspopup="dialog"]`;
const dialog = '#cookie-settings';

const stored = (driver: Driver) =>
  driver.evaluate(() => window.localStorage.getItem('cookie-consent'));

async function open({ driver, stage }: SmokeContext, origin: string = stage.origin): Promise<void> {
  await driver.resize(wide);
  await openFresh(driver, origin, home);
  await waitForCount(driver, banner, 1);
}

const answers: SmokeTest = {
  name: 'both answers about cookies are stored and asked for no more',
  run: async (context) => {
    const { driver, stage } = context;
    for (const [name, record] of [
      ['onlyNecessary', onlyNecessary],
      ['acceptAll', onlyNecessary.replaceAll('false', 'true')],
    ] as const) {
      await open(context);
      assert.equal(await stored(driver), null);
      await clickOn(driver, button(name));
      await waitForCount(driver, banner, 0);
      assert.equal(await stored(driver), record);
      await driver.open(stage.origin + hrefFor('de', 'imprint'));
      await waitForCount(driver, '[data-island="cookie-consent"][data-hydrated]', 1);
      await waitForCount(driver, banner, 0);
    }
  },
};

const closing: SmokeTest = {
  name: 'closing the question about cookies stores nothing',
  run: async (context) => {
    const { driver, stage } = context;
    await open(context);
    await clickOn(driver, { css: `${banner} button[title]` });
    await waitForCount(driver, banner, 0);
    await waitForFocus(driver, 'main');
    assert.equal(await stored(driver), null);
    await driver.open(stage.origin + hrefFor('de', 'imprint'));
    await waitForCount(driver, banner, 1);
  },
};

const settings: SmokeTest = {
  name: 'the cookie settings hold the focus, close by Escape, and store what is switched on',
  run: async (context) => {
    const { driver } = context;
    await open(context);
    await clickOn(driver, button('settings'));
    await waitForCount(driver, `${dialog} [role="switch"]`, 4);
    await waitForFocus(driver, `${dialog}, ${dialog} *`);
    const focused = new Set<string>();
    const outside: string[] = [];
    for (let presses = 0; presses < 8; presses += 1) {
      await driver.press('Tab');
      const [place, html] = await driver.evaluate((css) => {
        const { activeElement } = document;
        if (!activeElement?.closest(css)) return ['', `${activeElement?.outerHTML}`.slice(0, 200)];
        return [activeElement.id, ''];
      }, dialog);
      if (html === '') focused.add(place ?? '');
      else outside.push(`${presses}: ${html}`);
    }
    assert.deepEqual(outside, []);
    for (const category of ['analytics', 'marketing', 'preferences']) {
      assert.ok(focused.has(`cookie-settings-${category}`), `Tab passes over ${category}.`);
    }
    await driver.press('Escape');
    await waitForCount(driver, dialog, 0);
    await waitForFocus(driver, settingsButton);
    assert.equal(await stored(driver), null);

    await clickOn(driver, button('settings'));
    await clickOn(driver, { css: '#cookie-settings-marketing' });
    await waitForCount(driver, '#cookie-settings-marketing[aria-checked="true"]', 1);
    await clickOn(driver, { css: `${dialog} button`, text: t('common.consent.settings.save') });
    await waitForCount(driver, dialog, 0);
    const record = { ...JSON.parse(onlyNecessary), marketing: true };
    assert.deepEqual(JSON.parse((await stored(driver)) ?? 'null'), record);
    await waitFor(
      driver,
      'a page that is free again',
      () => document.querySelector('[inert]') === null,
    );
  },
};

const retry: SmokeTest = {
  name: 'settings that could not be loaded open when the network is back',
  run: async (context) => {
    const { driver, stage } = context;
    await open(context, stage.fallibleOrigin);
    await stage.whileDown(async () => {
      await clickOn(driver, button('settings'));
      await waitForCount(driver, `${settingsButton}[aria-busy="false"]`, 1);
      await waitFor(
        driver,
        'the word that the settings did not come',
        (css, words) =>
          document.querySelector(css)?.textContent.replaceAll('\u00ad', '').includes(words) ===
          true,
        banner,
        t('common.consent.banner.failed'),
      );
    });
    await clickOn(driver, button('settings'));
    await waitForCount(driver, `${dialog} [role="switch"]`, 4);
  },
};

export const consentTests: readonly SmokeTest[] = [answers, closing, settings, retry];

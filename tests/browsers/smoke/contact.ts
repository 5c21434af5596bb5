import assert from 'node:assert/strict';
import { hrefFor } from '@/lib/routing/addresses';
import type { Driver } from '@/tests/browsers/drivers/driver';
import {
  clickOn,
  focusOn,
  openFresh,
  storeChoice,
  waitForCount,
  waitForFocus,
  waitForIslands,
  waitUntil,
} from '@/tests/browsers/page';
import { narrow, type SmokeTest, wide } from '@/tests/browsers/smoke/smoke-test';
import { unseenParts } from '@/tests/e2e/fixtures/unseen-parts';
import { onlyNecessary } from '@/tests/support/consent';
import { mailsWith } from '@/tests/support/inbox-mails';
import { textsOf } from '@/tests/support/texts';

const t = textsOf('de');
const contact = hrefFor('de', 'contact');
const submit = { css: '#contact-form-submit' };
const summary = 'contact-form-problems';
const thanks = 'danke';

async function fill(driver: Driver, name: string): Promise<void> {
  for (const [field, text] of [
    ['name', name],
    ['email', 'durda@example.org'],
    ['message', 'Dobar dan, imam pitanje.'],
  ] as const) {
    await focusOn(driver, `#contact-form-${field}`);
    await driver.type(text);
  }
}

/** Waits until an element can be seen as a whole, or its top where it is too high for that. */
function waitUntilSeen(driver: Driver, id: string, part: 'whole' | 'top'): Promise<void> {
  return waitUntil(driver, `${part} of #${id} in view`, async () => {
    const { top, bottom } = await driver.evaluate(unseenParts, id);
    return top === 0 && (part === 'top' || bottom === 0);
  });
}

/** Sends the form by Enter from where the summary above it will stand half under the header. */
async function submitBelowHeader(driver: Driver): Promise<void> {
  await driver.evaluate(() => {
    const [form, name] = ['#contact-form', '#contact-form-name'].map((css) =>
      document.querySelector<HTMLElement>(css),
    );
    name?.focus({ preventScroll: true });
    const top = form?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top - 200, behavior: 'instant' });
  });
  await driver.press('Enter');
}

const form = (size: typeof wide | typeof narrow): SmokeTest => ({
  name: `the contact form says what is wrong, and sends, at ${size.width} px`,
  run: async ({ driver, stage }) => {
    await driver.resize(size);
    await openFresh(driver, stage.origin, contact);
    await storeChoice(driver, onlyNecessary);
    await driver.open(stage.origin + contact);
    await focusOn(driver, '#contact-form-phone');
    // Sent before, it would be answered by a page without scripts.
    await waitForIslands(driver, 'contact-form');
    await waitForCount(driver, `#${summary}`, 0);

    await submitBelowHeader(driver);
    await waitForFocus(driver, `#${summary}`);
    await waitForCount(driver, '#contact-form [aria-invalid="true"]', 3);
    await waitUntilSeen(driver, summary, 'whole');
    await clickOn(driver, { css: `#${summary} li:first-child a` });
    await waitForFocus(driver, '#contact-form-name');

    await fill(driver, `Đurđa ${driver.engine} ${size.width}`);
    await clickOn(driver, submit);
    await waitForFocus(driver, `#${thanks}`);
    await waitForCount(driver, `#${thanks} strong`, 1);
    await waitForCount(driver, '[data-island="toasts"] [role="status"] button', 1);
    await waitUntilSeen(driver, thanks, size === wide ? 'whole' : 'top');
    const reference = await driver.evaluate(
      (id) => document.querySelector(`#${id} strong`)?.textContent ?? '',
      thanks,
    );
    const [mail] = await mailsWith(stage.inbox, reference);
    assert.match(mail?.text ?? '', new RegExp(`Đurđa ${driver.engine} ${size.width}`));
    assert.equal(await driver.evaluate(() => window.sessionStorage.getItem('contact-draft')), null);
  },
});

const plain: SmokeTest = {
  name: 'without scripts menus, questions and the contact form work',
  run: async ({ driver, stage }) => {
    await driver.resize(wide);
    await openFresh(driver, stage.plainOrigin, hrefFor('de', 'home'));
    await clickOn(driver, {
      css: '#menu-bar > details > summary',
      text: t('common.nav.groups.nurses'),
    });
    await waitForCount(driver, '#menu-bar > details[open]', 1);
    await driver.open(stage.plainOrigin + hrefFor('de', 'home'));
    await clickOn(driver, {
      css: 'main details > summary',
      text: t('home.faq.items.duration.question'),
    });
    await waitForCount(driver, 'main details[name="faq"][open]', 1);

    await driver.open(stage.plainOrigin + contact);
    const name = `Plain ${driver.engine}`;
    await fill(driver, name);
    await clickOn(driver, submit);
    await waitForCount(driver, `#${thanks}`, 1);
    await mailsWith(stage.inbox, name);
    assert.equal(await driver.evaluate(() => document.querySelector('[data-hydrated]')), null);
  },
};

export const contactTests: readonly SmokeTest[] = [form(wide), form(narrow), plain];

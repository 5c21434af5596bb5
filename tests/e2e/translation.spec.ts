import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { expectBanner } from '@/tests/support/consent';
import { accepted, mockFunction, toastRegions } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { validRequest } from '@/tests/support/valid-request';
import { holdScripts, triggerIslands, watchPage, whenIdle } from '@/tests/support/watch-page';

/** Replaces the texts of the page, and those that are added later, as the translation of Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) {
        const isKept = text.parentElement?.closest(
          'font, script, style, textarea, [translate="no"]',
        );
        if (isKept || text.data.trim() === '') continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `⟪${text.data}⟫`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replaceTexts(document.body);
    const observer = new MutationObserver((records) => {
      for (const { target } of records) replaceTexts(target);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

/** The visible texts that can change, as they were before the translation. */
async function originalTexts(page: Page): Promise<string[]> {
  const islands = `[data-island="cookie-consent"], ${toastRegions}`;
  const parts = await page.locator(`main, footer, ${islands}`).allInnerTexts();
  return parts.map((text) => text.replace(/[⟪⟫]/g, '').replace(/\s+/g, ' '));
}

const refused = { status: 429, json: { success: false, error: 'English', code: 'tooMany' } };

/** What changes the texts of a page: a click, or the value of a field or list. */
type Step = readonly [selector: string, value?: string];

async function take(page: Page, [selector, value]: Step): Promise<void> {
  const part = page.locator(selector).first();
  if (value === undefined) await part.click();
  else if (selector.startsWith('#plan-')) await part.selectOption(value);
  else await part.fill(value);
  // The form's button is disabled while it is sending.
  await expect(page.locator('#contact-form-submit:disabled')).toHaveCount(0);
}

// biome-ignore format: a table to be read at a glance
const nurses: readonly Step[] = [
  ['[data-island="planner"] summary'], ['#plan-german', 'none'], ['#plan-german', 'b2'],
  ['#plan-country', 'al'], ['#plan-decision', 'partnership'],
  // Denied by the test: the instruction stays, while a confirmation would go after three seconds.
  ['footer [data-island="copy-email"] button'],
];
const submit: Step = ['#contact-form-submit'];
const contact: readonly Step[] = [
  submit,
  ...(['name', 'email', 'message'] as const).map(
    (field) => [`#contact-form-${field}`, validRequest[field]] as const,
  ),
  ...[submit, submit],
];
const missing: readonly Step[] = [
  ...([['[data-island="cookie-consent"] button'], ['[type="search"]', 'academy']] as const),
  ['[type="search"]', 'qqqqqq'],
];

/** Opens a page, and hydrates all its islands, after an action. */
async function openHydrated(
  page: Page,
  address: string,
  before?: (page: Page) => Promise<unknown>,
) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await before?.(page);
  release();
  // Again, if the scripts came after the scrolling.
  await expect(async () => {
    const count = await triggerIslands(page);
    await expect(page.locator('[data-hydrated]')).toHaveCount(count, { timeout: 2000 });
  }).toPass();
  await expectBanner(page);
  await whenIdle(page);
}

for (const [address, when, steps] of [
  [hrefFor('de', 'nurses'), 'after', nurses],
  [hrefFor('de', 'contact'), 'before', contact],
  ['/no-such-page', 'after', missing],
] as const) {
  test(`${address}, translated ${when} hydration, changes its texts`, async ({ page, origin }) => {
    const { consoleErrors } = watchPage(page, origin);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.clock.setFixedTime('2026-11-01T12:00:00');
    const answers = [refused, accepted];
    await mockFunction(page, ...answers, ...answers);
    await openHydrated(page, address);
    const expected: string[][] = [];
    for (const step of steps) {
      const before = await originalTexts(page);
      await take(page, step);
      await expect.poll(() => originalTexts(page)).not.toEqual(before);
      await whenIdle(page);
      expected.push(await originalTexts(page));
    }
    await page.evaluate(() => window.localStorage.clear());
    await openHydrated(page, address, when === 'before' ? translate : undefined);
    if (when === 'after') await translate(page);
    for (const [index, step] of steps.entries()) {
      await take(page, step);
      await expect.poll(() => originalTexts(page)).toEqual(expected[index]);
    }
    expect(consoleErrors.filter((text) => !/Not found|429|404/.test(text))).toEqual([]);
  });
}

import { expect, type Page } from 'playwright/test';
import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import { awake } from '@/tests/support/awake';
import { has } from '@/tests/support/channels';
import { chatOn } from '@/tests/support/chat';
import { consentOn } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { holdStill, lookAt } from '@/tests/support/contrast/look';
import { isInTable, lineOfPair, pairsInUse } from '@/tests/support/contrast/pairs';
import { menu, openable } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

/** Widths of windows, and the height that they begin with. */
const narrow = 360;
const wide = 1280;
const height = 900;

const german: Locale = 'de';
const t = textsOf(german);
/** The longest pages, with every kind of section, in all languages; the others in German. */
const everywhere: readonly PageKey[] = ['home', 'nurses', 'contact'];
const addresses = locales.flatMap((locale) => [
  ...pageKeys
    .filter((page) => locale === german || everywhere.includes(page))
    .map((page) => hrefFor(locale, page)),
  `${localeTable[locale].prefix}/no-such-page`,
]);
const touched = (['home', 'employers', 'nurses', 'academy', 'contact', 'imprint'] as const).map(
  (page) => hrefFor(german, page),
);

/** What the whole file has seen, for the test at its end. */
const seen = new Set<string>();

// One after the other, in one process: the last test judges what the others have seen.
test.describe.configure({ mode: 'serial' });

/** Fails where a part of the page shows a pair that the table does not have. */
async function expectKnown(page: Page, selector = 'body'): Promise<void> {
  const pairs = await lookAt(page, selector);
  for (const pair of pairs) seen.add(lineOfPair(pair));
  const unknown = pairs.filter((pair) => !isInTable(pair));
  expect
    .soft([...new Set(unknown.map((pair) => `${lineOfPair(pair)}: ${pair.where}`))])
    .toEqual([]);
}

/**
 * Makes a window as high as its page, with room for what opens there: what lies outside has no
 * ground to look at.
 */
async function fitWindow(page: Page, width: number): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole + height });
}

async function open(page: Page, address: string, width = wide): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await holdStill(page);
  await fitWindow(page, width);
}

/** One of each kind of control that can be touched now, marked with a number. */
function markControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kinds = new Set<string>();
    for (const control of document.querySelectorAll('a, button, summary, input, textarea')) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const kind = `${control.closest('section, header, footer')?.className} ${control.className}`;
      if (!control.contains(hit) || kinds.has(kind)) continue;
      control.setAttribute('data-control', String(kinds.size));
      kinds.add(kind);
    }
    return kinds.size;
  });
}

for (const address of addresses) {
  test(`${address} shows no colour on an unknown ground`, async ({ page }) => {
    for (const width of [narrow, wide]) {
      await open(page, address, width);
      await expectKnown(page);
    }
  });
}

for (const address of touched) {
  test(`${address} shows none where the mouse or the keyboard is`, async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, address);
    const count = await markControls(page);
    expect(count).toBeGreaterThan(5);
    // From the first key on, what gets the focus shows it.
    await page.keyboard.press('Tab');
    for (let index = 0; index < count; index += 1) {
      const selector = `[data-control="${index}"]`;
      await page.locator(selector).hover({ force: true });
      await expectKnown(page, `.group:has(${selector}), ${selector}`);
      await page.locator(selector).focus();
      await expectKnown(page, selector);
    }
  });
}

test('the menus show none', async ({ page }) => {
  await open(page, hrefFor(german, 'home'));
  await awake(page, 'menus');
  const language = t('common.language.current', { language: localeTable[german].nativeName });
  for (const label of [t('common.nav.groups.employers'), language]) {
    await openable(menu(page), label).click();
    await expectKnown(page, 'header');
  }
  await open(page, hrefFor(german, 'home'), narrow);
  await awake(page, 'menus');
  await openable(menu(page), t('common.nav.open')).click();
  await openable(menu(page), t('common.nav.groups.employers')).click();
  await expectKnown(page, 'header');
});

test('the banner, the settings and the chat show none', async ({ page }) => {
  await open(page, hrefFor(german, 'home'));
  const { banner, settings, dialog, category } = consentOn(page, german);
  if (has.whatsapp) await expect(chatOn(page, german).bubble).toBeVisible();
  await expect(banner).toBeVisible();
  await expectKnown(page);
  await settings.click();
  await category('analytics').click();
  await expect(dialog).toBeVisible();
  await expectKnown(page, '[role="dialog"]');
});

test('an offer of another language shows none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'vas'));
  await open(page, hrefFor(german, 'home'));
  await expect(page.getByRole('complementary')).toBeVisible();
  await expectKnown(page);
});

test('the form shows none, whatever became of the request', async ({ page }) => {
  await playFunction(page, { json: { success: false, error: 'Voll' } }, accepted);
  await page.setViewportSize({ width: wide, height });
  const form = contactForm(page, german);
  await form.open();
  await holdStill(page);
  await fitWindow(page, wide);
  await form.submit.click();
  await expect(form.summary).toBeVisible();
  await expectKnown(page);
  await form.fill();
  await form.submit.click();
  await expect(form.toasts.destructive).toBeVisible();
  await expectKnown(page);
  await form.submit.click();
  await expect(form.toasts.success).toBeVisible();
  await expectKnown(page);
});

test('a colour that the table does not have is found', async ({ page }) => {
  await open(page, hrefFor(german, 'imprint'));
  const pale = await page.evaluate(() => {
    const [text] = document.querySelectorAll('main p');
    if (text instanceof HTMLElement) text.style.color = 'var(--color-edge)';
    return text?.textContent.trim().slice(0, 30) ?? '';
  });
  const found = (await lookAt(page, 'main')).filter((pair) => !isInTable(pair));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ colour: 'edge', kind: 'body' });
  expect(found[0]?.where).toContain(pale);
});

test('the table has no line for what nobody sees', () => {
  expect(pairsInUse.map(lineOfPair).filter((line) => !seen.has(line))).toEqual([]);
});

import { expect, type Page } from 'playwright/test';
import { type Locale, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { awake } from '@/tests/support/awake';
import { has } from '@/tests/support/channels';
import { chatOn } from '@/tests/support/chat';
import { consentOn } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { holdStill, lookAt } from '@/tests/support/contrast/look';
import { isInTable, lineOfPair, pairsInUse } from '@/tests/support/contrast/pairs';
import { menu, openable } from '@/tests/support/page-parts';
import { inMatrix } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

// Beside axe, which leaves texts over pictures, pseudo-elements and overlaps undecided (61 of 1,172 on
// six pages: the map's names and the academy's handover) and checks no icons and borders.

/** Viewport widths, and the initial height. */
const narrow = 360;
const wide = 1280;
const height = 900;

const german: Locale = 'de';
const t = textsOf(german);

/** Inspects a part of a page, and checks or collects its colour pairs. */
type Look = (page: Page, selector?: string) => Promise<void>;

/** A user flow that shows colours. Starts on an empty page. */
type Walk = { name: string; isSampled: boolean; go: (page: Page, look: Look) => Promise<void> };

/** Fails if a part of the page shows a pair that is not in the table. */
const expectKnown: Look = async (page, selector = 'body') => {
  const pairs = await lookAt(page, selector);
  const unknown = pairs.filter((pair) => !isInTable(pair));
  expect
    .soft([...new Set(unknown.map((pair) => `${lineOfPair(pair)}: ${pair.where}`))])
    .toEqual([]);
};

/**
 * Makes the viewport as high as the page, plus space for overlays: elements outside it have no
 * background to inspect.
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

/** Marks one visible control of each kind with a number. */
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

const pages = shownAddresses.map(
  ({ address, turn }): Walk => ({
    name: address,
    isSampled: turn !== undefined && turn % 2 === 0,
    go: async (page, look) => {
      for (const width of [narrow, wide]) {
        await open(page, address, width);
        await look(page);
      }
    },
  }),
);

const touched = (['home', 'contact', 'employers', 'nurses', 'academy', 'imprint'] as const).map(
  (key): Walk => ({
    name: `${hrefFor(german, key)} where the mouse or the keyboard is`,
    isSampled: key === 'home' || key === 'contact',
    go: async (page, look) => {
      await open(page, hrefFor(german, key));
      const count = await markControls(page);
      expect(count).toBeGreaterThan(5);
      // From the first key press on, focus is visible.
      await page.keyboard.press('Tab');
      for (let index = 0; index < count; index += 1) {
        const selector = `[data-control="${index}"]`;
        await page.locator(selector).hover({ force: true });
        await look(page, `.group:has(${selector}), ${selector}`);
        await page.locator(selector).focus();
        await look(page, selector);
      }
    },
  }),
);

const states: readonly Walk[] = [
  {
    name: 'the menus',
    isSampled: true,
    go: async (page, look) => {
      await open(page, hrefFor(german, 'home'));
      await awake(page, 'menus');
      const language = t('common.language.current', { language: localeTable[german].nativeName });
      for (const label of [t('common.nav.groups.employers'), language]) {
        await openable(menu(page), label).click();
        await look(page, 'header');
      }
      await open(page, hrefFor(german, 'home'), narrow);
      await awake(page, 'menus');
      await openable(menu(page), t('common.nav.open')).click();
      await openable(menu(page), t('common.nav.groups.employers')).click();
      await look(page, 'header');
    },
  },
  {
    name: 'the banner, the settings and the chat',
    isSampled: true,
    go: async (page, look) => {
      await open(page, hrefFor(german, 'home'));
      const { banner, settings, dialog, category } = consentOn(page, german);
      if (has.whatsapp) await expect(chatOn(page, german).bubble).toBeVisible();
      await expect(banner).toBeVisible();
      await look(page);
      await settings.click();
      await category('analytics').click();
      await expect(dialog).toBeVisible();
      await look(page, '[role="dialog"]');
    },
  },
  {
    name: 'an offer of another language',
    isSampled: true,
    go: async (page, look) => {
      await page.addInitScript(() => localStorage.setItem('i18nextLng', 'vas'));
      await open(page, hrefFor(german, 'home'));
      await expect(page.getByRole('complementary')).toBeVisible();
      await look(page);
    },
  },
  {
    name: 'the form, whatever became of the request',
    isSampled: true,
    go: async (page, look) => {
      await playFunction(page, { json: { success: false, error: 'Voll' } }, accepted);
      await page.setViewportSize({ width: wide, height });
      const form = contactForm(page, german);
      await form.open();
      await holdStill(page);
      await fitWindow(page, wide);
      await form.submit.click();
      await expect(form.summary).toBeVisible();
      await look(page);
      await form.fill();
      await form.submit.click();
      await expect(form.toasts.destructive).toBeVisible();
      await look(page);
      await form.submit.click();
      await expect(form.toasts.success).toBeVisible();
      await look(page);
    },
  },
];

const walks = [...pages, ...touched, ...states];

for (const { name, isSampled, go } of walks) {
  test(`no colour stands on an unknown ground: ${name}`, inMatrix(isSampled), async ({ page }) => {
    await go(page, expectKnown);
  });
}

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

test('the table has no line for what nobody sees', inMatrix(false), async ({ browser, origin }) => {
  test.setTimeout(600_000);
  const seen = new Set<string>();
  for (const { go } of walks) {
    // Isolates flows from each other.
    const page = await browser.newPage({
      baseURL: origin,
      locale: 'de-DE',
      reducedMotion: 'reduce',
    });
    await go(page, async (at, selector = 'body') => {
      for (const pair of await lookAt(at, selector)) seen.add(lineOfPair(pair));
    });
    await page.close();
  }
  expect(pairsInUse.map(lineOfPair).filter((line) => !seen.has(line))).toEqual([]);
});

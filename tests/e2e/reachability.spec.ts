import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { consentParts } from '@/tests/support/consent';
import { chatParts, footer, header, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

/*
 * What visitors look for is at most three taps from the home page, on a phone, at the first visit:
 * nothing is stored, the cookie banner is open.
 */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The links that lead from the home page to a goal: at most three. */
type Links = readonly [Locator, Locator?, Locator?];

/** The link of the home page to a page, and the menu of that page, which shows its sections. */
function pageFrom(page: Page, locale: Locale, key: 'employers' | 'nurses') {
  const t = translator(locale);
  const cards = page.locator('.stage-cards');
  return {
    card: cards.locator(`a[href="${hrefFor(locale, key)}"]`),
    menu: summaryIn(header(page), t('common.nav.open')),
    linkTo: (section: string) => page.locator(`#menu-sheet a[href$="#${section}"]`),
    cta: page.locator('.hero-content .cta'),
  };
}

/** Taps one link after the other, and expects that the last one leads to the goal. */
async function tap(page: Page, locale: Locale, { links, goal }: { links: Links; goal: string }) {
  await page.goto(hrefFor(locale, 'home'));
  let href = '';
  for (const step of links) {
    if (step === undefined) continue;
    await expect(consentParts(page, locale).banner).toBeVisible();
    await waitForHydration(page, 'menus');
    const before = page.url();
    href = (await step.getAttribute('href')) ?? '';
    // External links must be reachable; they are not followed.
    await step.tap({ trial: href !== '' && !/^[/#]/.test(href) });
    if (href.startsWith('/')) await page.waitForURL((url) => url.href !== before);
    if (href.startsWith('#')) await expect(page.locator(href)).toBeInViewport();
  }
  expect(href).toBe(goal);
}

const { employerPhone, whatsapp } = site.channels;

test('a nurse finds who pays what', async ({ page }) => {
  const { card, menu, linkTo } = pageFrom(page, 'vas', 'nurses');
  const links = [card, menu, linkTo('keine-kosten')] as const;
  await tap(page, 'vas', { links, goal: '/vas/medicinske-sestre#keine-kosten' });
});

test('a nurse registers', async ({ page }) => {
  const { card, cta } = pageFrom(page, 'vas', 'nurses');
  await tap(page, 'vas', { links: [card, cta], goal: site.links.registration });
});

test('an employer finds the costs', async ({ page }) => {
  const { card, menu, linkTo } = pageFrom(page, 'de', 'employers');
  const links = [card, menu, linkTo('kostenmodell')] as const;
  await tap(page, 'de', { links, goal: '/arbeitgeber#kostenmodell' });
});

test('an employer books an appointment', async ({ page }) => {
  const { card, cta } = pageFrom(page, 'de', 'employers');
  const booking = page.locator(`main a[href="${site.links.booking}"]`);
  await tap(page, 'de', { links: [card, cta, booking], goal: site.links.booking });
});

if (whatsapp !== undefined) {
  test('a nurse opens the chat', async ({ page }) => {
    const goal = whatsappHref(whatsapp, translator('vas')('common.chat.greeting'));
    await tap(page, 'vas', { links: [chatParts(page, 'vas').chatLink], goal });
  });
}

if (employerPhone !== undefined) {
  test('an employer calls', async ({ page }) => {
    const links = [footer(page).locator('a[href^="tel:"]').first()] as const;
    await tap(page, 'de', { links, goal: phoneHref(employerPhone) });
  });
}

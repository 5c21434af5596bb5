import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';
import { consentOn } from '@/tests/support/consent';
import { chatOn, link, pageMenuOn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';
import { hydrated } from '@/tests/support/watch-page';

/*
 * What visitors look for is at most three taps from the home page, on a phone, at the first visit:
 * nothing is stored, the cookie banner is open.
 */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Links that are tapped one after the other; the last one leads to the goal. */
type Walk = {
  name: string;
  locale: Locale;
  goal: string;
  taps: (
    page: Page,
  ) => readonly [Locator] | readonly [Locator, Locator] | readonly [Locator, Locator, Locator];
};

/** The link of the home page to a page, and the menu of that page. */
function pageFrom(page: Page, locale: Locale, key: 'employers' | 'nurses') {
  const card = link(page.getByRole('main'), textsOf(locale)(`home.hero.${key}.link`));
  return { card, ...pageMenuOn(page, locale, key) };
}

const { employerPhone, whatsapp } = site.channels;

const walks: readonly Walk[] = [
  {
    name: 'a nurse finds who pays what',
    locale: 'vas',
    goal: '#wer-bezahlt-was',
    taps: (page) => {
      const { card, opener, to } = pageFrom(page, 'vas', 'nurses');
      return [card, opener, to('wer-bezahlt-was')];
    },
  },
  {
    name: 'a nurse registers',
    locale: 'vas',
    goal: site.links.registration,
    taps: (page) => {
      const { card, call } = pageFrom(page, 'vas', 'nurses');
      return [card, call];
    },
  },
  {
    name: 'an employer finds the costs',
    locale: 'de',
    goal: '#kostenmodell',
    taps: (page) => {
      const { card, opener, to } = pageFrom(page, 'de', 'employers');
      return [card, opener, to('kostenmodell')];
    },
  },
  {
    name: 'an employer books an appointment',
    locale: 'de',
    goal: site.links.booking,
    taps: (page) => {
      const { card, call } = pageFrom(page, 'de', 'employers');
      return [card, call, page.locator(`main a[href="${site.links.booking}"]`)];
    },
  },
];
const chat = (number: string): Walk => ({
  name: 'a nurse opens the chat',
  locale: 'vas',
  goal: whatsappHref(number, textsOf('vas')('common.chat.greeting')),
  taps: (page) => [chatOn(page, 'vas').link],
});
const telephone = (number: string): Walk => ({
  name: 'an employer calls',
  locale: 'de',
  goal: phoneHref(number),
  taps: (page) => {
    const { card, menu } = pageFrom(page, 'de', 'employers');
    return [card, menu.locator('> a[href^="tel:"]')];
  },
});

for (const { name, locale, goal, taps } of [
  ...walks,
  ...(whatsapp === undefined ? [] : [chat(whatsapp)]),
  ...(employerPhone === undefined ? [] : [telephone(employerPhone)]),
]) {
  test(name, async ({ page }) => {
    await page.goto(hrefFor(locale, 'home'));
    let href = '';
    for (const step of taps(page)) {
      await expect(consentOn(page, locale).banner).toBeVisible();
      await hydrated(page, 'menus');
      const before = page.url();
      href = (await step.getAttribute('href')) ?? '';
      // What leads out of the site has to be in reach; it is not followed.
      await step.tap({ trial: href !== '' && !/^[/#]/.test(href) });
      if (href.startsWith('/')) await page.waitForURL((url) => url.href !== before);
      if (href.startsWith('#')) await expect(page.locator(href)).toBeInViewport();
    }
    expect(href).toBe(goal);
  });
}

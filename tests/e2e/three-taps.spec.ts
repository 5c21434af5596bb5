import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, whatsappHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';
import { has } from '@/tests/support/channels';
import { consentOn } from '@/tests/support/consent';
import { hydrated } from '@/tests/support/hydrated';
import { chatOn, link, pageMenuOn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';

/** The first visit of a phone: nothing is stored, the banner is open. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Links that are tapped one after the other; the last one leads to the goal. */
type Walk = { name: string; taps: (page: Page) => readonly Locator[]; goal: string | RegExp };

/** A link of the home page to a page. */
const card = (page: Page, locale: Locale, key: 'employers' | 'nurses') =>
  link(page.getByRole('main'), textsOf(locale)(`home.hero.${key}.link`));

const channels = site.channels;

const nurse: readonly Walk[] = [
  {
    name: 'who pays what',
    taps: (page) => {
      const { opener, to } = pageMenuOn(page, 'vas', 'nurses');
      return [card(page, 'vas', 'nurses'), opener, to('wer-bezahlt-was')];
    },
    goal: '#wer-bezahlt-was',
  },
  ...(channels.whatsapp === undefined
    ? []
    : [
        {
          name: 'the messenger',
          taps: (page: Page) => [chatOn(page, 'vas').link],
          goal: whatsappHref(channels.whatsapp, textsOf('vas')('common.chat.greeting')),
        },
      ]),
  {
    name: 'the registration',
    taps: (page) => [card(page, 'vas', 'nurses'), pageMenuOn(page, 'vas', 'nurses').call],
    goal: site.links.registration,
  },
];

const employer: readonly Walk[] = [
  {
    name: 'the costs',
    taps: (page) => {
      const { opener, to } = pageMenuOn(page, 'de', 'employers');
      return [card(page, 'de', 'employers'), opener, to('kostenmodell')];
    },
    goal: '#kostenmodell',
  },
  ...(channels.employerPhone === undefined
    ? []
    : [
        {
          name: 'the telephone',
          taps: (page: Page) => [
            card(page, 'de', 'employers'),
            pageMenuOn(page, 'de', 'employers').menu.locator('> a[href^="tel:"]'),
          ],
          goal: phoneHref(channels.employerPhone),
        },
      ]),
  {
    name: 'the appointment',
    taps: (page) => [
      card(page, 'de', 'employers'),
      pageMenuOn(page, 'de', 'employers').call,
      page.locator(`main a[href="${site.links.booking}"]`),
    ],
    goal: site.links.booking,
  },
];

/** Taps all but the last; the last one leads out of the site, or to a section that is then seen. */
async function walk(page: Page, { taps, goal }: Walk, settled: () => Promise<unknown>) {
  const steps = taps(page);
  expect(steps.length).toBeLessThanOrEqual(3);
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    await settled();
    const before = page.url();
    const leads = (await step.getAttribute('href')) ?? '';
    if (isLast) expect(leads).toBe(goal);
    // What leads out of the site has to be in reach; it is not followed.
    const isInside = leads === '' || leads.startsWith('/') || leads.startsWith('#');
    await step.tap({ trial: !isInside });
    if (leads.startsWith('/')) await page.waitForURL((url) => url.href !== before);
    if (leads.startsWith('#')) await expect(page.locator(leads)).toBeInViewport();
  }
}

for (const [locale, who, walks] of [
  ['vas', 'a nurse', nurse],
  ['de', 'an employer', employer],
] as const) {
  for (const way of walks) {
    test.describe('with scripts', () => {
      test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

      test(`${who} gets to ${way.name} in three taps`, async ({ page }) => {
        await page.goto(hrefFor(locale, 'home'));
        await walk(page, way, async () => {
          await expect(consentOn(page, locale).banner).toBeVisible();
          await hydrated(page, 'menus');
        });
      });
    });

    test.describe('without scripts', () => {
      test.use({ ...phone, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

      test(`${who} gets to ${way.name} in three taps`, async ({ page }) => {
        await page.goto(hrefFor(locale, 'home'));
        await walk(page, way, async () => undefined);
      });
    });
  }
}

test('the walks lead to every channel that there is', () => {
  expect(nurse).toHaveLength(has.whatsapp ? 3 : 2);
  expect(employer).toHaveLength(has.employerPhone ? 3 : 2);
});

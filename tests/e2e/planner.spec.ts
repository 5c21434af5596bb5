import { expect, type Page } from 'playwright/test';
import { type Locale, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { violationsOn } from '@/tests/support/axe';
import { contactForm } from '@/tests/support/contact-form';
import { openWithFont } from '@/tests/support/open-with-font';
import { link, menu, openable } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';
import { hydrated, watchPolicy } from '@/tests/support/watch-page';

const november = new Date('2026-11-01T12:00:00');

/** Locates the planner's parts on a page, and fixes the date. */
async function openPlanner(page: Page, locale: Locale, key: 'nurses' | 'employers', hash = '') {
  await page.clock.setFixedTime(november);
  await openWithFont(page, hrefFor(locale, key) + hash);
  const plan = page.locator('[data-plan]');
  if (hash === '') await plan.scrollIntoViewIfNeeded();
  await hydrated(page, 'planner');
  const t = textsOf(locale);
  return {
    t,
    plan,
    months: plan.getByRole('status').first(),
    field: (name: 'german' | 'papers' | 'decision' | 'procedure' | 'country' | 'partnership') =>
      plan.getByLabel(t(`planner.fields.${name}.label`), { exact: true }),
    show: plan.getByRole('button', { name: t('planner.show.button') }),
  };
}

test('the German planner answers by keyboard, at once, and sends nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const violations = await watchPolicy(page);
  const { plan, months, field, show, t } = await openPlanner(page, 'de', 'nurses');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Chromium asks for the icon again when the hash changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  const box = await plan.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(450);
  await expect(months).toBeEmpty();

  await field('german').focus();
  await page.keyboard.press('b');
  await expect(months).toContainText('September 2027');
  await page.keyboard.press('Tab');
  await expect(field('papers')).toBeFocused();
  await field('papers').selectOption(t('planner.fields.papers.translated'));
  await field('country').selectOption('Kosovo');
  const inMonths = (earliest: string, latest: string) =>
    `${t('planner.earliest')} ${earliest}${t('planner.latest')} ${latest}`;
  await expect(months).toHaveText(inMonths('Juni 2027', 'Juli 2027'));
  await field('decision').selectOption('seit Sep 2026');
  await expect(months).toHaveText(inMonths('April 2027', 'Mai 2027'));
  await expect(plan.getByText(t('planner.embassies.xk'))).toBeVisible();
  await expect(plan.getByText(t('planner.nurses.tasks.answer'))).toBeVisible();
  await show.focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#plan=b1.translated.2026-09.ordinary.xk.no');
  expect(await violationsOn(page)).toEqual([]);
  expect(violations).toEqual([]);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a shared plan opens in another language with the same answers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const hash = '#plan=a2.collected.none.fast.rs.yes';
  const english = await openPlanner(page, 'en', 'nurses', hash);
  await expect(english.plan.getByRole('heading').first()).toBeInViewport();
  await expect(english.months).toHaveText('at the earliest May 2027likely September 2027');
  const name = localeTable.en.nativeName;
  const switcher = openable(menu(page), english.t('common.language.current', { language: name }));
  await switcher.click();
  await link(menu(page), localeTable.vas.nativeName).filter({ visible: true }).click();
  await page.waitForURL(`**${hrefFor('vas', 'nurses')}${hash}`);
  await hydrated(page, 'planner');
  await expect(page.locator('[data-plan]').getByRole('status').first()).toContainText(
    'septembar 2027',
  );
});

test('a plan is printed on one page, without the rest', async ({ page }) => {
  // The longest plan.
  const hash = '#plan=none.none.2026-09.fast.xk.yes';
  const { plan, t } = await openPlanner(page, 'de', 'nurses', hash);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await plan.getByRole('button', { name: t('planner.print.button') }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(plan.getByText(hash)).toBeVisible();
  const margin = '1.5cm';
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main h1')).toBeVisible();
});

test('a plan goes into a message that is still empty, and is not sent', async ({ page }) => {
  const form = contactForm(page, 'en');
  const take = async () => {
    const hash = '#plan=b1.translated.there.fast.any.no';
    const { plan, t } = await openPlanner(page, 'en', 'employers', hash);
    await plan.getByRole('link', { name: t('planner.message.button') }).click();
    await page.waitForURL(`**${form.address}`);
  };
  await take();
  await expect(form.field('message')).toHaveValue(/March 2027.*German now: B1.*#plan=b1\./s);
  await expect(form.field('message')).not.toHaveValue(/Diploma from|not stated/);
  await expect(form.field('message')).toBeInViewport();
  await form.field('message').fill('My own words.');
  await take();
  await expect(form.field('message')).toHaveValue('My own words.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list of all steps', async ({ page }) => {
    const t = textsOf('de');
    await page.goto(hrefFor('de', 'employers'));
    await page.getByRole('button', { name: t('planner.show.button') }).click();
    await page.waitForURL('**/krankenpfleger?#weg');
    await expect(
      page.getByRole('heading', { name: t('nurses.route.stations.profile.title') }),
    ).toBeInViewport();
  });
});

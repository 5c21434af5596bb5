import { expect, type Locator, type Page } from 'playwright/test';
import { type Locale, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { findViolations } from '@/tests/support/axe';
import { contactForm } from '@/tests/support/contact-form';
import { languageMenu, link } from '@/tests/support/page-parts';
import { findInPage } from '@/tests/support/run-in-page';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import {
  gotoWithWebFont,
  holdScripts,
  waitForHydration,
  watchPage,
} from '@/tests/support/watch-page';

const november = new Date('2026-11-01T12:00:00');

/** Locates the planner's parts on a page, and fixes the date. */
async function openPlanner(page: Page, locale: Locale, key: 'nurses' | 'employers', hash = '') {
  await page.clock.setFixedTime(november);
  await gotoWithWebFont(page, hrefFor(locale, key) + hash);
  const plan = page.locator('[data-island="planner"]');
  if (hash === '') await plan.scrollIntoViewIfNeeded();
  await waitForHydration(page, 'planner');
  const t = translator(locale);
  return {
    t,
    plan,
    result: page.locator('#plan-result'),
    months: plan.getByRole('status'),
    openQuestions: () => plan.getByText(t('planner.moreQuestions')).click(),
    field: (name: 'german' | 'documents' | 'decision' | 'procedure' | 'country') =>
      plan.getByLabel(t(`planner.fields.${name}.label`), { exact: true }),
  };
}

/** The sentence of an answer has a month with its year. */
const answer = /20\d\d/;

/** Waits until the planner shows another answer than this one. @returns its text */
async function nextAnswer(months: Locator, before = ''): Promise<string> {
  await expect(months).toHaveText(answer);
  await expect(months).not.toHaveText(before);
  return (await months.textContent()) ?? '';
}

test('the German planner answers by keyboard, at once, and sends nothing', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const { consoleErrors } = watchPage(page, origin);
  const { plan, result, months, openQuestions, field, t } = await openPlanner(page, 'de', 'nurses');
  const requests: string[] = [];
  page.on('request', (request) => {
    // Chromium asks for the icon again when the hash changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  const first = await nextAnswer(months);
  const [least = ''] = /\d+(?=–)/.exec(first) ?? [];
  const earliest = new Date(2026, 10 + Number(least));
  const month = earliest.toLocaleDateString('de', { month: 'long' });
  expect(first).toContain(`${month}\u00a0${earliest.getFullYear()}`);
  const arrival = page.locator('.timeline li', { has: page.locator('.station-arrival') });
  await expect(arrival.locator('.month')).toContainText(month.slice(0, 3));
  // The question, the answer and the call are in view at once, without unfolding anything.
  const title = plan.getByRole('heading').first();
  await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const call = plan.getByRole('link', { name: t('planner.nurses.call') });
  for (const part of [title, months, call]) await expect(part).toBeInViewport({ ratio: 1 });
  await openQuestions();

  await field('german').focus();
  const place = await field('german').boundingBox();
  await page.keyboard.press('a');
  const beginner = await nextAnswer(months, first);
  expect(await field('german').boundingBox()).toEqual(place);
  expect(await findInPage(page, 'layoutProblems', 'li')).toEqual([]);
  await expect(page.locator('.timeline-stretch').first()).toHaveText(/ A2, B1$/);
  await expect(page.locator('.timeline .month').first()).toHaveText('Nov 2026');
  await field('german').selectOption('B1');
  await page.keyboard.press('Tab');
  await expect(field('procedure')).toBeFocused();
  // With the decision letter, documents are translated.
  await expect(field('documents').locator('option:enabled')).toHaveText([
    t('planner.fields.documents.translated'),
  ]);
  // The app that registers nurses gets the answers in the query of its address.
  await expect(call).toHaveAttribute('href', /[?&]plan=b1\./);
  await field('decision').selectOption(t('planner.fields.decision.none'));
  await field('documents').selectOption(t('planner.fields.documents.translated'));
  await field('country').selectOption({ value: 'xk' });
  const complete = await nextAnswer(months, beginner);
  await field('decision').selectOption({ value: '2026-09' });
  await nextAnswer(months, complete);
  await expect(result.getByText(t('planner.embassies.xk'))).toBeVisible();
  await expect(result.getByText(t('planner.nurses.tasks.answer'))).toBeVisible();
  // The second station comes in the middle of the first month.
  await expect(page.locator('.timeline li:nth-child(-n+2)')).toHaveText([/Nov 2026/, /Nov 2026/]);
  expect(new URL(page.url()).hash).toBe('#plan=b1.translated.2026-09.ordinary.xk');
  expect(await findViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  expect(requests).toEqual([]);
  expect(await findInPage(page, 'layoutProblems', 'li')).toEqual([]);
});

test('a shared plan opens in another language with the same answers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const hash = '#plan=a2.collected.partnership.fast.rs';
  const english = await openPlanner(page, 'en', 'nurses', hash);
  await expect(english.plan.getByRole('heading').first()).toBeInViewport();
  const numbers = (text: string) => text.match(/\d+/g)?.sort();
  const shown = numbers(await nextAnswer(english.months));
  const whatsApp = english.result.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(hash)));
  await languageMenu(page).locator('summary').click();
  await link(languageMenu(page), localeTable.vas.nativeName).click();
  await page.waitForURL(`**${hrefFor('vas', 'nurses')}${hash}`);
  await waitForHydration(page, 'planner');
  const translated = page.locator('[data-island="planner"]').getByRole('status');
  expect(numbers(await nextAnswer(translated))).toEqual(shown);
});

test('a plan is printed on one page, without the rest', async ({ page }) => {
  // The longest plan.
  const hash = '#plan=none.none.partnership.fast.xk';
  const { plan, t } = await openPlanner(page, 'de', 'nurses', hash);
  await page.evaluate('window.print = () => undefined');
  await plan.getByRole('button', { name: t('planner.print') }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(plan.getByText(hash)).toBeVisible();
  // A4 without margins of 1.5 cm.
  const paper = await page.pdf({ width: '18cm', height: '26.7cm' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main h1')).toBeVisible();
});

test('a plan fills in an empty message, and is not sent', async ({ page }) => {
  const form = contactForm(page, 'en');
  const take = async () => {
    const hash = '#plan=b1.translated.received.fast.any';
    const { plan, t } = await openPlanner(page, 'en', 'employers', hash);
    await plan.getByRole('link', { name: t('planner.employers.call') }).click();
    await page.waitForURL(`**${form.address}`);
  };
  await take();
  await expect(form.field('message')).toHaveValue(/20\d\d.*#plan=b1\./s);
  await expect(form.field('message')).not.toHaveValue(
    new RegExp(translator('en')('planner.fields.country.label')),
  );
  await expect(form.field('message')).toBeInViewport();
  await form.field('message').fill('My own words.');
  await take();
  await expect(form.field('message')).toHaveValue('My own words.');
});

test('employers choose a typical case, which fills in the questions', async ({ page }) => {
  const { plan, months, openQuestions, field } = await openPlanner(page, 'de', 'employers');
  const first = await nextAnswer(months);
  await expect(field('german')).toBeHidden();
  const cases = plan.getByRole('radiogroup').locator('label');
  const duration = async () => (await months.textContent())?.match(/\d+–.\d+/)?.[0] ?? 'none';
  await expect(cases.nth(0).getByRole('radio')).toBeChecked();
  await expect(cases.nth(0)).toContainText(await duration());
  const place = await cases.nth(1).boundingBox();
  await cases.nth(1).click();
  await nextAnswer(months, first);
  expect(await cases.nth(1).boundingBox()).toEqual(place);
  await expect(cases.nth(1).getByRole('radio')).toBeChecked();
  await expect(cases.nth(1)).toContainText(await duration());
  await openQuestions();
  await expect(field('decision')).toHaveValue('none');
  expect(await findViolations(page)).toEqual([]);
  await field('german').selectOption('A1');
  await expect(plan.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a case that was chosen before hydration has its plan, also after Back', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(hrefFor('de', 'employers'), { waitUntil: 'commit' });
  const plan = page.locator('[data-island="planner"]');
  const last = plan.locator('label.plan-case').last();
  await last.click();
  await page.goto(hrefFor('de', 'imprint'), { waitUntil: 'commit' });
  // The browser goes back from a page that is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(last.getByRole('radio')).toBeChecked();
  release();
  const duration = /\d+–.\d+/.exec((await last.textContent()) ?? '')?.[0] ?? 'none';
  await expect(plan.getByRole('status')).toContainText(duration);
});

const german = translator('de');
const town = (key: 'sarajevo' | 'tirana') => german(`home.hero.map.towns.${key}`);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the typical cases are text, and the questions are hidden', async ({ page }) => {
    await page.goto(hrefFor('de', 'employers'));
    const plan = page.locator('[data-island="planner"]');
    await expect(plan.locator('label:visible')).toHaveText([/\d/, /\d/, /\d/]);
    await expect(plan.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
    await expect(plan.getByText(german('planner.moreQuestions'))).toBeHidden();
    await expect(plan.getByRole('link')).toHaveAttribute('href', hrefFor('de', 'contact'));
  });

  test('the chosen town is where the way begins', async ({ page }) => {
    await page.goto('/');
    const routes = page.locator('g.map-route:visible');
    const choose = (key: 'sarajevo' | 'tirana') => page.getByRole('radio', { name: town(key) });
    await expect(choose('sarajevo')).toBeChecked();
    await expect(routes).toHaveCount(1);
    await page.getByText(town('tirana'), { exact: true }).click();
    await expect(routes).toHaveClass(/map-route-tirana/);
    const plan = page.getByRole('link', {
      name: german('home.hero.map.plan', { town: town('tirana') }),
    });
    await expect(plan).toHaveAttribute('href', /#plan=.*\.al$/);
    await choose('tirana').press('ArrowUp');
    await expect(routes).toHaveClass(/map-route-skopje/);
    await expect(plan).toBeHidden();
  });
});

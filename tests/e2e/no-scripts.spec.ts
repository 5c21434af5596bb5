import { expect, type Locator, type Page } from 'playwright/test';
import { site } from '@/site.config';
import {
  detailsOf,
  footer,
  header,
  link,
  summaryIn,
  visibleText,
} from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { listTexts, plain, translator } from '@/tests/support/texts';

test.use({ javaScriptEnabled: false });

const narrow = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };
const t = translator('de');

/** The menus of the header, with the first and the last of their links. */
const groups = [
  ['Arbeitgeber', '/arbeitgeber', '/arbeitgeber#contact'],
  ['Pflegefachkräfte', '/krankenpfleger', '/krankenpfleger#faq'],
  ['Academy', '/academy', '/academy#academy-cta'],
] as const;

/** A message as shown: without markup, with arguments filled in, up to a plural. */
const shown = (message: string) =>
  plain(message.replaceAll('{brand}', site.company.shortName).replace(/<\/?\w+>|\{\w+,.*/g, ''));

async function openHome(page: Page, viewport: typeof wide): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto('/');
}

async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error('The Tab key does not reach the element.');
}

/** Expects that each menu opens alone, and that its links are visible. */
async function expectMenus(page: Page, open: Locator): Promise<void> {
  for (const [name, first, last] of groups) {
    await summaryIn(header(page), name).click();
    await expect(open).toHaveCount(1);
    for (const href of [first, last]) {
      await expect(open.locator(`a[href="${href}"]`)).toBeVisible();
    }
  }
}

test('home shows all of its texts, and one answer at a time', async ({ page }) => {
  await openHome(page, wide);
  const main = page.getByRole('main');
  const labels = await main
    .locator('[aria-label]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
  const text = plain([await visibleText(main), ...labels].join(' '));
  const texts = listTexts('de', 'home').filter(
    ([key]) => !key.startsWith('meta.') && !/^faq\.items\..*\.answer$/.test(key),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(([, message]) => !text.includes(shown(message)))).toEqual([]);

  const answers = listTexts('de', 'home').filter(([key]) => /^faq\.items\..*\.answer$/.test(key));
  const summaries = await main.locator('details[name="faq"] > summary').all();
  expect(summaries).toHaveLength(answers.length);
  for (const [index, summary] of summaries.entries()) {
    await summary.click();
    const open = main.locator('details[open]');
    await expect(open).toHaveCount(1);
    expect(plain(await visibleText(open))).toContain(shown(answers[index]?.[1] ?? ''));
  }
});

test('home has dropdown menus, one open at a time', async ({ page }) => {
  await openHome(page, wide);
  await expectMenus(page, header(page).locator('details[open]').filter({ visible: true }));
});

test('home has a sheet on a phone, one section open at a time', async ({ page }) => {
  await openHome(page, narrow);
  await expect(link(header(page), t('common.nav.login')).filter({ visible: true })).toHaveCount(0);
  await summaryIn(header(page), t('common.nav.open')).click();
  await expectMenus(page, header(page).locator('details[open] details[open]'));
  for (const name of [t('common.nav.login'), t('common.nav.contact')]) {
    await expect(link(header(page), name).filter({ visible: true })).toHaveCount(1);
  }
  await summaryIn(header(page), t('common.nav.close')).click();
  await expect(header(page).locator('details[open] details')).toHaveCount(0);
});

test('home leads to the other languages, to the login and to mail', async ({ page }) => {
  await openHome(page, wide);
  const switcher = summaryIn(header(page), t('common.language.current', { language: 'Deutsch' }));
  await switcher.click();
  for (const [name, href, lang] of [
    ['Deutsch', '/', 'de'],
    ['English', '/en/', 'en'],
    ['Bosanski / Hrvatski / Srpski', '/vas/', 'bs'],
  ] as const) {
    const entry = link(detailsOf(switcher), name);
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('href', href);
    await expect(entry).toHaveAttribute('hreflang', lang);
    await expect(entry).toHaveAttribute('lang', lang);
  }
  const login = link(header(page), t('common.nav.login')).filter({ visible: true });
  await expect(login).toHaveAttribute('href', site.links.learningApp);
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', /\bnoopener\b/);
  const mail = link(footer(page), site.email);
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
  // Buttons that need scripts are hidden.
  await expect(page.getByText(t('common.copyEmail.action'))).toBeHidden();
});

test('home opens its menus and answers by keyboard alone', async ({ page }) => {
  await openHome(page, wide);
  const menu = summaryIn(header(page), groups[1][0]);
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(link(detailsOf(menu), t('common.nav.overview'))).toBeVisible();
  const answer = summaryIn(page.getByRole('main'), t('home.faq.items.duration.question'));
  await tabTo(page, answer);
  await page.keyboard.press('Space');
  await expect(detailsOf(answer)).toHaveAttribute('open');

  await openHome(page, narrow);
  await tabTo(page, summaryIn(header(page), t('common.nav.open')));
  await page.keyboard.press('Enter');
  const section = summaryIn(header(page), groups[0][0]);
  await tabTo(page, section);
  await page.keyboard.press('Enter');
  await expect(link(detailsOf(section), t('common.nav.overview'))).toBeVisible();
});

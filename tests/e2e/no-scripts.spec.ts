import { expect, type Page } from 'playwright/test';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { menuGroups } from '@/lib/routing/anchors';
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

const locale = 'de';
const t = translator(locale);

const questions = ['services', 'duration', 'costs', 'qualifications', 'academy', 'areas'] as const;

/** A message as shown: without markup, with arguments filled in, up to a plural. */
const shown = (message: string) =>
  plain(message.replaceAll('{brand}', site.company.shortName).replace(/<\/?\w+>|\{\w+,.*/g, ''));

/** The visible text of the main element, and accessible names. */
async function readable(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const labels = await main
    .locator('[aria-label]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
  return plain([await visibleText(main), ...labels].join(' '));
}

async function openHome(page: Page, viewport: typeof wide): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(hrefFor(locale, 'home'));
}

async function tabTo(page: Page, element: ReturnType<typeof summaryIn>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error('The Tab key does not reach the element.');
}

const groups = menuGroups.map(({ page, anchors }) => ({
  label: t(`common.nav.groups.${page}`),
  links: [
    [t('common.nav.overview'), hrefFor(locale, page)] as const,
    ...anchors.map(
      (anchor) => [t(`common.nav.sections.${anchor}`), hrefFor(locale, page, anchor)] as const,
    ),
  ],
}));

test('home shows all of its texts', async ({ page }) => {
  await openHome(page, wide);
  const texts = listTexts(locale, 'home').filter(
    ([key]) => !key.startsWith('meta.') && !/^faq\.items\..*\.answer$/.test(key),
  );
  expect(texts.length).toBeGreaterThan(50);
  const text = await readable(page);
  expect(texts.filter(([, message]) => !text.includes(shown(message)))).toEqual([]);
});

test('home answers one question at a time', async ({ page }) => {
  await openHome(page, narrow);
  const answers = new Map(listTexts(locale, 'home'));
  const summaries = questions.map((id) =>
    summaryIn(
      page.getByRole('main'),
      t(`home.faq.items.${id}.question`, { brand: site.company.shortName }),
    ),
  );
  const open = page.getByRole('main').locator('details[open]');
  for (const [index, id] of questions.entries()) {
    await summaries[index]?.click();
    await expect(open).toHaveCount(1);
    const answer = shown(answers.get(`faq.items.${id}.answer`) ?? '');
    expect(plain(await visibleText(open))).toContain(answer);
  }
  await summaries.at(-1)?.click();
  await expect(open).toHaveCount(0);
});

test('home has dropdown menus, one open at a time', async ({ page }) => {
  await openHome(page, wide);
  for (const { label, links } of groups) {
    const summary = summaryIn(header(page), label);
    await summary.click();
    await expect(header(page).locator('details[open]').filter({ visible: true })).toHaveCount(1);
    for (const [name, href] of links) {
      await expect(link(detailsOf(summary), name)).toBeVisible();
      await expect(link(detailsOf(summary), name)).toHaveAttribute('href', href);
    }
  }
});

test('home has a sheet on a phone, one section open at a time', async ({ page }) => {
  await openHome(page, narrow);
  const sheet = summaryIn(header(page), t('common.nav.open'));
  await expect(link(header(page), t('common.nav.login')).filter({ visible: true })).toHaveCount(0);
  await sheet.click();
  for (const { label, links } of groups) {
    const summary = summaryIn(header(page), label);
    await summary.click();
    const sections = header(page).locator('details[open] details[open]');
    await expect(sections).toHaveCount(1);
    for (const [name, href] of links) {
      await expect(link(sections, name)).toBeVisible();
      await expect(link(sections, name)).toHaveAttribute('href', href);
    }
  }
  for (const name of [t('common.nav.login'), t('common.nav.contact')]) {
    await expect(link(header(page), name).filter({ visible: true })).toHaveCount(1);
  }
  await summaryIn(header(page), t('common.nav.close')).click();
  await expect(header(page).locator('details[open] details')).toHaveCount(0);
});

test('home leads to the other languages, to the login and to mail', async ({ page }) => {
  await openHome(page, wide);
  const current = t('common.language.current', { language: localeTable[locale].nativeName });
  const switcher = summaryIn(header(page), current);
  await switcher.click();
  for (const other of locales) {
    const { nativeName, htmlLang } = localeTable[other];
    const entry = link(detailsOf(switcher), nativeName);
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('href', hrefFor(other, 'home'));
    await expect(entry).toHaveAttribute('hreflang', htmlLang);
    await expect(entry).toHaveAttribute('lang', htmlLang);
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
  const question = t('home.faq.items.duration.question');
  await openHome(page, wide);
  const dropdown = summaryIn(header(page), groups[1]?.label ?? '');
  await tabTo(page, dropdown);
  await page.keyboard.press('Enter');
  await expect(link(detailsOf(dropdown), t('common.nav.overview'))).toBeVisible();
  const answer = summaryIn(page.getByRole('main'), question);
  await tabTo(page, answer);
  await page.keyboard.press('Space');
  await expect(detailsOf(answer)).toHaveAttribute('open');

  await openHome(page, narrow);
  await tabTo(page, summaryIn(header(page), t('common.nav.open')));
  await page.keyboard.press('Enter');
  const section = summaryIn(header(page), groups[0]?.label ?? '');
  await tabTo(page, section);
  await page.keyboard.press('Enter');
  await expect(link(detailsOf(section), t('common.nav.overview'))).toBeVisible();
});

import { expect, type Locator, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { addresses } from '@/tests/support/address-table';
import { findViolations } from '@/tests/support/axe';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { detailsOf, header, summaryIn } from '@/tests/support/page-parts';
import { publishedOnly } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

const t = translator('de');

test(
  'the search of a missing page lists the titles that contain the typed words',
  publishedOnly,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/no-such-page');
    await waitForHydration(page, 'not-found-search');
    const search = page.getByRole('search');
    const question = translator('en')('nurses.faq.items.salary.question');
    const words = question.toUpperCase().split(' ').reverse().join(' ');
    await search.getByRole('searchbox').fill(words);
    await expect(search.getByRole('status')).toHaveText(/\d/);
    expect(await findViolations(page)).toEqual([]);
    await search.getByRole('link', { name: question }).click();
    await page.waitForURL(`${origin}${addresses.nurses.en}#faq-salary`);
    await expect(page.locator('#faq-salary')).toBeInViewport();
    await page.goBack();
    await search.getByRole('searchbox').fill('qqq');
    await expect(search.getByRole('link')).toHaveCount(0);
    await expect(search.getByRole('status')).not.toBeEmpty();
  },
);

const nurses = hrefFor('de', 'nurses');

const question = (page: Page, id: 'sign' | 'family'): Locator =>
  summaryIn(page.getByRole('main'), t(`nurses.faq.items.${id}.question`));

const openQuestions = (page: Page): Locator => page.locator('details[name="faq"][open]');

/** Expects a question to be open and below the header, once scrolling has ended. */
async function expectOpenBelowHeader(page: Page, summary: Locator): Promise<void> {
  await expect(detailsOf(summary)).toHaveAttribute('open');
  await expect(openQuestions(page)).toHaveCount(1);
  const bar = await header(page).boundingBox();
  const headerBottom = (bar?.y ?? 0) + (bar?.height ?? 0);
  let last: number | undefined;
  await expect(async () => {
    const before = last;
    last = (await summary.boundingBox())?.y;
    expect(last).toBe(before);
    expect(last).toBeGreaterThanOrEqual(headerBottom);
    expect(last).toBeLessThan(headerBottom + 200);
  }).toPass({ intervals: [50] });
}

test('a link opens its question, also when another is open above, and again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await presetConsent(page, onlyNecessary);
  await page.goto(nurses);
  await question(page, 'sign').click();
  const toFamily = page.locator('a[href="#faq-family"]');
  await toFamily.click();
  await expectOpenBelowHeader(page, question(page, 'family'));
  await question(page, 'family').click();
  await expect(openQuestions(page)).toHaveCount(0);
  await toFamily.click();
  await expectOpenBelowHeader(page, question(page, 'family'));
});

test('a link into a disclosure opens it, also again and without scripts', async ({
  browser,
  origin,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(origin + nurses);
    if (javaScriptEnabled) await waitForHydration(page, 'linked-details');
    const offices = page.locator('#stellen');
    await expect(offices).toBeHidden();
    const link = page.locator('#kontakt-whatsapp a[href$="#stellen"]');
    await link.click();
    await expect(offices).toBeInViewport();
    await offices.locator('xpath=../summary').click();
    await expect(offices).toBeHidden();
    await link.click();
    await expect(offices).toBeInViewport();
    await context.close();
  }
});

import { expect } from 'playwright/test';
import { addresses } from '@/tests/support/address-table';
import { languageMenu, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { textOf } from '@/tests/support/specification';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

/** Documents with their constants, and the words that state them. */
// biome-ignore format: a table to be read at a glance
const terms = [
  ['arbeitgeber', 'invoice payable 14 days after receipt', /14 tage nach erhalt/],
  ['arbeitgeber', 'five working days for the agency to review the employment contract',
    /fünf arbeitstage zeit, den entwurf zu prüfen/],
  ['arbeitgeber', 'a previously contacted candidate must be reported within five working days of receiving a profile',
    /innerhalb von fünf arbeitstagen nach erhalt des profils(?! und)/],
  ['arbeitgeber', 'full placement fee due if the employer bypasses the agency',
    /umgeht der auftraggeber die agentur, so schuldet er das volle honorar/],
  ['arbeitgeber', 'fee per placed nurse plus statutory VAT',
    /jede vermittelte .{0,400}gesetzliche umsatzsteuer/],
  ['arbeitgeber', 'payment in euros by bank transfer', /in euro und per banküberweisung/],
  ['bewerber', "costs covered at the agency's discretion", /nach unserem ermessen/],
  ['bewerber', 'deficit notice application', /defizitbescheid/],
  ['bewerber', 'visa fees', /gebühren für das visum/],
  ['bewerber', 'document translation', /übersetzung ihrer unterlagen/],
  ['bewerber', 'language exam if passed first time',
    /sprachprüfung, wenn sie sie beim ersten mal bestehen/],
  ['bewerber', 'a start bonus paid within 30 days after placement and start of work',
    /startbonus.{0,40} innerhalb von 30 tagen nach .{0,20}vermittlung und arbeitsbeginn/],
  ['bewerber', 'no obligation for costs above 500 euros in total', /insgesamt mehr als 500 euro/],
  ['bewerber', 'no cash payouts', /barauszahlungen sind ausgeschlossen/],
  ['bewerber', 'court at the company seat', /gerichtsstand ist der sitz der agentur/],
] as const;

for (const document of ['arbeitgeber', 'bewerber']) {
  const own = terms.filter(([id]) => id === document);
  test(`terms for ${document}: ${own.map(([, constant]) => constant).join('; ')}`, async ({
    read,
  }) => {
    const text = await textOf((await read('de', 'terms')).locator(`#${document}`));
    for (const [, constant, words] of own) expect(text, constant).toMatch(words);
  });
}

test.describe('a browser in Croatian', () => {
  test.use({ locale: 'hr-HR', viewport: { width: 1280, height: 800 } });

  test('Language detection: first path segment, then local storage, then browser; the choice is cached in local storage under i18nextLng', async ({
    page,
  }) => {
    const suggestion = page.getByRole('complementary').filter({ visible: true });
    const suggested = (locale: 'en' | 'vas') =>
      link(suggestion, translator(locale)('common.language.suggestion.link'));
    const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
    await page.goto('/kontakt');
    await expect(suggested('vas')).toHaveAttribute('href', addresses.contact.vas);
    expect(await stored()).toBeNull();

    await waitForHydration(page, 'enhancements');
    await languageMenu(page).locator('summary').click();
    await link(languageMenu(page), 'English').click();
    await expect(page).toHaveURL(addresses.contact.en);
    await waitForHydration(page, 'language-suggestion');
    await expect(suggestion).toHaveCount(0);
    expect(await stored()).toBe('en');
    await page.goto('/kontakt');
    await expect(suggested('en')).toHaveAttribute('href', addresses.contact.en);

    // It is dismissed permanently, also by keyboard.
    const close = translator('en')('common.language.suggestion.close');
    await suggestion.getByRole('button', { name: exactly(close) }).press('Enter');
    await expect(suggestion).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/vas/medicinske-sestre');
    await waitForHydration(page, 'language-suggestion');
    await expect(suggestion).toHaveCount(0);
  });
});

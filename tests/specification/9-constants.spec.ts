import { expect } from 'playwright/test';
import { header, link } from '@/tests/support/page-parts';
import { test, textOf } from '@/tests/support/specification';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

/** Terms with their document and the words that state them. */
const terms = {
  'Employer terms': [
    ['invoice payable 14 days after receipt', /14 tage nach erhalt/],
    [
      'five working days for the agency to review the employment contract',
      /fünf arbeitstage zeit, den entwurf zu prüfen/,
    ],
    [
      'a previously contacted candidate must be reported within five working days of receiving a profile',
      /innerhalb von fünf arbeitstagen nach erhalt des profils(?! und)/,
    ],
    [
      'full placement fee due if the employer bypasses the agency',
      /umgeht der auftraggeber die agentur, so schuldet er das volle honorar/,
    ],
    [
      'fee per placed nurse plus statutory VAT',
      /jede vermittelte .{0,400}gesetzliche umsatzsteuer/,
    ],
    ['payment in euros by bank transfer', /in euro und per banküberweisung/],
  ],
  'Candidate terms': [
    ["costs covered at the agency's discretion", /nach unserem ermessen/],
    ['deficit notice application', /defizitbescheid/],
    ['visa fees', /gebühren für das visum/],
    ['document translation', /übersetzung ihrer unterlagen/],
    ['language exam if passed first time', /sprachprüfung, wenn sie sie beim ersten mal bestehen/],
    [
      'a start bonus paid within 30 days after placement and start of work',
      /startbonus.{0,40} innerhalb von 30 tagen nach .{0,20}vermittlung und arbeitsbeginn/,
    ],
    ['no obligation for costs above 500 euros in total', /insgesamt mehr als 500 euro/],
    ['no cash payouts', /barauszahlungen sind ausgeschlossen/],
    ['court at the company seat', /gerichtsstand ist der sitz der agentur/],
  ],
} as const;

for (const [document, constants] of Object.entries(terms)) {
  test(`${document}: ${constants.map(([constant]) => constant).join('; ')}`, async ({ read }) => {
    const id = document === 'Employer terms' ? '#arbeitgeber' : '#bewerber';
    const text = await textOf((await read('de', 'terms')).locator(id));
    for (const [constant, words] of constants) expect(text, constant).toMatch(words);
  });
}

test.describe('a browser in Croatian', () => {
  test.use({ locale: 'hr-HR' });

  test('Language detection: first path segment, then local storage, then browser; the choice is cached in local storage under i18nextLng', async ({
    page,
  }) => {
    const suggestion = page.getByRole('complementary').filter({ visible: true });
    const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
    const suggested = (locale: 'en' | 'vas') =>
      suggestion.getByRole('link', {
        name: exactly(translator(locale)('common.language.suggestion.link')),
      });
    // The browser's language is suggested, and not stored.
    await page.goto('/kontakt');
    await expect(suggested('vas')).toHaveAttribute('href', '/vas/kontakt');
    expect(await stored()).toBeNull();

    await waitForHydration(page, 'language-choice');
    await page.setViewportSize({ width: 1280, height: 800 });
    const switcher = header(page).locator('details:has(a[lang]):not(:has(details))');
    await switcher.filter({ visible: true }).locator('summary').click();
    await link(switcher.filter({ visible: true }), 'English').click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    expect(await stored()).toBe('en');
    await waitForHydration(page, 'language-suggestion');
    await expect(suggestion).toHaveCount(0);

    // The stored choice comes before the browser's language.
    await page.goto('/kontakt');
    await expect(suggested('en')).toHaveAttribute('href', '/en/contact');
  });
});

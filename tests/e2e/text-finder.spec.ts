import { expect, type Page } from 'playwright/test';
import { markText } from '@/lib/i18n/text-marks';
import { violationsOn } from '@/tests/support/axe';
import { test as base } from '@/tests/support/site-test';
import { contentSecurityPolicy } from '@/tooling/host-rules/content-security-policy';
import { bundleFinder } from '@/tooling/text-finder/bundle-finder';

const title = markText('Arbeiten in <b>Deutschland</b>', {
  file: 'de/home.json',
  line: 12,
  key: 'hero.title',
});
const terms = markText('Es gilt deutsches Recht.', {
  file: 'de/terms-employers.md',
  line: 33,
  key: '',
});
const alt = markText('Eine Brücke', { file: 'de/home.json', line: 20, key: 'hero.picture' });
const marked = `<!doctype html><html lang="de"><head><title>Marked</title>
<script type="module" src="/finder.js"></script></head><body><main><h1><a href="/kontakt">${title}</a></h1>
<p>${terms}</p><p>+49 30 23125</p><img alt="${alt}" src="/favicon.svg" width="80" height="80"></main></body></html>`;

/** A marked page with the policy of the published ones. */
const test = base.extend<{ preview: Page }>({
  preview: async ({ page }, use) => {
    const finder = await bundleFinder('https://texte.example/');
    const policy = contentSecurityPolicy({ connect: [], services: [], hasServices: false }, []);
    await page.route('**/finder.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: finder }),
    );
    await page.route('**/marked', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'Content-Security-Policy': policy },
        body: marked,
      }),
    );
    const blocked: string[] = [];
    page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
    await page.goto('/marked');
    await use(page);
    expect(blocked).toEqual([]);
  },
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Wo dieser Text steht' });

test('Alt and a click lead from a text to its file, its line and its field', async ({
  preview: page,
}) => {
  const panel = panelOf(page);
  await page.getByText('Deutschland').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('messages/de/home.json:12');
  await expect(panel).toContainText('hero.title');
  const link = panel.getByRole('link', { name: 'Im Editor öffnen' });
  await expect(link).toHaveAttribute(
    'href',
    'https://texte.example/#/collections/pages/entries/home?_key=hero.title&_locale=de',
  );
  await page.getByText('deutsches Recht').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('messages/de/terms-employers.md:33');
  await expect(link).toHaveAttribute('href', /documents\/entries\/terms-employers\?/);
  await page.getByText('+49 30').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('Nicht in messages/');
  await page.getByRole('img').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('alt: Eine Brücke');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/marked$/);
});

test('with the switch on, a tap does the same, and with it off the page works as ever', async ({
  preview: page,
}) => {
  const control = page.getByRole('button', { name: 'Texte finden' });
  await control.click();
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Arbeiten in' }).press('Enter');
  await expect(panelOf(page)).toContainText('messages/de/home.json:12');
  await panelOf(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(panelOf(page)).toBeHidden();
  await control.click();
  await page.getByRole('link', { name: 'Arbeiten in' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});

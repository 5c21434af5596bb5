import { expect } from 'playwright/test';
import { metaPolicy } from '@/lib/headers/content-security-policy';
import { finderHeading, markText } from '@/lib/i18n/text-marks';
import { bundleFinder } from '@/scripts/publishing/bundle';
import { findViolations } from '@/tests/support/axe';
import { test } from '@/tests/support/site-test';

const marked = (text: string, key: string) => markText(text, `de/home.json:12:${key}`);
const body = `<!doctype html><html lang="de"><head><title>Marked</title>
<script type="module" src="/finder.js"></script></head><body><main>
<h1><a href="#other">${marked('Arbeiten in <b>Deutschland</b>', 'hero.title')}</a></h1>
<p>+49 30 23125</p><img alt="${marked('Brücke', 'alt')}" src="data:," width="80" height="80">
</main></body></html>`;

test('Alt+click, or a tap with the switch on, leads from a text to its field', async ({ page }) => {
  const finder = await bundleFinder('https://texte.example/');
  const policy = metaPolicy([]);
  const headers = { 'Content-Security-Policy': policy, 'Content-Type': 'text/html; charset=utf-8' };
  await page.route('https://preview.example/', (route) => route.fulfill({ headers, body }));
  await page.route('**/finder.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: finder }),
  );
  await page.goto('https://preview.example/');
  const panel = page.getByRole('region', { name: finderHeading });
  await page.getByText('Deutschland').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('messages/de/home.json:12hero.title');
  await expect(panel.getByRole('link', { name: 'Open in the editor' })).toHaveAttribute(
    'href',
    'https://texte.example/#/collections/pages/entries/home',
  );
  await page.getByText('+49 30').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('≠ messages/');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Find texts' }).click();
  await page.getByRole('img').click();
  await expect(panel).toContainText('alt: Brücke');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('https://preview.example/');
});

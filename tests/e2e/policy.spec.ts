import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { has } from '@/tests/support/channels';
import { consentOn } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { chatOn, footer, menu, openable, opened } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';
import { hydrated, watchPolicy } from '@/tests/support/watch-page';

const t = textsOf('de');

/** Violations are reported asynchronously. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));

test('menus, languages and the sheet break nothing of the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(hrefFor('de', 'nurses'));
  const section = openable(menu(page), t('common.nav.groups.employers'));
  await section.hover();
  await section.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await openable(menu(page), t('common.nav.open')).click();
  await expect(openable(menu(page), t('common.nav.close'))).toBeVisible();
  await settle(page);
  expect(violations).toEqual([]);
});

test('banner, settings and chat break nothing of the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(hrefFor('de', 'home'));
  const consent = consentOn(page, 'de');
  await consent.settings.click();
  await consent.category('analytics').click();
  await consent.save.click();
  await expect(consent.dialog).toBeHidden();
  if (has.whatsapp) {
    const chat = chatOn(page, 'de');
    await expect(chat.bubble).toBeVisible();
    await chat.close.click();
    await expect(chat.bubble).toBeHidden();
  }
  await settle(page);
  expect(violations).toEqual([]);
});

test('form, toasts and thanks break nothing of the policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  const form = contactForm(page, 'de');
  await playFunction(page, { status: 500, text: '' }, accepted);
  await form.open();
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await form.fill();
  await form.submit.click();
  await expect(form.toasts.destructive).toBeVisible();
  await form.submit.click();
  await expect(form.toasts.success).toBeVisible();
  await settle(page);
  expect(violations).toEqual([]);
});

test('questions, copying and the search break nothing of the policy', async ({
  page,
  context,
  origin,
}) => {
  const violations = await watchPolicy(page);
  await context.grantPermissions(['clipboard-write']);
  await page.goto(hrefFor('de', 'nurses'));
  await openable(page.getByRole('main'), t('nurses.faq.items.cost.question')).click();
  await footer(page).scrollIntoViewIfNeeded();
  await footer(page)
    .getByRole('button', { name: exactly(t('common.copyEmail.action')) })
    .click();
  await expect(
    footer(page).getByRole('button', { name: exactly(t('common.copyEmail.done')) }),
  ).toBeVisible();
  await page.goto('/no-such-page');
  await hydrated(page, 'not-found-search');
  await page.getByLabel(exactly(t('notFound.search.label'))).fill('<b>Pflege</b>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(origin + hrefFor('de', 'home'));
  await settle(page);
  expect(violations).toEqual([]);
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'en-GB' });

  test('is offered that language without breaking the policy', async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(hrefFor('de', 'nurses'));
    await expect(page.locator('[data-island="language-suggestion"] a')).toBeVisible();
    await settle(page);
    expect(violations).toEqual([]);
  });
});

/** Injects markup into the home page, as an extension or a proxy would. */
async function addToHome(page: Page, markup: string): Promise<void> {
  await page.route(hrefFor('de', 'home'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</main>', `${markup}</main>`) });
  });
}

test('a page that something outside has changed goes on working', async ({ page, host }) => {
  const violations = await watchPolicy(page);
  const foreign = 'An extension was here';
  await addToHome(page, `<p>${foreign}</p>`);
  await page.goto(hrefFor('de', 'home'));
  // On Next's own server React re-renders such a page in the browser.
  await expect(page.getByText(foreign)).toHaveCount(host === 'node' ? 0 : 1);
  const section = openable(menu(page), t('common.nav.groups.employers'));
  await hydrated(page, 'menus');
  await section.click();
  await expect(opened(section)).toHaveAttribute('open');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
});

test('what the policy does not allow is blocked, and seen by these tests', async ({ page }) => {
  const violations = await watchPolicy(page);
  const foreign = [
    '<p style="color: red">Styled by hand</p>',
    '<img alt="" src="https://tracker.test/pixel.gif">',
    '<script src="https://tracker.test/script.js"></script>',
    '<script>document.title = "taken over"</script>',
  ];
  await addToHome(page, foreign.join(''));
  await page.goto(hrefFor('de', 'home'));
  await settle(page);
  const blocked = violations.map((violation) => violation.split(' ', 2).join(' '));
  // With the policy in header and element, each violation is reported twice.
  expect(new Set(blocked)).toEqual(
    new Set([
      'style-src-attr: inline',
      'img-src: https://tracker.test/pixel.gif',
      'script-src-elem: https://tracker.test/script.js',
      'script-src-elem: inline',
    ]),
  );
  await expect(page).not.toHaveTitle('taken over');
});

test('scripts can set no HTML and no script address as plain text', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(hrefFor('de', 'home'));
  await hydrated(page, 'menus');
  const allowed = await page.evaluate(() => {
    const setAddress = (address: string) => {
      document.createElement('script').src = address;
    };
    // TypeScript's DOM library may lack `trustedTypes`.
    const factory = Object(Reflect.get(window, 'trustedTypes'));
    const createPolicy = (name: string) => factory.createPolicy(name, {});
    const attempts: Record<string, () => void> = {
      html: () => {
        document.createElement('p').innerHTML = '<b>taken over</b>';
      },
      script: () => {
        document.createElement('script').text = 'document.title = "taken over"';
      },
      'own file': () => setAddress('/assets/none.js'),
      'detour to an own file': () => setAddress('/_next/static/../../assets/none.js'),
      'foreign file': () => setAddress('https://tracker.test/_next/static/none.js'),
      'foreign file without protocol': () => setAddress('//tracker.test/_next/static/none.js'),
      policy: () => createPolicy('other'),
      'default policy': () => createPolicy('default'),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(allowed).toEqual([]);
  await expect.poll(() => violations.length).toBeGreaterThan(6);
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { emptyRequest } from '@/lib/contact/fields';
import { type RefusalCode, refusals } from '@/lib/contact/request';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { storedKeys } from '@/lib/storage/keys';
import { site } from '@/site.config';
import {
  accepted,
  contactForm,
  type PlayedAnswer,
  playFunction,
  validRequest,
} from '@/tests/support/contact-form';
import { watchPage } from '@/tests/support/page-events';
import { link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, textsIn, textsOf } from '@/tests/support/texts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

const violationsOn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
};

const borderOf = (element: Locator) =>
  element.evaluate((one) => window.getComputedStyle(one).borderColor);

const shiftsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = Object(entry);
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

const refusalCodes = [
  'malformed',
  'forbidden',
  'method',
  'tooLarge',
  'contentType',
  'invalid',
  'tooMany',
  'unavailable',
] as const satisfies readonly RefusalCode[];

/** The words of section 5 and 8 of the specification, as they stand there. */
const english = {
  'errors.name.tooShort': 'Name must be at least 2 characters long',
  'errors.email.notAnAddress': 'Please enter a valid email address',
  'errors.message.tooShort': 'Message must be at least 10 characters long',
  'thanks.title': 'Message sent!',
  'failure.title': 'Error sending message',
  'failure.text': 'Please try again later or contact us by phone.',
  'failure.unknown': 'Unknown error',
} as const;

test('the English words are those of the specification', () => {
  const texts = new Map(textsIn('en', 'contact'));
  for (const [key, text] of Object.entries(english)) expect(texts.get(`form.${key}`)).toBe(text);
});

for (const locale of locales) {
  const t = textsOf(locale);
  const address = hrefFor(locale, 'contact');

  test(`${address} says what is wrong, and stops when it is right`, async ({ page }) => {
    const form = contactForm(page, locale);
    const requests = await playFunction(page, accepted);
    await page.setViewportSize(narrow);
    await form.open();
    const title = await page.title();
    await form.fill({ ...emptyRequest, name: ' A ', email: 'ana@example', message: '123456789 ' });
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect(page).toHaveTitle(`${t('contact.form.errors.word')}: ${title}`);
    for (const [name, text] of [
      ['name', t('contact.form.errors.name.tooShort')],
      ['email', t('contact.form.errors.email.notAnAddress')],
      ['message', t('contact.form.errors.message.tooShort')],
    ] as const) {
      const field = form.field(name);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
      expect(await borderOf(field)).toBe(await borderOf(form.summary));
      await link(form.summary, text).click();
      await expect(field).toBeFocused();
    }
    await expect(form.field('phone')).not.toHaveAttribute('aria-invalid');
    expect(await borderOf(form.field('phone'))).not.toBe(await borderOf(form.summary));
    expect(await violationsOn(page)).toEqual([]);

    // The summary may push the form away: the focus goes there. From then on nothing moves.
    const shifts = await shiftsOn(page);
    for (const [name, text] of [
      ['name', 'An'],
      ['email', 'ana@example.org'],
      ['message', '1234567890'],
    ] as const) {
      await form.field(name).press('ControlOrMeta+a');
      await form.field(name).pressSequentially(text);
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
    }
    await expect(form.summary).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    expect((await shiftsOn(page)) - shifts).toBeLessThanOrEqual(0.01);
    expect(requests).toEqual([]);
  });

  test(`${address} sends the six fields once, thanks, and is empty again`, async ({
    page,
    origin,
  }) => {
    const events = watchPage(page, origin);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const form = contactForm(page, locale);
    let answer: (played: PlayedAnswer) => void = () => undefined;
    const requests = await playFunction(
      page,
      new Promise<PlayedAnswer>((resolve) => {
        answer = resolve;
      }),
    );
    await page.setViewportSize(wide);
    await page.clock.install();
    await form.open('?utm_source=brief&utm_campaign=%C5%A1&gclid=1');
    await form.fill();
    await form.submit.dblclick();
    await expect(form.sending).toBeDisabled();
    await expect(form.sending).toHaveText(/^\.\.\./);
    await expect(form.field('message')).toHaveJSProperty('readOnly', true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await shiftsOn(page)).toBeLessThanOrEqual(0.01);
    answer(accepted);

    await expect(form.thanks).toBeFocused();
    await expect(form.thanks).toContainText(accepted.json.reference);
    await expect(form.thanks).toContainText(t('contact.form.thanks.text'));
    await expect(form.toasts.success).toContainText(t('contact.form.thanks.title'));
    expect(await form.values()).toEqual(emptyRequest);
    await expect(form.submit).toBeEnabled();
    expect(await violationsOn(page)).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method()).toBe('POST');
    expect(requests[0]?.postDataJSON()).toEqual(validRequest);
    const { 'idempotency-key': key = '', 'x-contact-context': context = '' } =
      requests[0]?.headers() ?? {};
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.fromEntries(new URLSearchParams(context))).toEqual({
      locale,
      page: address,
      utm_source: 'brief',
      utm_campaign: 'š',
    });

    // Long enough for the client to look after a session that nobody has.
    await page.clock.fastForward('02:00');
    expect(events).toMatchObject({ complaints: [], foreign: [], failures: [] });
    expect(sockets).toEqual([]);
    const kept = await page.evaluate(() => [
      ...Object.keys(window.localStorage),
      ...Object.keys(window.sessionStorage),
    ]);
    expect(kept.filter((name) => !storedKeys.some((entry) => entry.key === name))).toEqual([]);
    expect(kept).not.toContain('contact-draft');
  });

  test(`${address} says what failed, and keeps everything`, async ({ page }) => {
    const form = contactForm(page, locale);
    const answers: readonly [answer: PlayedAnswer, text: string][] = [
      [{ status: 500, text: '<h1>Internal Server Error</h1>' }, t('contact.form.failure.text')],
      [{ status: 200, text: 'Welcome' }, t('contact.form.failure.text')],
      [{ status: 500, json: {} }, t('contact.form.failure.unknown')],
      [{ json: { success: false } }, t('contact.form.failure.unknown')],
      [{ json: { success: false, error: 'Quota exceeded' } }, 'Quota exceeded'],
      [{ status: 400, json: { error: 'Quota exceeded' } }, 'Quota exceeded'],
      ...refusalCodes
        .filter((code) => refusals[code] !== 503)
        .map(
          (code) =>
            [
              { status: refusals[code], json: { success: false, error: 'English', code } },
              t(`contact.form.refusals.${code}`),
            ] as const satisfies [PlayedAnswer, string],
        ),
    ];
    const requests = await playFunction(page, ...answers.map(([answer]) => answer), accepted);
    await form.open();
    await form.fill();
    for (const [index, [, text]] of answers.entries()) {
      await form.submit.click();
      await expect.poll(() => requests.length).toBe(index + 1);
      await expect(form.toasts.destructive).toContainText(text);
      await expect(form.submit).toBeFocused();
      await expect(form.failure).toBeVisible();
      expect(await form.values()).toEqual(validRequest);
    }
    for (const way of [site.email, site.channels.employerPhone ?? '']) {
      await expect(link(page.getByRole('main'), way).filter({ visible: true })).not.toHaveCount(0);
    }
    expect(await violationsOn(page)).toEqual([]);
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    await expect(form.toasts.destructive).toHaveCount(0);
    await expect(form.failure).toHaveCount(0);
    // One filling, one key, whatever the function said before.
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  test(`${address} shows the fields that only the function refuses`, async ({ page }) => {
    const form = contactForm(page, locale);
    const fields = { email: 'notAnAddress', company: 'unreadable' };
    const json = { success: false, error: 'English', code: 'invalid', fields };
    await playFunction(page, { status: 422, json }, accepted);
    await form.open();
    await form.fill();
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect(form.toasts.destructive).toContainText(t('contact.form.refusals.invalid'));
    await expect(form.field('email')).toHaveAccessibleDescription(
      t('contact.form.errors.email.notAnAddress'),
    );
    await expect(form.field('company')).toHaveAccessibleDescription(
      `${t('contact.form.fields.company')}: ${t('contact.form.errors.unreadable')}`,
    );
  });

  test(`${address} tries once more, with the same key, and then says so`, async ({ page }) => {
    const form = contactForm(page, locale);
    const busy: PlayedAnswer = {
      status: 503,
      json: { success: false, error: 'English', code: 'unavailable' },
    };
    const requests = await playFunction(page, 'none', accepted, busy, busy, busy, 'none', 'none');
    await form.open();
    await form.fill();
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    expect(requests).toHaveLength(2);
    await form.fill();
    await form.submit.click();
    await expect(form.toasts.destructive).toContainText(t('contact.form.refusals.unavailable'));
    expect(requests).toHaveLength(4);
    await form.submit.click();
    await expect(form.toasts.destructive).toContainText(t('contact.form.failure.text'));
    expect(requests).toHaveLength(6);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys.slice(2)).size).toBe(1);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test(`${address} loses nothing offline, nor over a reload while it sends`, async ({
    page,
    context,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === contactEndpoint) requests.push(request);
    });
    const form = contactForm(page, locale);
    await form.open();
    await form.fill();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.toasts.destructive).toContainText(t('contact.form.failure.text'));
    expect(await form.values()).toEqual(validRequest);
    expect(requests).toHaveLength(2);
    await context.setOffline(false);
    await playFunction(page, new Promise<PlayedAnswer>(() => undefined), accepted);
    await form.submit.click();
    await expect.poll(() => requests.length).toBe(3);
    await form.open();
    expect(await form.values()).toEqual(validRequest);
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    await form.open();
    expect(await form.values()).toEqual(emptyRequest);
  });

  test(`${address} can be filled in and sent by keyboard alone`, async ({ page }) => {
    const form = contactForm(page, locale);
    const requests = await playFunction(page, accepted);
    await form.open();
    await form.field('name').focus();
    for (const text of ['An', 'ana@example.org', '', '', 'Long enough']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await form.field('name').focus();
    await page.keyboard.press('Enter');
    await expect(form.thanks).toBeFocused();
    expect(requests[0]?.postDataJSON()).toEqual({
      ...emptyRequest,
      name: 'An',
      email: 'ana@example.org',
      message: 'Long enough',
      request_callback: true,
    });
  });

  test(`${address} waits 15 seconds for an answer, twice`, async ({ page }) => {
    const form = contactForm(page, locale);
    const requests = await playFunction(page, new Promise<PlayedAnswer>(() => undefined));
    await page.clock.install();
    await form.open();
    await form.fill();
    await form.submit.click();
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(14_500);
    await expect(form.sending).toBeDisabled();
    await page.clock.runFor(2000);
    await expect.poll(() => requests.length).toBe(2);
    await page.clock.runFor(16_000);
    await expect(form.toasts.destructive).toContainText(t('contact.form.failure.text'));
    expect(await form.values()).toEqual(validRequest);
    expect(requests).toHaveLength(2);
  });
}

test('what is pasted is cleaned, and never cut without a word', async ({ page }) => {
  const form = contactForm(page, 'de');
  const requests = await playFunction(page, accepted);
  await form.open();
  await form.fill({ ...validRequest, name: 'Ana\tKovač\u0007', message: 'x'.repeat(4001) });
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  expect((await form.values()).message).toHaveLength(4001);
  await form.field('message').fill('Zeile 1\nZeile 2\u0000');
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  expect(requests[0]?.postDataJSON()).toMatchObject({
    name: 'Ana Kovač',
    message: 'Zeile 1\nZeile 2',
  });
});

test('a submit before the script has arrived is one plain post', async ({ page }) => {
  const form = contactForm(page, 'de');
  const requests = await playFunction(page, { text: '<h1>Danke</h1>' });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/contact-form-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(form.address);
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
  arrive();
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]?.url() ?? '').search).toBe('?locale=de');
  const { request_callback, ...values } = validRequest;
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.postData() ?? ''))).toEqual({
    ...values,
    message: values.message.replaceAll('\n', '\r\n'),
    request_callback: String(request_callback),
    website: '',
  });
});

test('what is typed before the script has arrived is not overwritten', async ({ page }) => {
  const form = contactForm(page, 'de');
  await form.open();
  await form.fill();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.route('**/contact-form-*.js', async (route) => {
    await form.field('name').fill('Neuer Name');
    await route.continue();
  });
  await form.open();
  expect(await form.values()).toEqual({ ...validRequest, name: 'Neuer Name' });
});

test('a plain post is what is left when the code that sends does not arrive', async ({ page }) => {
  const form = contactForm(page, 'de');
  const requests = await playFunction(page, { text: '<h1>Danke</h1>' });
  await page.route('**/sender-*.js', (route) => route.abort());
  await form.open();
  await form.fill();
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('the thanks after a plain post end the draft, and show once', async ({ page }) => {
  const form = contactForm(page, 'de');
  await form.open();
  await form.fill();
  await page.goto('about:blank');
  await page.goto(`${form.address}#danke`);
  await expect(form.thanks).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(form.thanks).toBeVisible();
  expect(await form.values()).toEqual(emptyRequest);
});

test('what checks and sends comes at the first touch', async ({ page, origin }) => {
  const { scripts } = watchPage(page, origin);
  const senders = () => scripts.filter((path) => path.includes('/sender-'));
  const form = contactForm(page, 'de');
  await form.open();
  await page.waitForLoadState('networkidle');
  expect(senders()).toEqual([]);
  await form.field('phone').focus();
  await expect.poll(() => senders().length).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const t = textsOf(locale);

    test(`${hrefFor(locale, 'contact')} posts the fields, and shows both outcomes`, async ({
      page,
    }) => {
      const form = contactForm(page, locale);
      const requests = await playFunction(page, { text: '<h1>Danke</h1>' });
      await page.goto(form.address);
      await form.submit.click();
      await form.fill();
      await form.submit.click();
      await expect(page.getByRole('heading', { name: 'Danke' })).toBeVisible();
      expect(requests).toHaveLength(1);
      expect(new URL(requests[0]?.url() ?? '').pathname).toBe(contactEndpoint);
      expect(new URL(requests[0]?.url() ?? '').search).toBe(`?locale=${locale}`);
      await page.goto(`${form.address}#danke`);
      await expect(page.getByText(exactly(t('contact.form.thanks.text')))).toBeVisible();
      await page.goto('about:blank');
      await page.goto(`${form.address}#fehler`);
      await expect(page.getByText(exactly(t('contact.form.failure.title')))).toBeVisible();
      await expect(page.getByText(exactly(t('contact.form.thanks.text')))).toBeHidden();
    });
  }
});

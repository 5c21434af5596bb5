import { expect, type Request } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { emptyRequest } from '@/lib/contact/fields';
import { type ContactErrorCode, errorStatuses } from '@/lib/contact/request';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { storedKeys } from '@/lib/storage/browser-storage';
import { layoutShift } from '@/scripts/bench/layout-shift';
import { site } from '@/site.config';
import { violationsOn } from '@/tests/support/axe';
import { failureTextOf } from '@/tests/support/channels';
import {
  accepted,
  contactForm,
  type PlayedAnswer,
  playFunction,
  validRequest,
} from '@/tests/support/contact-form';
import { link } from '@/tests/support/page-parts';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';
import { watchPage } from '@/tests/support/watch-page';

const wide = { width: 1280, height: 900 };

const refusalCodes = [
  'malformed',
  'forbidden',
  'method',
  'tooLarge',
  'contentType',
  'invalid',
  'tooMany',
  'unavailable',
] as const satisfies readonly ContactErrorCode[];

for (const [index, locale] of locales.entries()) {
  /** In the sample each scenario runs once, rotating through the languages. */
  const inLanguage = (way: number) => inTurn(way, { index, of: locales.length });
  const t = textsOf(locale);
  const address = hrefFor(locale, 'contact');

  test(
    `${address} sends the six fields once, thanks, and is empty again`,
    inLanguage(0),
    async ({ page, origin }) => {
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
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      answer(accepted);

      await expect(form.thanks).toBeFocused();
      await expect(form.thanks).toContainText(accepted.json.reference);
      await expect(form.thanks).toContainText(
        t('contact.form.thanks.text', { days: site.disclosures.replyWorkingDays ?? 0 }),
      );
      await expect(form.toasts.success).toContainText(t('contact.form.thanks.title'));
      expect(await form.values()).toEqual(emptyRequest);
      await expect(form.submit).toBeEnabled();
      expect(await violationsOn(page)).toEqual([]);
      expect(requests).toHaveLength(1);
      expect(requests[0]?.method()).toBe('POST');
      expect(requests[0]?.postDataJSON()).toEqual(validRequest);
      const { 'x-contact-context': context = '' } = requests[0]?.headers() ?? {};
      expect(Object.fromEntries(new URLSearchParams(context))).toEqual({
        locale,
        page: address,
        utm_source: 'brief',
        utm_campaign: 'š',
      });

      // Long enough for an auth client to check for a session.
      await page.clock.fastForward('02:00');
      expect(events).toMatchObject({ consoleErrors: [], foreign: [], failures: [] });
      expect(sockets).toEqual([]);
      const kept = await page.evaluate(() => [
        ...Object.keys(window.localStorage),
        ...Object.keys(window.sessionStorage),
      ]);
      expect(kept.filter((name) => !storedKeys.some((entry) => entry.key === name))).toEqual([]);
      expect(kept).not.toContain('contact-draft');
    },
  );

  test(`${address} says what failed, and keeps everything`, inLanguage(1), async ({ page }) => {
    const form = contactForm(page, locale);
    const answers: readonly [answer: PlayedAnswer, text: string][] = [
      [{ status: 500, text: '<h1>Internal Server Error</h1>' }, failureTextOf(locale)],
      [{ status: 200, text: 'Welcome' }, failureTextOf(locale)],
      [{ status: 500, json: {} }, t('contact.form.failure.unknown')],
      [{ json: { success: false } }, t('contact.form.failure.unknown')],
      [{ json: { success: false, error: 'Quota exceeded' } }, 'Quota exceeded'],
      [{ status: 400, json: { error: 'Quota exceeded' } }, 'Quota exceeded'],
      ...refusalCodes
        .filter((code) => errorStatuses[code] !== 503)
        .map(
          (code) =>
            [
              {
                status: errorStatuses[code],
                json: { success: false, error: 'English', code },
                headers: { 'retry-after': '1301' },
              },
              t(`contact.form.refusals.${code}`, { minutes: 22 }),
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
    const { employerPhone, nursePhone } = site.channels;
    for (const way of [site.email, employerPhone, nursePhone]) {
      if (way === undefined) continue;
      await expect(link(page.getByRole('main'), way).filter({ visible: true })).not.toHaveCount(0);
    }
    expect(await violationsOn(page)).toEqual([]);
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    await expect(form.toasts.destructive).toHaveCount(0);
    await expect(form.failure).toHaveCount(0);
  });

  test(`${address} tries once more, and then says so`, inLanguage(2), async ({ page }) => {
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
    await expect(form.toasts.destructive).toContainText(failureTextOf(locale));
    await expect(page.getByText(exactly(t('contact.form.failure.unsure')))).toBeVisible();
    expect(requests).toHaveLength(6);
  });

  test(
    `${address} loses nothing offline, nor over a reload while it sends`,
    inLanguage(0),
    async ({ page, context }) => {
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
      await expect(form.toasts.destructive).toContainText(failureTextOf(locale));
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
      await form.open();
      expect(await form.values()).toEqual(emptyRequest);
    },
  );
}

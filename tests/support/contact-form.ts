import type { Locator, Page, Request } from 'playwright/test';
import { contactFields, textFields } from '@/lib/contact/fields';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { ContactField, ContactRequest } from '@/supabase/functions/_shared/contact-request';
import { contactEndpoint, outcomeIds } from '@/supabase/functions/_shared/contact-response';
import { exactly, translator } from '@/tests/support/texts';
import { validRequest } from '@/tests/support/valid-request';

/** The live regions of toasts, at the end of the page. */
export const toastRegions = 'body > :has(> [role="alert"] + [role="status"])';

/** Locates the parts of the contact form on a page in a language. */
export function contactForm(page: Page, locale: Locale) {
  const t = translator(locale);
  const main = page.getByRole('main');
  const field = (name: ContactField): Locator => {
    const star = name === 'name' || name === 'email' ? ' *' : '';
    // A section may have the same name.
    return main
      .locator('#contact-form')
      .getByLabel(exactly(t(`contact.form.fields.${name}`) + star), { exact: true });
  };
  return {
    address: hrefFor(locale, 'contact'),
    field,
    submit: main.getByRole('button', { name: exactly(t('contact.form.submit')) }),
    sending: main.getByRole('button', {
      name: new RegExp(exactly(t('contact.form.sending')).source.slice(1, -1)),
    }),
    summary: main.getByRole('alert', { name: exactly(t('contact.form.errors.title')) }),
    thanks: main.getByRole('region', { name: exactly(t('contact.form.thanks.title')) }),
    /** The element to which a post without scripts is redirected. */
    outcome: (name: keyof typeof outcomeIds) => main.locator(`#${outcomeIds[name]}`),
    /** The message beside the button after a failure. */
    failure: main.getByText(exactly(t('contact.form.failure.ways'))).filter({ visible: true }),
    toasts: {
      success: page.getByRole('status').filter({ hasText: t('contact.form.thanks.toast') }),
      destructive: page.getByRole('alert').filter({ hasText: t('contact.form.failure.title') }),
    },
    /** Opens the page and waits until the form is hydrated. */
    open: async (query = '') => {
      await page.goto(hrefFor(locale, 'contact') + query);
      await field('name').scrollIntoViewIfNeeded();
      // Once hydrated, the form validates by itself.
      await main.locator('#contact-form[novalidate]').waitFor();
    },
    fill: async (request: ContactRequest = validRequest) => {
      for (const name of contactFields) {
        const value = request[name];
        if (typeof value === 'string') await field(name).fill(value);
        else await field(name).setChecked(value);
      }
    },
    values: async () => {
      const values: Partial<Record<ContactField, unknown>> = {
        request_callback: await field('request_callback').isChecked(),
      };
      for (const name of textFields) values[name] = await field(name).inputValue();
      return values;
    },
  };
}

/** A response of the function, or none. */
export type MockResponse =
  | 'none'
  | {
      status?: number;
      json?: unknown;
      text?: string;
      headers?: Record<string, string>;
    };

/**
 * Mocks the contact function with a sequence of responses, repeating the last one.
 *
 * @returns the received requests, without CORS preflights
 */
export async function mockFunction(
  page: Page,
  ...answers: readonly (MockResponse | Promise<MockResponse>)[]
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**${contactEndpoint}*`, async (route) => {
    requests.push(route.request());
    const answer = await answers[Math.min(requests.length, answers.length) - 1];
    if (answer === undefined || answer === 'none') return route.abort('connectionreset');
    const { status = 200, json, text, headers = {} } = answer;
    if (text !== undefined) {
      return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: text });
    }
    return route.fulfill({ status, json, headers });
  });
  return requests;
}

/** The function's response to a stored request. */
export const accepted = { json: { success: true, reference: 'KRTM-4F7H' } } as const;

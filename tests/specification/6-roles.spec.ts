import { expect } from 'playwright/test';
import { site } from '@/site.config';
import { contactForm } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';

const now = new Date('2026-11-01T12:00:00Z');

/** A session that expires after some seconds. */
const session = (seconds: number, token: string) => ({
  access_token: `header.${btoa(JSON.stringify({ exp: now.getTime() / 1000 + seconds }))}.signature`,
  refresh_token: token,
  expires_at: now.getTime() / 1000 + seconds,
  expires_in: seconds,
  token_type: 'bearer',
  user: { id: 'ana', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
});

test('sessions are kept in browser local storage, persist and refresh automatically: Session auto-refresh every 30 seconds; token refreshed within 90 seconds of expiry', async ({
  page,
  origin,
}) => {
  const refreshed: string[] = [];
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    refreshed.push(route.request().postDataJSON().refresh_token);
    await route.fulfill({ json: session(7200, 'second') });
  });
  await page.clock.install({ time: now });
  // The key has the first part of the backend's host.
  const [host] = new URL(site.supabase?.url ?? origin).hostname.split('.');
  const key = `sb-${host}-auth-token`;
  const stored = JSON.stringify(session(200, 'first'));
  await page.addInitScript((entry) => localStorage.setItem(...entry), [key, stored] as const);
  await page.addInitScript(() => {
    // The client reads the session once it connects.
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function read(name) {
      if (name.endsWith('-auth-token')) document.documentElement.dataset['connected'] = '';
      return getItem.call(this, name);
    };
  });
  const form = contactForm(page, 'de');
  await form.open();
  // The client connects at the first touch of the form.
  await form.field('name').click();
  await page.locator('[data-connected]').waitFor();
  await page.clock.runFor(60_000);
  expect(refreshed).toEqual([]);
  await page.clock.runFor(90_000);
  await expect.poll(() => refreshed).toEqual(['first']);
  const token = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}').refresh_token;
  await expect.poll(() => page.evaluate(token, key)).toBe('second');
});

import { expect, type Page } from 'playwright/test';
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

/** Opens the contact page with a stored session; returns the tokens that were refreshed. */
async function openWithSession(page: Page, seconds: number): Promise<string[]> {
  const refreshed: string[] = [];
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    refreshed.push(route.request().postDataJSON().refresh_token);
    await route.fulfill({ json: session(7200, 'second') });
  });
  await page.clock.install({ time: now });
  await page.addInitScript(
    (stored) => {
      // The key has the first part of the backend's host.
      const key = `sb-${location.hostname.split('.')[0]}-auth-token`;
      if (location.hostname !== '') localStorage.setItem(key, stored);
    },
    JSON.stringify(session(seconds, 'first')),
  );
  const form = contactForm(page, 'de');
  await form.open();
  // The client connects at the first touch of the form.
  await form.field('name').click();
  return refreshed;
}

const storedTokens = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.endsWith('-auth-token'))
      .map(([, value]) => JSON.parse(value).refresh_token),
  );

test('sessions are kept in browser local storage, persist and refresh automatically', async ({
  page,
}) => {
  const refreshed = await openWithSession(page, 60);
  // Token refreshed within 90 seconds of expiry.
  await expect.poll(() => refreshed).toEqual(['first']);
  await expect.poll(() => storedTokens(page)).toEqual(['second']);
});

test('Session auto-refresh every 30 seconds; token refreshed within 90 seconds of expiry', async ({
  page,
}) => {
  const refreshed = await openWithSession(page, 200);
  await page.clock.runFor(60_000);
  expect(refreshed).toEqual([]);
  await page.clock.runFor(90_000);
  await expect.poll(() => refreshed).toEqual(['first']);
});

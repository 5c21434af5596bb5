import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Backend, drainKey, siteOrigin, startBackend } from '@/tests/contact/support/backend';
import { startContactSite } from '@/tests/contact/support/contact-page';
import { validRequest } from '@/tests/contact/support/posts';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

/** What every answer carries. */
const common = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  vary: 'Origin',
  'x-content-type-options': 'nosniff',
};
const withoutPage = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const { request_callback: _, ...texts } = validRequest;
const typed = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe('The headers of an answer', () => {
  let backend: Backend;
  let site: Awaited<ReturnType<typeof startContactSite>>;
  let running: RunningFunction;
  before(async () => {
    backend = await startBackend();
    site = await startContactSite();
    running = await backend.startFunction({
      SMTP_URL: 'smtp://127.0.0.1:9',
      PAGE_SOURCE_URL: site.origin,
    });
  });
  after(async () => {
    await backend.close();
    await site.close();
  });

  async function assertHeaders(
    path: string,
    init: RequestInit,
    expected: { status: number; headers: Record<string, string> },
  ): Promise<Response> {
    const response = await fetch(running.origin + path, {
      method: 'POST',
      redirect: 'manual',
      ...init,
    });
    assert.equal(response.status, expected.status);
    for (const [name, value] of Object.entries(expected.headers)) {
      assert.equal(response.headers.get(name), value, `${name} of ${response.status}`);
    }
    return response;
  }

  it('protect what is no page, whatever it answers', async () => {
    const body = JSON.stringify(validRequest);
    const answers: [path: string, init: RequestInit, status: number][] = [
      ['/', { headers: json, body }, 200],
      ['/', { headers: json, body: '{' }, 400],
      ['/', { headers: { ...json, origin: 'http://evil.test' }, body }, 403],
      ['/', { method: 'GET' }, 405],
      ['/', { headers: json, body: 'x'.repeat(140_000) }, 413],
      ['/', { headers: { 'content-type': 'text/plain' }, body }, 415],
      ['/', { headers: json, body: '{}' }, 422],
      ['/', { method: 'OPTIONS', headers: { origin: siteOrigin } }, 204],
      ['/?locale=de', { headers: form, body: typed(texts) }, 303],
      ['/?drain', { headers: { authorization: `Bearer ${drainKey}` } }, 200],
      ['/?drain', {}, 403],
    ];
    for (const [path, init, status] of answers) {
      await assertHeaders(path, init, { status, headers: withoutPage });
    }
  });

  it('let a page have its styles, and nothing that runs', async () => {
    const response = await assertHeaders(
      '/?locale=vas',
      { headers: form, body: typed({ ...texts, email: 'nobody' }) },
      { status: 422, headers: { ...common, 'referrer-policy': 'same-origin' } },
    );
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'self' http:\/\/site\.test;/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /script-src|unsafe/);
  });

  it('take nothing over that a request says about its origin', async () => {
    for (const origin of [
      `http://127.0.0.1:${running.port}/; script-src *`,
      `javascript://127.0.0.1:${running.port}/%0aalert(1)`,
      `${siteOrigin}/`,
    ]) {
      for (const email of [texts.email, 'nobody']) {
        const response = await assertHeaders(
          '/?locale=de',
          { headers: { ...form, origin }, body: typed({ ...texts, email }) },
          { status: 403, headers: withoutPage },
        );
        assert.equal(response.headers.get('location'), null);
        assert.equal(response.headers.get('access-control-allow-origin'), null);
      }
    }
    // The origin that the request itself is addressed to.
    const own = running.origin;
    const body = typed({ ...texts, message: 'Noch eine Nachricht.' });
    const response = await assertHeaders(
      '/?locale=de',
      { headers: { ...form, origin: own }, body },
      { status: 303, headers: withoutPage },
    );
    assert.equal(response.headers.get('location'), `${own}/kontakt#danke`);
  });
});

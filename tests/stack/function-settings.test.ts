import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionSettings } from '@/tooling/contact-stack/function-settings';

const surroundings = {
  databaseUrl: 'postgres://127.0.0.1/contact',
  smtpUrl: 'smtp://127.0.0.1:25',
  origins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
  pageSource: 'http://localhost:3000',
  secrets: { IP_HASH_KEY: 'h'.repeat(32), DRAIN_KEY: 'd'.repeat(32) },
  proxyKey: 'p'.repeat(43),
} as const;

test('the server in front counts as one proxy more than the environment names', () => {
  const count = (env: Record<string, string>) =>
    functionSettings(env, surroundings)['TRUSTED_PROXIES'];
  assert.equal(count({}), '1');
  assert.equal(count({ TRUSTED_PROXIES: '2' }), '3');
  for (const wrong of ['two', '10', '11']) {
    assert.throws(() => count({ TRUSTED_PROXIES: wrong }), {
      message: `TRUSTED_PROXIES is "${wrong}"; give a whole number from 0 to 9.`,
    });
  }
});

test('the environment stands above what is set for this machine', () => {
  const lease = (env: Record<string, string>) =>
    functionSettings(env, surroundings)['DELIVERY_LEASE_SECONDS'];
  assert.equal(lease({}), '30');
  assert.equal(lease({ DELIVERY_LEASE_SECONDS: '90' }), '90');
});

test("the function gets the stack's proxy key, and not the one of the server in front", () => {
  const settings = functionSettings({ PROXY_KEY: 'e'.repeat(32) }, surroundings);
  assert.equal(settings['PROXY_KEY'], surroundings.proxyKey);
});

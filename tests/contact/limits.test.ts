import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { RunningFunction } from '@/scripts/support/stack/contact-function';
import { type Backend, emptyDatabase, startBackend } from '@/tests/contact/support/backend';
import { eventually } from '@/tests/contact/support/eventually';
import { answerOf, postJson, validRequest } from '@/tests/contact/support/posts';

/** The limits that apply when nobody sets any. */
const perAddress = 10;
const total = 300;
const window = 3600;

const defaults = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_LIMIT_PER_ADDRESS: undefined,
  RATE_LIMIT_TOTAL: undefined,
  RATE_LIMIT_WINDOW_SECONDS: undefined,
  TRUSTED_PROXIES: '1',
};

describe('Limits', () => {
  let backend: Backend;
  let running: RunningFunction;
  before(async () => {
    // In the next hour everything is allowed again: these tests must end before it begins.
    await eventually('a new hour', 70, () => new Date().getMinutes() < 59);
    backend = await startBackend();
    running = await backend.startFunction(defaults);
  });
  after(() => backend.close());
  afterEach(() => emptyDatabase(backend));

  const from = async (address: string) => {
    const response = await postJson(running.origin, validRequest, { 'x-forwarded-for': address });
    return { response, answer: await answerOf(response) };
  };
  const statuses = async (count: number, address: (index: number) => string) => {
    const all = Array.from({ length: count }, async (_, index) => {
      const { response, answer } = await from(address(index));
      if (response.status !== 200) {
        assert.equal(response.status, 429);
        assert.equal(answer.success ? '' : answer.code, 'tooMany');
        const wait = Number(response.headers.get('retry-after'));
        assert.ok(wait >= 1 && wait <= window, `retry-after: ${wait}`);
      }
      return response.status;
    });
    return (await Promise.all(all)).filter((status) => status === 200).length;
  };
  const stored = async () => {
    const [row] = await backend.sql<{ count: number }[]>`
      select count(*)::integer as count from contact.requests`;
    return row?.count;
  };

  it('take ten of a thousand requests that one address sends at once', async () => {
    assert.equal(await statuses(1000, () => '203.0.113.7'), perAddress);
    assert.equal(await stored(), perAddress);
  });

  it('do not keep an address from others', async () => {
    await statuses(perAddress + 1, () => '203.0.113.7');
    assert.equal((await from('203.0.113.8')).response.status, 200);
  });

  it('do not mind what a client writes before the address that our proxy adds', async () => {
    const invented = (index: number) => `198.51.100.${index}, 203.0.113.7`;
    assert.equal(await statuses(30, invented), perAddress);
  });

  it('take an IPv6 connection with all its addresses for one', async () => {
    const address = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    assert.equal(await statuses(30, address), perAddress);
    assert.equal((await from('2001:db8:1:3::1')).response.status, 200);
  });

  it('end for everybody at the total, give or take the connections at that moment', async () => {
    const address = (index: number) => `10.0.${Math.floor(index / 200)}.${index % 200}`;
    const taken = await statuses(total + 100, address);
    assert.ok(taken >= total && taken < total + 10, `${taken} were taken`);
    assert.equal(await stored(), taken);
  });

  it('let a filling that is stored already be sent again', async () => {
    const key = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': '203.0.113.7' };
    const first = await answerOf(await postJson(running.origin, validRequest, key));
    assert.equal(await statuses(perAddress, () => '203.0.113.7'), perAddress - 1);
    assert.deepEqual(await answerOf(await postJson(running.origin, validRequest, key)), first);
  });

  it('begin anew with the next window', async () => {
    await statuses(perAddress, () => '203.0.113.7');
    await backend.sql`
      update contact.address_counts set window_start = window_start - interval '1 hour'`;
    assert.equal((await from('203.0.113.7')).response.status, 200);
  });

  it('keep no address, only a keyed hash of it', async () => {
    await from('203.0.113.7');
    const [row] = await backend.sql<{ address_hash: Buffer }[]>`
      select address_hash from contact.address_counts`;
    const plain = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('203.0.113.7'));
    assert.equal(row?.address_hash.length, 32);
    assert.ok(!row?.address_hash.equals(new Uint8Array(plain)));
    assert.ok(!backend.log.join('').includes('203.0.113.7'));
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networksOf } from '@/supabase/functions/_shared/client-networks';
import { createPageLimiter } from '@/supabase/functions/send-contact-email/http/page-limiter';

const limits = { address: 3, site: 5, network: 8, total: 1, outbox: 1, windowSeconds: 60 };

describe('The limit of pages', () => {
  const allowedOf = (count: number, address: (index: number) => string) => {
    let now = 0;
    const allowPage = createPageLimiter(limits, () => now);
    const run = () =>
      Array.from({ length: count }, (_, index) =>
        allowPage(networksOf(address(index)), 100),
      ).filter(Boolean).length;
    const first = run();
    now += limits.windowSeconds * 1000;
    return [first, run()];
  };

  it('is that of an address, a site and a network, and counts again after the window', () => {
    assert.deepEqual(
      allowedOf(10, () => '203.0.113.7'),
      [3, 3],
    );
    assert.deepEqual(
      allowedOf(10, (index) => `203.0.113.${index}`),
      [8, 8],
    );
    assert.deepEqual(
      allowedOf(10, (index) => `2001:db8:1:${index}::1`),
      [5, 5],
    );
    assert.deepEqual(
      allowedOf(10, (index) => `2001:db8:1:${index}00::1`),
      [8, 8],
    );
    assert.deepEqual(
      allowedOf(10, (index) => `2001:db8:${index}::1`),
      [10, 10],
    );
  });

  it('counts a page once for each 16 KB of the body that it repeats', () => {
    const large = createPageLimiter({ ...limits, address: 60, site: 240, network: 960 });
    const client = networksOf('2001:db8::1');
    const pages = Array.from({ length: 60 }, () => large(client, 80 * 1024));
    assert.equal(pages.filter(Boolean).length, 12);
    const small = createPageLimiter(limits);
    const allowed = Array.from({ length: 10 }, () => small(client, 16 * 1024)).filter(Boolean);
    assert.equal(allowed.length, limits.address);
  });

  it('keeps no more counts than it has room for', () => {
    const allowPage = createPageLimiter(limits);
    const first = networksOf('203.0.113.7');
    for (let index = 0; index < 3; index += 1) allowPage(first, 100);
    assert.equal(allowPage(first, 100), false);
    for (let index = 0; index < 20_000; index += 1) {
      const hex = index.toString(16).padStart(4, '0');
      assert.equal(allowPage(networksOf(`2001:${hex}::1`), 100), true);
    }
    assert.equal(allowPage(first, 100), true);
  });
});

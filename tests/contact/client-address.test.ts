import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  clientAddress,
  connectionOf,
  hopsOf,
} from '@/supabase/functions/send-contact-email/http/client-address';

describe('The address of a client', () => {
  const hops = (forwarded: string | undefined, socket?: string) =>
    hopsOf(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), socket);

  const cases: [forwarded: string | undefined, proxies: number, address: string][] = [
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.7', 0, '10.0.0.1'],
    ['203.0.113.7', 1, '203.0.113.7'],
    ['invented, 203.0.113.7', 1, '203.0.113.7'],
    ['invented, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 5, '203.0.113.7'],
    [undefined, 1, '10.0.0.1'],
    [' , ,203.0.113.7 , ', 1, '203.0.113.7'],
  ];
  for (const [forwarded, proxies, address] of cases) {
    it(`is ${address} behind ${proxies} proxies with ${JSON.stringify(forwarded)}`, () => {
      assert.equal(clientAddress(hops(forwarded, '10.0.0.1'), proxies), address);
    });
  }

  it('is still something where nobody knows it', () => {
    assert.equal(clientAddress(hops(undefined), 1), 'unknown');
  });

  const spellings: [written: string, connection: string][] = [
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['no address at all', 'no address at all'],
  ];
  for (const [written, connection] of spellings) {
    it(`takes ${written} for ${connection}`, () => {
      assert.equal(connectionOf(written), connection);
    });
  }
});

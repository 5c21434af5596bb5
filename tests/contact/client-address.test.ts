import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networksOf } from '@/supabase/functions/_shared/client-networks';
import { clientAddress, hopsOf } from '@/supabase/functions/send-contact-email/http/client-address';

const proxyKey = 'proxy-key-of-the-tests-0123456789abcdef';

describe('The address of a client', () => {
  const hops = (forwarded: string | undefined, socket?: string) =>
    hopsOf(
      new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      socket,
      undefined,
    );

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

  it('is still something where the runtime does not know it', () => {
    assert.equal(clientAddress(hops(undefined), 1), 'unknown');
  });

  it('is that of the connection, whatever a header says without the key of the proxy', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    for (const wrong of [{}, { 'x-proxy-key': '' }, { 'x-proxy-key': `${proxyKey}x` }]) {
      const headers = new Headers({ ...forwarded, ...wrong });
      assert.deepEqual(hopsOf(headers, '10.0.0.1', proxyKey), ['10.0.0.1']);
      assert.deepEqual(hopsOf(headers, undefined, proxyKey), []);
    }
    const headers = new Headers({ ...forwarded, 'x-proxy-key': proxyKey });
    assert.deepEqual(hopsOf(headers, '10.0.0.1', proxyKey), ['203.0.113.7', '10.0.0.1']);
  });
});

describe('The networks of an address', () => {
  const ipv4 = { address: '203.0.113.7', network: '203.0.113.0/24' };
  const ipv6 = {
    address: '2001:db8:1:2304::/64',
    site: '2001:db8:1:2300::/56',
    network: '2001:db8:1::/48',
  };
  const unknown = { address: 'unknown', network: 'unknown' };

  const spellings: [written: string, networks: object][] = [
    ['203.0.113.7', ipv4],
    [' 203.0.113.7:4711 ', ipv4],
    ['::ffff:203.0.113.7', ipv4],
    ['::FFFF:CB00:7107', ipv4],
    ['[::ffff:203.0.113.7]:443', ipv4],
    // Translated by a network (RFC 6052, RFC 7915), and 6to4, in which one address has a /48.
    ['64:ff9b::203.0.113.7', ipv4],
    ['::ffff:0:203.0.113.7', ipv4],
    ['2002:cb00:7107:1:2::3', ipv4],
    ['2001:db8:1:2304::1', ipv6],
    ['2001:DB8:1:2304:aaaa:bbbb:cccc:dddd', ipv6],
    ['2001:0db8:0001:2304:0:0:0:1', ipv6],
    ['[2001:db8:1:2304::1]:443', ipv6],
    ['[2001:db8:1:2304::1]', ipv6],
    ['2001:db8:1:2304::1%eth0', ipv6],
    ['::1', { address: '::/64', site: '::/56', network: '::/48' }],
    ['no address at all', unknown],
    ['', unknown],
    ['203.0.113', unknown],
    ['203.0.113.777', unknown],
    ['0x7f.1', unknown],
    ['[203.0.113.7', unknown],
    ['2001:db8::1::2', unknown],
  ];
  for (const [written, networks] of spellings) {
    it(`are those of ${JSON.stringify(networks)} for ${JSON.stringify(written)}`, () => {
      assert.deepEqual(networksOf(written), networks);
    });
  }
});

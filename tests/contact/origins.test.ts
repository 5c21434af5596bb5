import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { corsHeaders, requestOriginOf } from '@/supabase/functions/send-contact-email/http/origins';

const listed = new Set(['https://www.example.org', 'http://localhost:3000']);
/** Origins that no settings should name: their hosts would go on in a policy. */
const injecting = ['https://a.test;script-src', 'https://a.test,b.test', "https://a.test'"];

function judge(origin: string | undefined, host = 'function.test', site?: string) {
  const headers = new Headers({
    host,
    ...(origin !== undefined && { origin }),
    ...(site !== undefined && { 'sec-fetch-site': site }),
  });
  return requestOriginOf(
    new Request('http://function.test/', { headers }),
    new Set([...listed, ...injecting]),
  );
}

describe('The origin of a page', () => {
  it('is none where a program sends, or a page that keeps its address to itself', () => {
    assert.deepEqual(judge(undefined), { kind: 'none' });
    assert.deepEqual(judge('null'), { kind: 'none' });
  });

  it('is foreign where a page of another site hides it, as in a sandboxed frame', () => {
    for (const hidden of [undefined, 'null']) {
      assert.deepEqual(judge(hidden, undefined, 'cross-site'), { kind: 'foreign' });
      for (const site of ['same-origin', 'none']) {
        assert.deepEqual(judge(hidden, undefined, site), { kind: 'none' });
      }
    }
    const [origin = ''] = listed;
    assert.deepEqual(judge(origin, undefined, 'cross-site'), { kind: 'allowed', origin });
  });

  it('is allowed when it is listed', () => {
    for (const origin of listed) assert.deepEqual(judge(origin), { kind: 'allowed', origin });
  });

  const own: [origin: string, host: string][] = [
    ['http://function.test', 'function.test'],
    ['http://function.test', 'function.test:80'],
    ['https://function.test', 'FUNCTION.test:443'],
    ['http://192.168.1.5:3000', '192.168.1.5:3000'],
    ['http://[::1]:3000', '[::1]:3000'],
  ];
  for (const [origin, host] of own) {
    it(`is allowed when ${origin} sends to its own host ${host}`, () => {
      assert.deepEqual(judge(origin, host), { kind: 'allowed', origin });
    });
  }

  const foreign: [origin: string, host?: string][] = [
    ['http://evil.test'],
    ['http://www.example.org'],
    ['https://www.example.org:8443'],
    ['https://www.example.org.evil.test'],
    // Not as a browser writes an origin, though URL would read each of them as an allowed one.
    ['https://www.example.org/'],
    ['https://WWW.example.org'],
    ['https://www.example.org:443'],
    ['https://user@www.example.org'],
    [' https://www.example.org; script-src *'],
    ['https://www.example.org/; script-src *'],
    ['https://www.example.org, http://evil.test'],
    // Addressed to its own host, but no origin of the web.
    ['javascript://function.test/%0aalert(1)', 'function.test'],
    ['ftp://function.test', 'function.test'],
    ['http://function.test/; script-src *', 'function.test'],
    ['http://function.test#x', 'function.test'],
    ['http://function.test:81', 'function.test'],
    ['http://function.test', ''],
    ['http://function.test', 'function.test/'.concat('../x')],
    ['nonsense'],
    ...injecting.map((origin): [string] => [origin]),
  ];
  for (const [origin, host] of foreign) {
    it(`is foreign as ${JSON.stringify(origin)}, sent to ${host ?? 'another host'}`, () => {
      const page = judge(origin, host);
      assert.deepEqual(page, { kind: 'foreign' });
      assert.equal(corsHeaders(page)['access-control-allow-origin'], undefined);
    });
  }
});

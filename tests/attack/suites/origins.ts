import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Attacked } from '@/tests/attack/support/attacked';
import { frontOf } from '@/tests/attack/support/target';
import { exchange } from '@/tests/attack/support/wire';
import type { WireAnswer } from '@/tests/attack/support/wire-answers';

/** Origins that somebody writes who wants to be taken for the site, or to write into an answer. */
const hostileOrigins = (host: string, port: number): string[] => [
  `javascript://${host}/%0aalert(1)`,
  `javascript://${host}`,
  `data://${host}`,
  `file://${host}`,
  `ftp://${host}`,
  `ws://${host}`,
  `HTTP://${host}`,
  `http://${host}/`,
  `http://${host}/; script-src *`,
  `http://${host}/ ; script-src 'unsafe-inline'`,
  `http://${host}; script-src *`,
  `http://${host}, http://evil.test`,
  `http://${host} http://evil.test`,
  `http://${host}?; script-src *`,
  `http://${host}#; script-src *`,
  `http://${host}\\; script-src *`,
  `http://user:password@${host}`,
  `http://evil.test@${host}`,
  `http://${host}@evil.test`,
  `http://${host}.evil.test`,
  `http://evil.test/${host}`,
  `http://evil.test#${host}`,
  'http://evil.test',
  `http://localhost.:${port}`,
  `http://127.1:${port}`,
  `http://0x7f000001:${port}`,
  `http://127.0.0.1:0${port}`,
  `http://[::ffff:127.0.0.1]:${port}`,
  `http:\t//${host}`,
  `http:///${host}`,
  `http:${host}`,
  `//${host}`,
  host,
  '*',
  'http://',
];

/** Sources that a policy may name besides the site's origins. */
const keywords = ["'none'", "'self'", 'data:'];
const directives = [
  'default-src',
  'style-src',
  'img-src',
  'font-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
];

function assertPolicy(policy: string, origins: readonly string[]): void {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    assert.ok(directives.includes(name), policy);
    for (const source of sources) {
      assert.ok(keywords.includes(source) || origins.includes(source), policy);
    }
  }
}

/** Nothing of an origin that is not the site's own may show in an answer. */
function assertOwn({ headers }: WireAnswer, origins: readonly string[]): void {
  const location = headers.get('location');
  if (location !== undefined) {
    assert.ok(
      origins.some((origin) => location.startsWith(`${origin}/`)),
      `Location: ${location}`,
    );
  }
  const policy = headers.get('content-security-policy');
  if (policy !== undefined) assertPolicy(policy, origins);
  const allowed = headers.get('access-control-allow-origin');
  assert.ok(allowed === undefined || origins.includes(allowed), `allows ${allowed}`);
}

const forms = {
  taken: 'name=Ana+Test&email=ana%40example.org&message=Eine+Nachricht+ohne+Skript.',
  'not taken': 'name=A&email=x&message=kurz',
} as const;

/** Origins as no browser sends them: they must not come back in an answer. */
export function attackOrigins({ target }: Attacked): void {
  describe('The origin of a form', () => {
    const ask = async (origin: string, body: string) => {
      const { port } = frontOf(target(), 'preview');
      const head = [
        `POST ${contactEndpoint}?locale=de HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `Origin: ${origin}`,
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ];
      const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
      const [answer] = (await exchange(port, bytes)).answers;
      assert.ok(answer, `no answer to ${origin}`);
      return answer;
    };
    // A proxy in front may speak TLS for the site: the scheme alone makes no stranger.
    const own = () =>
      target().fronts.flatMap(({ port }) => [
        `http://127.0.0.1:${port}`,
        `https://127.0.0.1:${port}`,
      ]);

    it('that is the site leads back to the site', async () => {
      const [origin = ''] = own();
      const taken = await ask(origin, forms.taken);
      assert.equal(taken.status, 303);
      assert.equal(taken.headers.get('location'), `${origin}/kontakt#danke`);
      const refused = await ask(origin, forms['not taken']);
      assert.equal(refused.status, 422);
      assertPolicy(refused.headers.get('content-security-policy') ?? '', own());
    });

    for (const [what, body] of Object.entries(forms)) {
      it(`that is not the site shows in no answer to a form that is ${what}`, async () => {
        const { port } = frontOf(target(), 'preview');
        const problems: string[] = [];
        for (const origin of hostileOrigins(`127.0.0.1:${port}`, port)) {
          const answer = await ask(origin, body);
          try {
            assertOwn(answer, own());
          } catch (error) {
            problems.push(`${origin} → ${error instanceof Error ? error.message : error}`);
          }
        }
        assert.deepEqual(problems.slice(0, 10), []);
      });
    }
  });
}

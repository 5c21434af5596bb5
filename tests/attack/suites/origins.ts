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

/** What an answer to a form says about the site: what an origin could write itself into. */
function policyWords({ headers }: WireAnswer): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return policy.split(/[\s;,]+/).filter((word) => word !== '');
}

/** The site's origins, and the words of the policies that its own forms are answered with. */
type Own = { origins: readonly string[]; words: ReadonlySet<string> };

/** Nothing of an origin that is not the site's own may show in an answer. */
function assertOwn(answer: WireAnswer, { origins, words }: Own): void {
  const { headers } = answer;
  const location = headers.get('location');
  if (location !== undefined) {
    assert.ok(
      origins.some((origin) => location.startsWith(`${origin}/`)),
      `Location: ${location}`,
    );
  }
  for (const word of policyWords(answer)) assert.ok(words.has(word), `policy with ${word}`);
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
    const listed = () => target().fronts.map(({ port }) => `http://127.0.0.1:${port}`);
    // A proxy in front may speak TLS for the site: the scheme alone makes no stranger.
    const withTls = () => listed().map((origin) => origin.replace('http:', 'https:'));
    const words = new Set<string>();

    it('that is the site leads back to the site', async () => {
      for (const origin of listed()) {
        const taken = await ask(origin, forms.taken);
        assert.equal(taken.status, 303);
        assert.ok(taken.headers.get('location')?.endsWith('/kontakt#danke'));
        assertOwn(taken, { origins: listed(), words: new Set(policyWords(taken)) });
      }
      for (const origin of [...listed(), ...withTls()]) {
        for (const word of policyWords(await ask(origin, forms['not taken']))) words.add(word);
      }
      assert.ok(words.has("'self'"));
    });

    for (const [what, body] of Object.entries(forms)) {
      it(`that is not the site shows in no answer to a form that is ${what}`, async () => {
        const { port } = frontOf(target(), 'preview');
        const problems: string[] = [];
        for (const origin of hostileOrigins(`127.0.0.1:${port}`, port)) {
          const answer = await ask(origin, body);
          try {
            assertOwn(answer, { origins: [...listed(), ...withTls()], words });
          } catch (error) {
            problems.push(`${origin} → ${error instanceof Error ? error.message : error}`);
          }
        }
        assert.deepEqual(problems.slice(0, 10), []);
      });
    }
  });
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Attacked } from '@/tests/attack/support/attacked';
import { hostFiles } from '@/tests/attack/support/fixture-site';
import { type FrontName, frontNames } from '@/tests/attack/support/front';
import { postBytes, referenceOf } from '@/tests/attack/support/post-bytes';
import { frontOf } from '@/tests/attack/support/target';
import { exchange } from '@/tests/attack/support/wire';

/** A request as bytes, and the statuses that it may be answered with. */
type Case = {
  name: string;
  statuses: readonly number[];
  /** @param host the server's own host and port */
  text: (host: string) => string;
  /** The servers that it is meant for, if not all. */
  only?: FrontName;
};

const close = 'Connection: close\r\n\r\n';
const get = (target: string, host: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers.map((line) => `${line}\r\n`).join('')}${close}`;

const secret = 'secret-of-a-header';

const cases: readonly Case[] = [
  {
    name: 'the absolute form of its own address',
    statuses: [200],
    text: (host) => get(`http://${host}/`, host),
  },
  {
    name: "the absolute form of somebody else's address",
    statuses: [200, 400, 404, 421],
    text: (host) => get('http://evil.test/', host),
  },
  { name: 'two hosts', statuses: [400], text: (host) => get('/', host, 'Host: evil.test') },
  { name: 'the same host twice', statuses: [400], text: (host) => get('/', host, `Host: ${host}`) },
  { name: 'no host', statuses: [400], text: () => `GET / HTTP/1.1\r\n${close}` },
  {
    name: 'a folded host',
    statuses: [200, 400],
    text: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n evil.test\r\n${close}`,
  },
  {
    name: 'a folded header',
    statuses: [200, 400],
    text: (host) => get('/', host, 'X-Folded: a\r\n Host: evil.test'),
  },
  {
    name: 'a space before a colon',
    statuses: [400],
    text: (host) => get('/', host, 'X-Space : a'),
  },
  { name: 'a header without a colon', statuses: [400], text: (host) => get('/', host, 'X-None') },
  { name: 'a null in a header', statuses: [400], text: (host) => get('/', host, 'X-Null: a\0b') },
  {
    name: 'headers that are too long',
    statuses: [431],
    text: (host) => get('/', host, `X-Long: ${'x'.repeat(100_000)}`),
  },
  {
    name: 'a target that is too long',
    statuses: [414, 431],
    text: (host) => get(`/${'x'.repeat(100_000)}`, host),
  },
  {
    name: 'an expectation that nobody knows',
    statuses: [417],
    text: (host) => get('/', host, 'Expect: nothing'),
  },
  {
    name: 'TRACE',
    statuses: [405],
    text: (host) => get('/', host, `X-Secret: ${secret}`).replace('GET', 'TRACE'),
  },
  ...hostFiles.map(
    (file): Case => ({
      name: `the host's own file ${file}`,
      statuses: [404],
      text: (host) => get(`/${file}`, host),
      only: 'preview',
    }),
  ),
];

/** Requests that name what they ask for in a way that two servers may read differently. */
export function attackTargets({ target }: Attacked): void {
  for (const name of frontNames) {
    describe(`The ${name} server`, () => {
      for (const { name: what, statuses, text, only = name } of cases) {
        if (only !== name) continue;
        it(`answers ${what} with ${statuses.join(' or ')}`, async () => {
          const { port } = frontOf(target(), name);
          const bytes = Buffer.from(text(`127.0.0.1:${port}`), 'latin1');
          const { answers, ended } = await exchange(port, bytes);
          const [answer] = answers;
          assert.ok(answer, `no answer, ${ended}`);
          assert.ok(statuses.includes(answer.status), `${answer.status}`);
          const shown = [...answer.headers.values(), answer.body].join('\n');
          assert.doesNotMatch(shown, new RegExp(`evil\\.test|${secret}`));
          assert.equal(answers.length, 1);
        });
      }

      it('passes on the absolute form of the function', async () => {
        const { port } = frontOf(target(), name);
        const host = `127.0.0.1:${port}`;
        const bytes = postBytes(host, 'Absolute', { path: `http://${host}${contactEndpoint}` });
        const { answers } = await exchange(port, bytes);
        assert.deepEqual(
          answers.map(({ status }) => status),
          [200],
        );
      });

      it('answers pipelined requests in their order, each with its own reference', async () => {
        const { port } = frontOf(target(), name);
        const host = `127.0.0.1:${port}`;
        const markers = Array.from({ length: 8 }, (_, index) => `Pipelined-${name}-${index}`);
        const posts = markers.map((marker, index) =>
          postBytes(host, marker, { isLast: index === markers.length - 1 }),
        );
        const { answers } = await exchange(port, Buffer.concat(posts));
        const references = answers.map(referenceOf);
        const rows = await target().sql<{ reference: string; name: string }[]>`
          select reference, name from contact.requests where name like ${`Pipelined-${name}-%`}`;
        const names = new Map(rows.map((row) => [row.reference, row.name]));
        assert.deepEqual(
          references.map((reference) => names.get(reference)),
          markers,
        );
        assert.equal(rows.length, markers.length);
      });
    });
  }
}

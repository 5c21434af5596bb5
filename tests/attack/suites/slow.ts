import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Attacked } from '@/tests/attack/support/attacked';
import {
  type Ended,
  type SlowInput,
  sendSlowly,
  slowBody,
} from '@/tests/attack/support/body-attacks';
import { options } from '@/tests/attack/support/options';
import { openConnections } from '@/tests/attack/support/processes';
import { type Server, serversOf, type Target } from '@/tests/attack/support/target';
import { eventually } from '@/tests/support/eventually';

/** Connections of each kind to each server. */
const count = options.isLong ? 50 : 10;
/** When a server must have ended what does not go on, in milliseconds. */
const deadlineMs = 15_000;

type Kind = { name: string; input: SlowInput };

const bodies: readonly Kind[] = [
  { name: 'a chunked body', input: slowBody('POST', contactEndpoint, 'chunked') },
  { name: 'a body with its length', input: slowBody('POST', contactEndpoint, 'length') },
];

/** The function has a server in front of it that waits for these. */
const ofFronts: readonly Kind[] = [
  { name: 'a body for a page', input: slowBody('POST', '/', 'chunked') },
  {
    name: 'headers',
    input: { first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', next: 'x' },
  },
  { name: 'no request at all', input: { first: '', next: '' } },
];

const kindsFor = ({ name }: Server): readonly Kind[] =>
  name === 'function' ? bodies : [...bodies, ...ofFronts];

/** How the connections of one kind to one server ended. */
type Group = { server: string; kind: Kind; ends: Promise<Ended[]> };

const groupsOf = (target: Target): Group[] =>
  serversOf(target).flatMap((server) =>
    kindsFor(server).map((kind) => {
      const send = () => sendSlowly(server.port, kind.input, deadlineMs);
      return { server: server.name, kind, ends: Promise.all(Array.from({ length: count }, send)) };
    }),
  );

/** Connections that each server has to end, while everything else is attacked. */
type SlowAttack = {
  /** Defines the test that they have ended: the last one, because it waits for them. */
  expectEnd: () => void;
};

/** Opens connections on which next to nothing comes, before the first test. */
export function attackSlowly({ target }: Attacked): SlowAttack {
  let groups: Group[] = [];
  before(() => {
    groups = groupsOf(target());
  });
  return {
    expectEnd: () => {
      describe('Connections on which next to nothing comes', () => {
        it('are ended by the servers', async (test) => {
          const open: string[] = [];
          for (const { server, kind, ends } of groups) {
            const all = await ends;
            const longest = Math.max(...all.map(({ seconds }) => seconds));
            test.diagnostic(`${server}, ${kind.name}: ${longest.toFixed(1)} s at most`);
            const left = all.filter(({ isClosed }) => !isClosed).length;
            if (left > 0) open.push(`${server} keeps ${left} with ${kind.name}`);
          }
          assert.deepEqual(open, []);
          for (const { name, port } of serversOf(target())) {
            await eventually(`nothing is open at ${name}`, 8, () => openConnections(port) === 0);
          }
        });
      });
    },
  };
}

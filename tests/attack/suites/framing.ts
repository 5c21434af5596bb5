import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Attacked } from '@/tests/attack/support/attacked';
import { type FramingAttack, framingAttacks } from '@/tests/attack/support/framing';
import { type Front, frontNames } from '@/tests/attack/support/front';
import { inParallel } from '@/tests/attack/support/in-parallel';
import { options } from '@/tests/attack/support/options';
import { emptyTables, frontOf } from '@/tests/attack/support/target';
import { startVisitors, type Visitors } from '@/tests/attack/support/visitors';
import { type Exchange, exchange } from '@/tests/attack/support/wire';
import type { WireAnswer } from '@/tests/attack/support/wire-answers';

const visitorCount = 6;
const attackersAtOnce = 8;
/** Every attack is made at least once, and until so many visitors were there meanwhile. */
const honestRequests = options.isLong ? 2000 : 200;

/** An answer of the server's parser, and not of the function. */
const isRefusal = (answer: WireAnswer | undefined) =>
  answer?.status === 400 && !answer.body.includes('"success"');

/** What an attacker must not see: an answer that is not theirs, or a failure of the server. */
function problemOf({ answers, rest, ended }: Exchange, sentinelBody: string): string | undefined {
  const [first, second] = answers;
  if (ended === 'timeout') return 'the connection stays open';
  if (rest.length > 0) return `no HTTP: ${JSON.stringify(rest.toString('latin1', 0, 80))}`;
  if (answers.length > 2) return `${answers.length} answers`;
  // Behind an answer that did not wait for the body, the parser may still refuse that body.
  const isExpected = second?.body === sentinelBody || isRefusal(second);
  if (second && !isExpected) return `a second answer: ${second.status} ${second.body.slice(0, 80)}`;
  if (first && first.status >= 500) return `status ${first.status}`;
  const words = answers.map(({ body }) => body).join('\n');
  return /Visitor-|"reference"/.test(words) ? "an answer to somebody else's request" : undefined;
}

/** Sends every attack on the framing until enough visitors were there. @returns what went wrong */
async function attack({ port }: Front, visitors: Visitors): Promise<string[]> {
  const host = `127.0.0.1:${port}`;
  const sentinel = `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const [answer] = (await exchange(port, Buffer.from(sentinel))).answers;
  assert.equal(answer?.status, 200);
  const problems: string[] = [];
  const send = async ({ name, bytes, methods }: FramingAttack) => {
    const problem = problemOf(await exchange(port, bytes, { methods }), answer.body);
    if (problem !== undefined) problems.push(`${name}: ${problem}`);
  };
  do {
    await inParallel(framingAttacks(host, sentinel), attackersAtOnce, send);
  } while (visitors.sent() < honestRequests && problems.length === 0);
  return problems;
}

/** Requests hidden in others: on their way they must never become requests of their own. */
export function attackFraming({ target }: Attacked): void {
  describe('Smuggled requests', () => {
    for (const name of frontNames) {
      it(`reach nobody through the ${name} server`, async (test) => {
        const { sql } = target();
        const front = frontOf(target(), name);
        await emptyTables(target());
        const visitors = startVisitors(front.port, visitorCount);
        const attackers = await attack(front, visitors).finally(visitors.stop);
        const report = await visitors.report(sql);
        test.diagnostic(
          `${report.sent} honest requests; wrong: ${attackers.length} of the attackers' answers, ` +
            `${report.problems.length} of the visitors'; stored besides: ${report.strangers.length}`,
        );
        assert.deepEqual(
          {
            attackers: attackers.slice(0, 10),
            visitors: report.problems.slice(0, 10),
            stored: report.strangers.slice(0, 10),
          },
          { attackers: [], visitors: [], stored: [] },
        );
      });
    }
  });
}

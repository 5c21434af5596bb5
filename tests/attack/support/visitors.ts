import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type postgres from 'postgres';
import { z } from 'zod';
import { contactEndpoint } from '@/lib/contact/endpoint';

/** What a visitor got for an honest request. */
type Outcome = { marker: string; status: number; body: string };

/** Visitors who send honest requests until they are stopped. */
export type Visitors = {
  /** How many requests they have sent so far. */
  sent: () => number;
  /** Waits for the answers that are still to come. */
  stop: () => Promise<void>;
  /** Compares what they were told with what is stored. */
  report: (sql: postgres.Sql) => Promise<VisitorReport>;
};

/** What became of the honest requests. */
type VisitorReport = {
  sent: number;
  /** One line for each visitor who was not answered, or not with what was theirs. */
  problems: string[];
  /** Names in the database that no visitor was thanked for. */
  strangers: string[];
};

const markerPattern = /Visitor-\d+-\d+/g;
const timeoutMs = 5000;

const thanked = z.object({ success: z.literal(true), reference: z.string() });

type Post = { contentType: string; body: string };

/** A request that is taken. */
const goodPost = (marker: string): Post => ({
  contentType: 'application/json',
  body: JSON.stringify({
    name: marker,
    email: 'visitor@example.org',
    message: `Nachricht von ${marker}.`,
  }),
});

/** A form that comes back as a page, because its address is wrong. */
const wrongPost = (marker: string): Post => ({
  contentType: 'application/x-www-form-urlencoded',
  body: new URLSearchParams({
    name: marker,
    email: 'x',
    message: `Nachricht: ${marker}`,
  }).toString(),
});

function send(
  port: number,
  agent: Agent,
  { contentType, body }: Post,
): Promise<Omit<Outcome, 'marker'>> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: contactEndpoint,
        method: 'POST',
        agent,
        timeout: timeoutMs,
        headers: { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(body) },
      },
      (answer) => {
        text(answer).then(
          (words) => resolve({ status: answer.statusCode ?? 0, body: words }),
          reject,
        );
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}

/** What is wrong with the answer to a form that was not taken: it must hold these words alone. */
function problemOfPage({ marker, status, body }: Outcome): string | undefined {
  if (status !== 422) return `${marker}: ${status} instead of the page`;
  const found = new Set(body.match(markerPattern));
  return found.size === 1 && found.has(marker) ? undefined : `${marker}: read ${[...found]}`;
}

/** What is wrong with the thanks for a request, compared with what is stored. */
function problemOfThanks(
  { marker, status, body }: Outcome,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const answer = thanked.safeParse(status === 200 ? JSON.parse(body) : undefined).data;
  if (answer === undefined) return `${marker}: ${status} ${body.slice(0, 100)}`;
  const name = names.get(answer.reference);
  if (name === undefined) return `${marker}: thanked and not stored`;
  return name === marker ? undefined : `${marker}: got the reference of ${name}`;
}

/**
 * Lets visitors send honest requests over connections of their own, one after the other: every
 * second is a form that comes back as a page.
 *
 * @param port of the server
 * @param count how many visitors
 */
export function startVisitors(port: number, count: number): Visitors {
  let isStopped = false;
  const good: Outcome[] = [];
  const wrong: Outcome[] = [];
  const failures: string[] = [];

  async function visit(visitor: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isStopped; turn += 1) {
      const marker = `Visitor-${visitor}-${turn}`;
      const isGood = turn % 2 === 0;
      try {
        const answer = await send(port, agent, isGood ? goodPost(marker) : wrongPost(marker));
        (isGood ? good : wrong).push({ marker, ...answer });
      } catch (error) {
        failures.push(`${marker}: ${error instanceof Error ? error.message : error}`);
      }
    }
    agent.destroy();
  }
  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));

  const sent = () => good.length + wrong.length + failures.length;
  return {
    sent,
    stop: async () => {
      isStopped = true;
      await Promise.all(visits);
    },
    report: async (sql) => {
      const rows = await sql<{ reference: string; name: string }[]>`
        select reference, name from contact.requests`;
      const names = new Map(rows.map(({ reference, name }) => [reference, name]));
      const thankedNames = new Set(good.map(({ marker }) => marker));
      const problems = [
        ...failures,
        ...good.map((outcome) => problemOfThanks(outcome, names)),
        ...wrong.map(problemOfPage),
      ];
      return {
        sent: sent(),
        problems: problems.filter((problem) => problem !== undefined),
        strangers: rows.map(({ name }) => name).filter((name) => !thankedNames.has(name)),
      };
    },
  };
}

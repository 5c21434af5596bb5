import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { inParallel } from '@/tests/attack/support/in-parallel';

/** Headers of a request, by name. */
export type Headers = Readonly<Record<string, string>>;

/** How many posts were answered in which way. */
export type Tally = { taken: number; limited: number; others: string[] };

const atOnce = 16;

type Answer = { status: number; retryAfter: number; body: string };

function post(url: string, agent: Agent, headers: Headers, marker: string): Promise<Answer> {
  const body = JSON.stringify({
    name: 'Ana Test',
    email: 'ana@example.org',
    message: `Eine Anfrage mit dem Zeichen ${marker}.`,
  });
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers } },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        const retryAfter = Number(answer.headers['retry-after']);
        text(answer).then((words) => resolve({ status, retryAfter, body: words }), reject);
      },
    );
    sent.once('error', reject).end(body);
  });
}

/**
 * Posts valid requests, each with words of its own.
 *
 * @param origin where a server or the function answers
 * @param all headers of each request
 */
export async function postAll(origin: string, all: readonly Headers[]): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const tally: Tally = { taken: 0, limited: 0, others: [] };
  await inParallel(all, atOnce, async (headers) => {
    const marker = crypto.randomUUID();
    const { status, retryAfter, body } = await post(
      origin + contactEndpoint,
      agent,
      headers,
      marker,
    );
    if (status === 200) tally.taken += 1;
    else if (status === 429 && retryAfter >= 1 && retryAfter <= 3600) tally.limited += 1;
    else tally.others.push(`${status}, Retry-After ${retryAfter}: ${body.slice(0, 80)}`);
  });
  agent.destroy();
  return tally;
}

/** So many headers, made from their index. */
export const headersOf = (count: number, make: (index: number) => Headers): Headers[] =>
  Array.from({ length: count }, (_, index) => make(index));

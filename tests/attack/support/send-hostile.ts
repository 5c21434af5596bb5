import type { Front, FrontName } from '@/tests/attack/support/front';
import { type HostileRequest, hostileRequest } from '@/tests/attack/support/hostile-requests';
import { inParallel } from '@/tests/attack/support/in-parallel';
import { type Exchange, exchange } from '@/tests/attack/support/wire';

/** Next renders what the preview server has in memory: as many would keep everybody waiting. */
const attackersAtOnce = { preview: 8, next: 4 } as const satisfies Record<FrontName, number>;
/** Addresses of this machine that they come from: each has its own limits and its own ports. */
const addresses = 200;
/** Silence after which a client closes its side: it has asked for nothing that can be answered. */
const quietMs = 500;

/** What came back, by status, and one line for each answer that must not be. */
export type HostileReport = { statuses: Map<number, number>; problems: string[] };

/** The contact function may say that it is overloaded. */
const isFailure = (status: number, { isContact }: HostileRequest) =>
  status >= 500 && !(status === 503 && isContact);

function problemOf(request: HostileRequest, { answers, rest, ended }: Exchange) {
  const statuses = answers.map(({ status }) => status);
  if (statuses.some((status) => isFailure(status, request))) return `answers ${statuses}`;
  if (ended === 'timeout') return 'the connection stays open';
  if (rest.length > 0 && rest.indexOf('HTTP/1.1 ') !== 0) return 'an answer that is no HTTP';
  // Behind a body that is longer than it says stands no request: only a refusal may follow.
  const surplus = statuses.slice(request.methods.length);
  return surplus.some((status) => status < 400) ? `too many answers: ${statuses}` : undefined;
}

/** Sends generated requests to a server, each over a connection of its own. */
export async function sendHostileRequests(
  { name, port }: Front,
  { seed, requests }: { seed: number; requests: number },
): Promise<HostileReport> {
  const report: HostileReport = { statuses: new Map(), problems: [] };
  const indices = Array.from({ length: requests }, (_, index) => index);
  await inParallel(indices, attackersAtOnce[name], async (index) => {
    const request = hostileRequest(seed, index, `127.0.0.1:${port}`);
    const result = await exchange(port, request.bytes, {
      methods: request.methods,
      endsWhenAnswered: true,
      endAfterMs: request.isCutOff ? 0 : quietMs,
      localAddress: `127.0.0.${1 + (index % addresses)}`,
    });
    for (const { status } of result.answers) {
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    }
    const problem = problemOf(request, result);
    if (problem !== undefined) report.problems.push(`request ${index}: ${problem}`);
  });
  return report;
}

import postgres from 'postgres';
import { type MailRate, measureMailRate } from '@/tests/contact/durability/mail-rate';
import { randomFrom, shuffled } from '@/tests/contact/durability/random';
import { createVisitors, type Visitors } from '@/tests/contact/durability/visitors';
import { startWorld, type Victim, victims, type World } from '@/tests/contact/durability/world';
import { judge, type Verdict } from '@/tests/contact/support/judge';
import { eventually } from '@/tests/support/eventually';

/** A kill, and what was going on. */
type Kill = {
  victim: Victim;
  /** Calls that were sent and not answered when it happened. */
  inFlight: number;
  /** Requests that were accepted by then. */
  accepted: number;
  /** Milliseconds until a request was accepted again. */
  recoveryMs: number;
};

/** What came of it. */
export type DurabilityReport = {
  seed: number;
  /** Requests that visitors have filled in. */
  sent: number;
  kills: Kill[];
  verdict: Verdict;
  failedCalls: number;
  /** Seconds from the last kill until no mail was waiting any more. */
  emptyAfter: number;
  /** Mails per second after all that, if they were measured. */
  rate: MailRate | undefined;
  /** One line for each broken promise. */
  problems: string[];
};

export type DurabilityPlan = {
  seed: number;
  /** How many requests are sent, at least: more when the last kill has to wait. */
  requests: number;
  kills: number;
  /** Settings of the function, if not the site's own ones. */
  settings?: Readonly<Record<string, string>>;
  /** Changes the world before anything is sent. */
  prepare?: (sql: postgres.Sql) => Promise<unknown>;
  /** Which are killed; all of them in turn by default. */
  targets?: readonly Victim[];
  /** Measures mails per second with so many requests; not at all by default. */
  overload?: number;
};

/** Calls that are in flight at each kill, at least. */
export const leastInFlight = 30;
const visitorsAtOnce = 50;
/** How long after the last kill every mail has left, in seconds. */
const emptyWithin = 60;

/** All victims in a random order, again and again. */
function orderOf({ seed, kills, targets = victims }: DurabilityPlan): Victim[] {
  const random = randomFrom(seed);
  const rounds = Array.from({ length: Math.ceil(kills / targets.length) }, () =>
    shuffled(targets, random),
  );
  return rounds.flat().slice(0, kills);
}

/** Kills one after the other while requests come in; the next one when enough were accepted. */
function createKiller(world: World, order: readonly Victim[], everyRequests: number) {
  const kills: Kill[] = [];
  const errors: unknown[] = [];
  let restart: Promise<void> | undefined;
  let lastKillAt = 0;

  const noteRecovery = ({ accepted }: Visitors) => {
    const last = kills.at(-1);
    // Calls that were in flight may have been answered before the kill.
    if (last?.recoveryMs === 0 && accepted.size > last.accepted + last.inFlight) {
      last.recoveryMs = performance.now() - lastKillAt;
    }
  };

  const isDue = ({ accepted }: Visitors) => {
    const last = kills.at(-1);
    if (kills.length === order.length || last?.recoveryMs === 0) return false;
    return accepted.size >= (last?.accepted ?? 0) + everyRequests;
  };

  const kill = (victim: Victim, { accepted, inFlight }: Visitors) => {
    kills.push({ victim, inFlight: inFlight(), accepted: accepted.size, recoveryMs: 0 });
    lastKillAt = performance.now();
    restart = world
      .kill(victim)
      .catch((error: unknown) => {
        errors.push(error);
      })
      .finally(() => {
        restart = undefined;
      });
  };

  return {
    kills,
    errors,
    /** Kills if it is time to. */
    look: (visitors: Visitors) => {
      noteRecovery(visitors);
      const victim = order[kills.length];
      const isBusy = visitors.inFlight() >= leastInFlight;
      if (victim !== undefined && isBusy && !restart && isDue(visitors)) kill(victim, visitors);
    },
    /** Keeps requests back while the next kill waits for a restart. */
    hold: async (visitors: Visitors) => {
      if (isDue(visitors)) await restart;
    },
    secondsSince: () => (performance.now() - lastKillAt) / 1000,
  };
}

/** What the database says that neither answers nor mails do. */
async function problemsIn(sql: postgres.Sql): Promise<string[]> {
  const twice = await sql<{ message: string; count: number }[]>`
    select message, count(*)::integer as count from contact.requests
    group by message having count(*) > 1`;
  const dead = await sql<{ reference: string }[]>`
    select reference from contact.requests join contact.deliveries on id = request_id
    where state = 'dead'`;
  return [
    ...twice.map(({ message, count }) => `stored ${count} times: ${message}`),
    ...dead.map(({ reference }) => `${reference}: its mail was given up`),
  ];
}

async function waitingMails(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from contact.deliveries where state = 'waiting'`;
  return row?.count ?? 0;
}

/** @returns infinity when it is not empty in time */
async function secondsUntilEmpty(sql: postgres.Sql, secondsSince: () => number): Promise<number> {
  const isEmpty = async () => (await waitingMails(sql)) === 0;
  return eventually('the outbox is empty', emptyWithin - secondsSince(), isEmpty).then(
    secondsSince,
    () => Number.POSITIVE_INFINITY,
  );
}

async function withDatabase<Result>(
  { databaseUrl }: World,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl(), { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Sends requests through the site while its processes are killed, and judges whether every
 * promise was kept: what was answered with success is stored once and mailed, what was mailed
 * again has the same Message-ID, no mail waits a minute after the last kill, and nothing runs
 * after the end.
 *
 * @throws when something could not be killed
 */
export async function runDurability(plan: DurabilityPlan): Promise<DurabilityReport> {
  const order = orderOf(plan);
  const world = await startWorld(plan.settings);
  try {
    const { prepare } = plan;
    if (prepare) await withDatabase(world, prepare);
    const killer = createKiller(world, order, Math.floor(plan.requests / (plan.kills + 1)));
    const visitors: Visitors = createVisitors({
      origin: world.origin,
      onChange: () => killer.look(visitors),
      hold: () => killer.hold(visitors),
    });
    const sent = await visitors.send(visitorsAtOnce, (begun) => {
      const hasRecovered =
        killer.kills.length === plan.kills && killer.kills.at(-1)?.recoveryMs !== 0;
      const isHopeless = killer.errors.length > 0 || visitors.problems.length > 0;
      return isHopeless || (hasRecovered && begun >= plan.requests);
    });
    if (killer.errors.length > 0) throw new AggregateError(killer.errors, 'A kill failed.');
    if (visitors.problems.length > 0) throw new Error(visitors.problems.slice(0, 5).join('\n'));
    const found = await withDatabase(world, async (sql) => {
      const emptyAfter = await secondsUntilEmpty(sql, killer.secondsSince);
      const verdict = await judge(visitors.accepted, sql, await world.mail.taken());
      const stored = await problemsIn(sql);
      const rate = plan.overload
        ? await measureMailRate(world, visitors, {
            count: plan.overload,
            waiting: () => waitingMails(sql),
          })
        : undefined;
      return { emptyAfter, verdict, stored, rate };
    });
    const { emptyAfter, verdict, stored, rate } = found;
    const outbox = Number.isFinite(emptyAfter) ? [] : [`mails wait after ${emptyWithin} s`];
    const ended = await world.end();
    return {
      seed: plan.seed,
      sent,
      kills: killer.kills,
      verdict,
      failedCalls: visitors.failedCalls(),
      emptyAfter,
      rate,
      problems: [...visitors.problems, ...verdict.problems, ...stored, ...outbox, ...ended],
    };
  } finally {
    await world.remove();
  }
}

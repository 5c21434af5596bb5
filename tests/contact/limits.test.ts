import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { z } from 'zod';
import { createDelayReport } from '@/supabase/functions/send-contact-email/outbox/report-delays';
import { type Backend, emptyDatabase, startBackend } from '@/tests/contact/support/backend';
import { answerOf, postJson, validRequest } from '@/tests/contact/support/posts';
import { eventually } from '@/tests/support/eventually';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

/** The limits that apply when none are set. */
const perAddress = 60;
const perSite = 240;
const perNetwork = 960;
const total = 600;
const windowSeconds = 3600;

const defaults = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  RATE_LIMIT_PER_ADDRESS: undefined,
  RATE_LIMIT_PER_SITE: undefined,
  RATE_LIMIT_PER_NETWORK: undefined,
  RATE_LIMIT_TOTAL: undefined,
  RATE_LIMIT_WINDOW_SECONDS: undefined,
  OUTBOX_LIMIT: undefined,
  TRUSTED_PROXIES: '1',
};

/** Requests under way at the same time. */
const concurrency = 50;

describe('Limits', () => {
  let backend: Backend;
  let running: RunningFunction;
  before(async () => {
    // In the next hour everything is allowed again: these tests must end before it begins.
    await eventually('a new hour', 130, () => new Date().getMinutes() < 58);
    backend = await startBackend();
    running = await backend.startFunction(defaults);
  });
  after(() => backend.close());
  afterEach(() => emptyDatabase(backend));

  const from = (address: string, { origin } = running) =>
    postJson(origin, validRequest, { 'x-forwarded-for': address });

  /** Sends requests, each from the address that its number gives; returns how many were taken. */
  async function takenOf(count: number, address: (index: number) => string): Promise<number> {
    let next = 0;
    let taken = 0;
    const client = async () => {
      while (next < count) {
        const response = await from(address(next++));
        const answer = await answerOf(response);
        if (answer.success) {
          taken += 1;
          continue;
        }
        assert.equal(response.status, 429);
        assert.equal(answer.code, 'tooMany');
        const retryAfter = Number(response.headers.get('retry-after'));
        const left = windowSeconds - ((Date.now() / 1000) % windowSeconds);
        assert.ok(Math.abs(retryAfter - left) < 5, `retry-after: ${retryAfter} of ${left}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, client));
    return taken;
  }

  /** Which requests are mailed in this window, and which later. */
  async function schedule() {
    const [row] = await backend.sql<{ now: number; later: number; window_end: Date }[]>`
      with w as (select date_bin('1 hour', now(), timestamptz 'epoch') + interval '1 hour' as end)
      select count(*) filter (where due_at < w.end)::integer as now,
        count(*) filter (where due_at >= w.end)::integer as later, w.end as window_end
      from contact.deliveries right join w on true group by w.end`;
    assert.ok(row);
    return row;
  }

  /** Counts a weight towards the total of this window, or towards that of the networks' first requests. */
  const fillTotal = (weight: number, isFirst = false) => backend.sql`
    insert into contact.window_totals (window_start, is_first, weight)
    values (date_bin('1 hour', now(), timestamptz 'epoch'), ${isFirst}, ${weight})`;

  /** How long before its mail leaves the latest request waits. */
  async function latestWaitHours(): Promise<number> {
    const [row] = await backend.sql<{ hours: number }[]>`
      select extract(epoch from due_at - created_at)::float / 3600 as hours
      from contact.deliveries d join contact.requests r on r.id = d.request_id
      order by r.created_at desc limit 1`;
    assert.ok(row);
    return row.hours;
  }

  it('take sixty of the requests that one address sends at once, and all of others', async () => {
    assert.equal(await takenOf(300, () => '203.0.113.7'), perAddress);
    const { now, later } = await schedule();
    assert.deepEqual({ now, later }, { now: perAddress, later: 0 });
    assert.equal((await from('198.51.100.8')).status, 200);
  });

  it('do not mind what a client writes before the address that our proxy adds', async () => {
    const invented = (index: number) => `198.51.100.${index}, 203.0.113.7`;
    assert.equal(await takenOf(100, invented), perAddress);
  });

  it('take an IPv6 connection with all its addresses for one', async () => {
    const address = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    assert.equal(await takenOf(100, address), perAddress);
    assert.equal((await from('2001:db8:1:3::1')).status, 200);
  });

  it('bound what comes from a /56, a /48 and a /24', async () => {
    const inSite = (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`;
    assert.equal(await takenOf(perSite + 60, inSite), perSite);
    await emptyDatabase(backend);
    const inNetwork = (index: number) => `2001:db8:1:${(index * 16).toString(16)}::1`;
    assert.equal(await takenOf(perNetwork + 60, inNetwork), perNetwork);
    await emptyDatabase(backend);
    const inIpv4Network = (index: number) => `203.0.113.${index % 256}`;
    assert.equal(await takenOf(perNetwork + 60, inIpv4Network), perNetwork);
  });

  it('keep the form open when one network sends all that it may, and mail its surplus later', async () => {
    const address = (index: number) => `2001:db8:1:${(index * 16).toString(16)}::1`;
    await takenOf(perNetwork, address);
    const { now, later } = await schedule();
    assert.deepEqual({ now, later }, { now: perAddress, later: perNetwork - perAddress });
    // Others are mailed at once.
    assert.equal(await takenOf(20, (index) => `10.0.${index}.1`), 20);
    assert.equal((await schedule()).now, perAddress + 20);
  });

  /** A request whose texts have so many kilobytes. */
  const sized = (kilobytes: number) => {
    const { name, email, phone, company } = validRequest;
    const others = Buffer.byteLength(name + email + phone + company);
    return { ...validRequest, message: 'x'.repeat(kilobytes * 1024 - others) };
  };
  const sizedFrom = async (address: string, kilobytes: number, { origin } = running) =>
    (await postJson(origin, sized(kilobytes), { 'x-forwarded-for': address })).status;

  it('count a long request once for each 4 KB', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await sizedFrom('203.0.113.7', 60));
    assert.deepEqual(statuses, [200, 200, 200, 200, 429, 429]);
    await emptyDatabase(backend);
    // A letter of fifteen, and forty-five ordinary requests.
    assert.equal(await sizedFrom('203.0.113.7', 60), 200);
    assert.equal(await takenOf(60, () => '203.0.113.7'), 45);
    await emptyDatabase(backend);
    const all = await Promise.all(Array.from({ length: 90 }, () => sizedFrom('203.0.113.7', 4)));
    assert.equal(all.filter((status) => status === 200).length, perAddress);
  });

  it('take a longest request where anything is left, also at once with others', async () => {
    const own = await backend.startFunction({ ...defaults, RATE_LIMIT_PER_ADDRESS: '2' });
    assert.equal(await sizedFrom('203.0.113.7', 1, own), 200);
    const all = Array.from({ length: 5 }, () => sizedFrom('203.0.113.7', 63, own));
    assert.equal((await Promise.all(all)).filter((status) => status === 200).length, 1);
    const { now, later } = await schedule();
    assert.deepEqual({ now, later }, { now: 2, later: 0 });
  });

  it('mail long requests beyond the total at a slower pace', async () => {
    await fillTotal(total - 1);
    // The first one still belongs to this hour.
    for (let index = 0; index < 4; index += 1) {
      assert.equal(await sizedFrom(`10.0.${index}.1`, 60), 200);
    }
    const rows = await backend.sql<{ due_at: Date }[]>`
      select due_at from contact.deliveries order by due_at`;
    const { window_end: windowEnd } = await schedule();
    const paceMs = (15 * windowSeconds * 1000) / total;
    assert.deepEqual(
      rows.slice(1).map(({ due_at: due }) => due.getTime() - windowEnd.getTime()),
      [0, paceMs, 2 * paceMs],
    );
  });

  it('mail what comes beyond the totals later, and paced, but take it', async () => {
    await fillTotal(total - 200);
    await fillTotal(total - 300, true);
    const address = (index: number) => `${10 + Math.floor(index / 250)}.${index % 250}.0.1`;
    assert.equal(await takenOf(600, address), 600);
    const { now, later, window_end: windowEnd } = await schedule();
    assert.deepEqual({ now, later }, { now: 500, later: 100 });
    const rows = await backend.sql<{ due_at: Date }[]>`
      select due_at from contact.deliveries where due_at >= ${windowEnd} order by due_at`;
    const pace = (windowSeconds * 1000) / total;
    rows.forEach(({ due_at: due }, index) => {
      assert.equal(due.getTime(), windowEnd.getTime() + index * pace);
    });
    assert.ok(!backend.log.some((line) => line.includes('deadlock')));
  });

  /** As some dozens of networks leave it that have sent all that they may. */
  const deferForHours = async (hours: number) => {
    await fillTotal(total);
    await backend.sql`
      update contact.pacing set next_due_at = now() + make_interval(hours => ${hours})
      where not is_beyond_share`;
  };

  it('go on pacing behind what is deferred already', async () => {
    await from('203.0.113.7');
    await deferForHours(7);
    await from('203.0.113.7');
    const hours = await latestWaitHours();
    assert.ok(Math.abs(hours - 7) < 0.01, String(hours));
  });

  it('mail the first short request of a network at once, however many are deferred', async () => {
    await deferForHours(7);
    const key = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': '203.0.113.7' };
    const first = await answerOf(await postJson(running.origin, validRequest, key));
    // Or a retry's delay: no mail server is there.
    assert.ok((await latestWaitHours()) < 0.1);
    // A repeated one is the same request, and no second one.
    assert.deepEqual(await answerOf(await postJson(running.origin, validRequest, key)), first);
    const counted = await backend.sql<{ weight: number }[]>`
      select weight from contact.window_totals order by is_first`;
    assert.deepEqual(
      counted.map(({ weight }) => weight),
      [total, 1],
    );
    // Neither those of others in the network, nor first ones of more than 4 KB.
    for (const [address, kilobytes] of [
      ['203.0.113.8', 1],
      ['198.51.100.1', 5],
    ] as const) {
      assert.equal(await sizedFrom(address, kilobytes), 200);
      assert.ok((await latestWaitHours()) > 6.9, address);
    }
    // Those that are sent at once are one.
    const all = Array.from({ length: 20 }, (_, index) => from(`192.0.2.${index}`));
    assert.ok((await Promise.all(all)).every(({ status }) => status === 200));
    assert.equal((await schedule()).now, 2);
  });

  it('mail at most sixty first requests of one provider at once, and all of others', async () => {
    await deferForHours(7);
    const addresses = [
      (index: number) => `10.0.${index}.1`,
      (index: number) => `2001:db8:${index.toString(16)}::1`,
    ];
    for (const [index, address] of addresses.entries()) {
      assert.equal(await takenOf(100, address), 100);
      assert.equal((await schedule()).now, (index + 1) * perAddress);
    }
    // Clients in another /16 and another /32.
    for (const address of ['10.1.0.1', '2001:db9::1']) await from(address);
    assert.equal((await schedule()).now, 2 * perAddress + 2);
  });

  it('report as an error, once for many, that mails are deferred by more than an hour', async () => {
    // One that has reported nothing yet.
    const own = await backend.startFunction(defaults);
    const linesOf = (event: string) => backend.log.filter((line) => line.includes(`"${event}"`));
    const before = linesOf('mail-delayed').length;
    const deferredBefore = linesOf('request-deferred').length;
    await fillTotal(total);
    await from('203.0.113.7', own);
    assert.equal(linesOf('mail-delayed').length, before);
    await backend.sql`delete from contact.window_totals`;
    await deferForHours(2);
    const { reference } = z
      .object({ reference: z.string() })
      .parse(await answerOf(await from('203.0.113.7', own)));
    await from('203.0.113.7', own);
    await eventually('the log', 5, () => linesOf('request-deferred').length === deferredBefore + 2);
    await eventually('the error', 5, () => linesOf('mail-delayed').length > before);
    // Together with the other instances it would exceed the connections of the database.
    await own.stop();
    const [line, ...others] = linesOf('mail-delayed').slice(before);
    assert.deepEqual(others, []);
    const {
      delaySeconds,
      time: _,
      ...entry
    } = z.looseObject({ delaySeconds: z.number(), time: z.string() }).parse(JSON.parse(line ?? ''));
    assert.deepEqual(entry, { level: 'error', event: 'mail-delayed', delayed: 1, reference });
    assert.ok(Math.abs(delaySeconds - 7200) < 60, String(delaySeconds));
  });

  it('report after a minute how many mails were deferred meanwhile', ({ mock }) => {
    mock.timers.enable({ apis: ['Date'] });
    const reports: unknown[] = [];
    const report = createDelayReport((...entry) => reports.push(entry));
    report('A', 3600);
    for (const reference of ['B', 'C', 'D']) report(reference, 7200);
    mock.timers.tick(59_999);
    report('E', 7200);
    mock.timers.tick(1);
    report('F', 7201);
    assert.deepEqual(reports, [
      ['error', 'mail-delayed', { delayed: 1, reference: 'B', delaySeconds: 7200 }],
      ['error', 'mail-delayed', { delayed: 4, reference: 'F', delaySeconds: 7201 }],
    ]);
  });

  it('let nobody wait behind what one network sends beyond its share', async () => {
    const own = await backend.startFunction({
      ...defaults,
      RATE_LIMIT_PER_ADDRESS: '1',
      RATE_LIMIT_TOTAL: '1',
    });
    await fillTotal(1);
    // The first one uses the total of first ones up, the others are beyond the share.
    for (let index = 0; index < 5; index += 1) await from(`203.0.113.${index}`, own);
    assert.equal((await from('198.51.100.8', own)).status, 200);
    const [row] = await backend.sql<{ due_at: Date }[]>`
      select due_at from contact.deliveries d join contact.requests r on r.id = d.request_id
      order by r.created_at desc limit 1`;
    const { window_end: windowEnd } = await schedule();
    assert.deepEqual(row?.due_at, windowEnd);
  });

  it('let a filling that is stored already be sent again', async () => {
    const key = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': '203.0.113.7' };
    const first = await answerOf(await postJson(running.origin, validRequest, key));
    assert.equal(await takenOf(perAddress, () => '203.0.113.7'), perAddress - 1);
    assert.deepEqual(await answerOf(await postJson(running.origin, validRequest, key)), first);
  });

  it('count again from zero in the next window', async () => {
    await takenOf(perAddress, () => '203.0.113.7');
    await backend.sql`
      update contact.address_counts set window_start = window_start - interval '1 hour'`;
    assert.equal((await from('203.0.113.7')).status, 200);
  });

  it('keep no address, only keyed hashes of its networks', async () => {
    await from('2001:db8:1:2304::1');
    const rows = await backend.sql<{ address_hash: Buffer }[]>`
      select address_hash from contact.address_counts`;
    assert.equal(new Set(rows.map((row) => row.address_hash.toString('hex'))).size, 4);
    const plain = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('203.0.113.7'));
    for (const { address_hash: hash } of rows) assert.ok(!hash.equals(new Uint8Array(plain)));
    assert.ok(!backend.log.join('').includes('2001:db8'));
  });

  it('believe an address only with the key of the proxy, where one is set', async () => {
    const proxyKey = 'proxy-key-of-the-tests-0123456789abcdef';
    const own = await backend.startFunction({
      ...defaults,
      PROXY_KEY: proxyKey,
      RATE_LIMIT_PER_ADDRESS: '3',
    });
    const statuses = async (key: string | undefined) => {
      const all = Array.from({ length: 6 }, (_, index) =>
        postJson(own.origin, validRequest, {
          'x-forwarded-for': `203.0.${index}.7`,
          ...(key !== undefined && { 'x-proxy-key': key }),
        }),
      );
      return (await Promise.all(all)).filter(({ status }) => status === 200).length;
    };
    assert.equal(await statuses(proxyKey), 6);
    assert.equal(await statuses(undefined), 3);
    assert.equal(await statuses(`${proxyKey}x`), 0);
  });
});

describe('The limit of waiting mails', () => {
  const outboxLimit = 40;
  let backend: Backend;
  let running: RunningFunction;
  before(async () => {
    backend = await startBackend();
    running = await backend.startFunction({
      ...defaults,
      RATE_LIMIT_PER_ADDRESS: '10',
      RATE_LIMIT_TOTAL: '1000',
      OUTBOX_LIMIT: String(outboxLimit),
    });
  });
  after(() => backend.close());
  afterEach(() => emptyDatabase(backend));

  const waiting = async () => {
    const [row] = await backend.sql<{ count: number }[]>`
      select count(*)::integer as count from contact.deliveries where state = 'waiting'`;
    return row?.count;
  };
  const post = (address: string) =>
    postJson(running.origin, validRequest, { 'x-forwarded-for': address });

  it('is not exceeded by many at once, and answered 503 with a time', async () => {
    const all = Array.from({ length: 100 }, (_, index) => post(`10.0.${index}.1`));
    for (const response of await Promise.all(all)) {
      if (response.status === 200) continue;
      const answer = await answerOf(response);
      assert.equal(response.status, 503);
      assert.equal(answer.success ? '' : answer.code, 'unavailable');
      assert.equal(response.headers.get('retry-after'), '600');
    }
    assert.equal(await waiting(), outboxLimit);
  });

  it('is not even looked at for what is beyond another limit', async () => {
    for (let index = 0; index < 10; index += 1) await post('203.0.113.7');
    // Which the count takes where the limit is close, as with this small one.
    await backend.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('contact.deliveries', 0))`;
      assert.equal((await post('203.0.113.7')).status, 429);
    });
  });

  it('is not reached by the surplus of one network', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < outboxLimit; index += 1) {
      statuses.push((await post(`203.0.113.${index}`)).status);
    }
    assert.equal(await waiting(), outboxLimit / 2);
    assert.equal(statuses.filter((status) => status === 429).length, outboxLimit / 2);
    assert.equal((await post('198.51.100.1')).status, 200);
  });

  it('is not reached by a few networks within their shares, and leaves room for others', async () => {
    // Four networks, each with less in this hour than its share of ten.
    for (let index = 0; index < 4 * 9; index += 1) {
      const response = await post(`10.0.${index % 4}.1`);
      if (response.status === 200) continue;
      assert.equal(response.status, 429);
      assert.equal((await answerOf(response)).success, false);
      assert.ok(Number(response.headers.get('retry-after')) <= windowSeconds);
    }
    const before = await waiting();
    assert.ok(before !== undefined && before >= outboxLimit / 2 && before < 30, `${before} wait`);
    assert.equal((await post('198.51.100.1')).status, 200);
  });

  it('is twenty thousand where none is set', async () => {
    const { origin } = await backend.startFunction(defaults);
    await backend.sql`
      with stored as (
        insert into contact.requests
          (idempotency_hash, reference, name, email, phone, company, message, request_callback)
        select sha256(number::text::bytea),
          regexp_replace(
            translate(to_char(number, 'FM00000000'), '0123456789', 'BCDFGHJKMN'), '(.{4})', '\\1-'
          ),
          'Ana', 'ana@b.test', '', '', 'Guten Tag zusammen', false
        from generate_series(1, 19999) number
        returning id
      )
      insert into contact.deliveries (request_id, due_at)
      select id, now() + interval '1 day' from stored`;
    assert.equal((await postJson(origin, validRequest)).status, 200);
    const start = performance.now();
    assert.equal((await postJson(origin, validRequest)).status, 503);
    const took = performance.now() - start;
    assert.ok(took < 1000, `counting took ${took} ms`);
  });
});

/** @jest-environment node */
import { SemaphoreError } from '@/supabase/functions/_shared/semaphore';
import { createCallLimit } from '@/tooling/hosting/call-limit';

const attackerIn = (network: number) => `203.0.${network}.7`;
const neighbour = '203.0.0.8';
const visitor = '198.51.100.1';

/** Waits until the calls that have their turn have started. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that last until they are ended, oldest first, and the clients of those that started. */
function startCalls(limits: Partial<Parameters<typeof createCallLimit>[0]>) {
  const limitCalls = createCallLimit({
    ...{ total: 4, concurrent: 2, waiting: 8, timeoutMs: 10_000 },
    ...limits,
  });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const endOne = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return {
    started,
    call: (client: string, signal = new AbortController().signal) =>
      limitCalls(
        client,
        () => {
          started.push(client);
          return new Promise<string>((resolve) => {
            ends.push(() => resolve('done'));
          });
        },
        signal,
      ),
    /** Ends the oldest call, and waits until another has its turn. */
    endOne,
    endAll: async () => {
      do await endOne();
      while (ends.length > 0);
    },
  };
}

test('calls beyond those that may wait are refused at once, those of other networks are not', async () => {
  const { started, call, endOne, endAll } = startCalls({ waiting: 3 });
  const calls = Array.from({ length: 5 }, (_, index) => call(`203.0.113.${index}`));
  await expect(call('203.0.113.9')).rejects.toThrow(SemaphoreError);
  const elsewhere = call(visitor);
  await endOne();
  expect(started).toEqual(['203.0.113.0', '203.0.113.1', visitor, '203.0.113.2']);
  await endAll();
  expect(await Promise.all([...calls, elsewhere])).toEqual(Array(6).fill('done'));
  const later = call('203.0.113.9');
  await endAll();
  expect(await later).toBe('done');
});

test('many networks together have some calls in progress, and a further one waits for a turn of each', async () => {
  const { started, call, endOne, endAll } = startCalls({});
  for (let network = 0; network < 4; network += 1) {
    for (let index = 0; index < 5; index += 1) void call(attackerIn(network));
  }
  await settled();
  expect(started.length).toBe(4);
  void call(visitor);
  for (let turn = 0; turn < 5; turn += 1) await endOne();
  expect(started.slice(4)).toContain(visitor);
  await endAll();
});

test('networks without a call in progress have their turns one after the other', async () => {
  const { started, call, endAll } = startCalls({ total: 1 });
  const networks = [0, 1, 2, 3].map(attackerIn);
  void call(visitor);
  for (const network of networks) for (const _ of [1, 2, 3]) void call(network);
  await endAll();
  expect(started).toEqual([visitor, ...networks, ...networks, ...networks]);
});

test('an address leaves turns and places to others of its network', async () => {
  const { started, call, endOne, endAll } = startCalls({});
  const outcomes = Array.from({ length: 40 }, () => call(attackerIn(0)).catch(() => 'refused'));
  void call(neighbour);
  await endOne();
  expect(started).toEqual([attackerIn(0), attackerIn(0), neighbour]);
  expect(await Promise.race(outcomes.slice(6))).toBe('refused');
  await endAll();
});

test('a home with all its IPv6 networks is one client', async () => {
  const { started, call, endOne, endAll } = startCalls({});
  const home = Array.from({ length: 40 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  for (const address of home) call(address).catch(() => undefined);
  const beside = '2001:db8:1:900::1';
  const done = call(beside);
  await endOne();
  expect(started).toEqual([home[0], home[1], beside]);
  await endAll();
  expect(await done).toBe('done');
});

test('many full addresses of a network leave places to a further one', async () => {
  const { started, call, endAll } = startCalls({});
  for (let address = 10; address < 17; address += 1) {
    for (let index = 0; index < 10; index += 1) {
      call(`203.0.0.${address}`).catch(() => undefined);
    }
  }
  const done = call(neighbour);
  await endAll();
  expect(await done).toBe('done');
  // Each of them has as many as the others.
  for (let address = 11; address < 17; address += 1) {
    expect(started.filter((client) => client === `203.0.0.${address}`).length).toBe(1);
  }
});

test('the next turn of a network is that of a further address, also where all wait for the total', async () => {
  const { started, call, endOne, endAll } = startCalls({ total: 2, concurrent: 4 });
  for (let index = 0; index < 6; index += 1) for (const n of [0, 1]) void call(attackerIn(n));
  void call(neighbour);
  for (let turn = 0; turn < 3; turn += 1) await endOne();
  expect(started).toEqual([0, 1, 0, 1].map(attackerIn).concat(neighbour));
  await endAll();
});

test('the networks of a provider have their turns together', async () => {
  const { started, call, endAll } = startCalls({ total: 1 });
  for (let network = 0; network < 6; network += 1) void call(`2001:db8:${network}::1`);
  for (let network = 0; network < 6; network += 1) void call(attackerIn(network));
  void call(visitor);
  void call('2001:db9::1');
  await endAll();
  expect(started.indexOf(visitor)).toBeLessThan(5);
  expect(started.indexOf('2001:db9::1')).toBeLessThan(5);
});

test('a call that nobody waits for any more leaves its place', async () => {
  const { started, call, endOne, endAll } = startCalls({ total: 1, waiting: 1 });
  void call(attackerIn(0));
  const closed = new AbortController();
  const abandoned = call(neighbour, closed.signal);
  closed.abort(new Error('closed'));
  await expect(abandoned).rejects.toThrow('closed');
  await expect(call(neighbour, closed.signal)).rejects.toThrow('closed');
  const waiting = call(neighbour);
  await endOne();
  expect(started).toEqual([attackerIn(0), neighbour]);
  await endAll();
  expect(await waiting).toBe('done');
});

test('a call waits no longer than its time, whatever it waits for', async () => {
  const { started, call, endOne, endAll } = startCalls({ total: 1, timeoutMs: 50 });
  void call(attackerIn(0));
  const forTotal = [call(attackerIn(0)), call(attackerIn(1))];
  const forNetwork = call(attackerIn(0));
  await Promise.all(
    [...forTotal, forNetwork].map((waiting) => expect(waiting).rejects.toThrow(SemaphoreError)),
  );
  expect(started.length).toBe(1);
  await endOne();
  void call(visitor);
  await settled();
  expect(started).toEqual([attackerIn(0), visitor]);
  await endAll();
});

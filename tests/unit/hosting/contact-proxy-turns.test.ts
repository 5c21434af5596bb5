/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { serveProxyOf, stopServers, target } from '@/tests/unit/hosting/support/serve-proxy';

afterEach(stopServers);

const proxies = { trustedProxies: 1 };
const flood = 64;
const concurrent = 8;

/** A function that answers when it is told to, and what it has received. */
async function serveSlowly(options?: { turnTimeoutMs?: number }) {
  const pending: ServerResponse[] = [];
  const clients: string[] = [];
  const { origin } = await serveProxyOf(
    ({ headers }, response) => {
      pending.push(response);
      clients.push(`${headers['x-forwarded-for']}`.split(',')[0] ?? '');
      if (headers['x-client-info'] === 'visitor') response.end('{}');
    },
    { proxies, ...options },
  );
  const post = (address: string, client: string, options?: RequestInit) =>
    fetch(origin + target, {
      method: 'POST',
      body: '{}',
      headers: { 'x-forwarded-for': address, 'x-client-info': client },
      ...options,
    });
  return {
    clients,
    attack: (addressOf: (index: number) => string) =>
      Array.from({ length: flood }, (_, index) => post(addressOf(index), 'attacker')),
    visit: (address: string, options?: RequestInit) => post(address, 'visitor', options),
    answerAll: () => {
      for (const response of pending.splice(0)) response.end('{}');
    },
  };
}

test.each([
  ['an address', () => '203.0.113.7'],
  ['an IPv4 network', (index: number) => `203.0.113.${index}`],
  ['an IPv6 network', (index: number) => `2001:db8:1:${index}::1`],
])('%s has some calls in flight, and a visitor from elsewhere does not wait', async (_, of) => {
  const { clients, attack, visit, answerAll } = await serveSlowly();
  const attacks = attack(of);
  expect((await visit('198.51.100.1')).status).toBe(200);
  while (clients.length < concurrent + 1) await visit('198.51.100.1');
  for (let visits = 0; visits < 10; visits += 1) await visit('198.51.100.1');
  const attackers = () => clients.filter((client) => client !== '198.51.100.1').length;
  expect(attackers()).toBe(concurrent);
  // All of them are answered, one after the other.
  while (attackers() < flood) {
    answerAll();
    await visit('198.51.100.1');
  }
  answerAll();
  expect((await Promise.all(attacks)).map(({ status }) => status)).toEqual(Array(flood).fill(200));
});

test('a request whose turn does not come is not sent, and answered so', async () => {
  const { clients, attack, answerAll } = await serveSlowly({ turnTimeoutMs: 50 });
  const attacks = attack(() => '203.0.113.7');
  const refused = await Promise.any(attacks);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ success: false, code: 'unavailable' });
  await Promise.any(attacks.slice(concurrent + 1));
  expect(clients.length).toBe(concurrent);
  const answers = Promise.all(attacks);
  const done = answers.then(() => true);
  while (!(await Promise.race([done, new Promise((resolve) => setImmediate(resolve, false))]))) {
    answerAll();
  }
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(clients.length);
});

test('a request whose client has gone while it waited is not sent', async () => {
  const { clients, attack, visit, answerAll } = await serveSlowly();
  const attacks = attack(() => '203.0.113.7');
  const visitSome = async () => {
    for (let visits = 0; visits < 10; visits += 1) await visit('198.51.100.1');
  };
  await visitSome();
  const leaving = new AbortController();
  const left = visit('203.0.113.8', { signal: leaving.signal });
  await visitSome();
  leaving.abort();
  await expect(left).rejects.toThrow();
  await visitSome();
  const stays = visit('203.0.113.9');
  while (clients.filter((client) => client === '203.0.113.7').length < flood) {
    answerAll();
    await visit('198.51.100.1');
  }
  answerAll();
  expect((await stays).status).toBe(200);
  await Promise.all(attacks);
  expect(clients).not.toContain('203.0.113.8');
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { options } from '@/tests/attack/support/options';
import { type Headers, headersOf, postAll, type Tally } from '@/tests/attack/support/posts-from';
import { portOf } from '@/tests/attack/support/processes';
import { processesWith } from '@/tests/stack/support/processes';
import { endAll, type SiteProcess, spawnSite, startSite } from '@/tests/stack/support/site-process';
import { eventually } from '@/tests/support/eventually';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

/** Requests in an hour that are taken from one address, and from wider and wider networks. */
const perAddress = 60;
const per56 = 240;
const perNetwork = 960;
/** Some more than any limit. */
const surplus = 10;

const proxyKey = 'key-of-the-reverse-proxy-0123456789abcdef';

/** The ways to run the site that the docs describe, by their settings. */
const deployments = {
  alone: {},
  'behind a proxy': { TRUSTED_PROXIES: '1' },
  'with a key': { TRUSTED_PROXIES: '2', PROXY_KEY: proxyKey },
} as const;
type Deployment = keyof typeof deployments;
const names: readonly Deployment[] = ['alone', 'behind a proxy', 'with a key'];

/** What a proxy sends on: the client's own words first, then what it has seen itself. */
const seen = (...stations: string[]): Headers => ({ 'X-Forwarded-For': stations.join(', ') });
const invented = (index: number) => `198.18.${index >> 8}.${index & 255}`;
const hex = (value: number) => value.toString(16);

const only = (taken: number, limited: number): Tally => ({ taken, limited, others: [] });

describe('Addresses', () => {
  let folder: string;
  let remove: () => Promise<void>;
  const sites = new Map<Deployment, SiteProcess>();
  before(async () => {
    // In the next hour everything is allowed again: these tests must end before it begins.
    await eventually('a new hour', 70, () => new Date().getMinutes() < 59);
    ({ folder, remove } = await makeDataFolder());
    await Promise.all(
      names.map(async (name, index) => {
        sites.set(name, await startSite(join(folder, String(index)), deployments[name]));
      }),
    );
  });
  after(async () => {
    await endAll(folder);
    await remove();
  });

  const originOf = (name: Deployment) => {
    const site = sites.get(name);
    assert.ok(site);
    return site.origin;
  };

  it('that a visitor writes count for nothing where no proxy is set', async () => {
    const all = headersOf(perAddress + surplus, (index) => seen(invented(index)));
    assert.deepEqual(await postAll(originOf('alone'), all), only(perAddress, surplus));
  });

  it('that a visitor writes count for nothing behind a proxy, which adds the true one', async () => {
    const all = headersOf(perAddress + surplus, (index) => seen(invented(index), '203.0.113.7'));
    const origin = originOf('behind a proxy');
    assert.deepEqual(await postAll(origin, all), only(perAddress, surplus));
    assert.deepEqual(await postAll(origin, [seen('203.0.113.7', '203.0.113.8')]), only(1, 0));
  });

  it('count for nothing without the key of the proxy', async () => {
    const stations = (index: number) => seen(invented(index), invented(index), '10.0.0.1');
    const keys = [{}, { 'X-Proxy-Key': 'x'.repeat(proxyKey.length) }, { 'X-Proxy-Key': '' }];
    const all = headersOf(perAddress + surplus, (index) => ({
      ...stations(index),
      ...keys[index % keys.length],
    }));
    const origin = originOf('with a key');
    assert.deepEqual(await postAll(origin, all), only(perAddress, surplus));
    const trusted = { ...stations(1), 'X-Proxy-Key': proxyKey };
    assert.deepEqual(await postAll(origin, [trusted]), only(1, 0));
  });

  it('count for nothing at the function itself, past the server in front of it', async () => {
    const own = processesWith(join(folder, '1'));
    const runtime = own.find(({ command }) => command.includes('serve-local.ts'));
    assert.ok(runtime);
    const all = headersOf(perAddress + surplus, (index) => ({
      ...seen(invented(index), invented(index)),
      'X-Proxy-Key': 'x'.repeat(43),
    }));
    const origin = `http://127.0.0.1:${portOf(runtime.pid)}`;
    assert.deepEqual(await postAll(origin, all), only(perAddress, surplus));
  });

  it('are not believed from the whole network without a key: the site does not start', async () => {
    const own = join(folder, 'open');
    const site = await spawnSite(own, { HOST: '0.0.0.0', TRUSTED_PROXIES: '1' });
    const isListening = () => site.output().includes('Inbox: ');
    let code: number | null | undefined;
    void site.ended.then((end) => {
      code = end.code;
    });
    await eventually('it ends or listens', 20, () => code !== undefined || isListening());
    await endAll(own);
    assert.ok(!isListening(), 'it listens');
    assert.notEqual(code, 0);
    assert.match(site.output(), /PROXY_KEY/);
  });

  const networks = [
    {
      name: 'a /64 of IPv6',
      limit: perAddress,
      address: (index: number) => `2001:db8:1:1::${hex(index)}`,
      neighbour: '2001:db8:1:2::1',
    },
    {
      name: 'a /56 of IPv6',
      limit: per56,
      address: (index: number) => `2001:db8:2:${hex(index & 255)}::1`,
      neighbour: '2001:db8:2:100::1',
    },
    {
      name: 'a /48 of IPv6',
      limit: perNetwork,
      address: (index: number) => `2001:db8:3:${hex(index << 6)}::1`,
      neighbour: '2001:db8:4::1',
    },
    ...(options.isLong
      ? [
          {
            name: 'a /24 of IPv4',
            limit: perNetwork,
            address: (index: number) => `192.0.2.${index & 255}`,
            neighbour: '198.51.100.1',
          },
        ]
      : []),
  ];

  for (const { name, limit, address, neighbour } of networks) {
    it(`of ${name} together have a limit, and leave everybody else theirs`, async () => {
      const origin = originOf('behind a proxy');
      const all = headersOf(limit + surplus, (index) => seen(invented(index), address(index)));
      assert.deepEqual(await postAll(origin, all), only(limit, surplus));
      assert.deepEqual(await postAll(origin, [seen(neighbour)]), only(1, 0));
    });
  }
});

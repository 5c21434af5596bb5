/** @jest-environment node */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { type RecordingBackend, startRecordingBackend } from '@/tests/support/recording-backend';
import { type LoopbackServer, listenOnLoopback } from '@/tests/support/serve-on-loopback';
import { type ProxySettings, proxySettingsFrom } from '@/tooling/hosting/proxy-settings';
import { createSiteServer } from '@/tooling/hosting/site-server';

const loopback = { host: '127.0.0.1', port: 3000 };
const everywhere = { host: '0.0.0.0', port: 3000 };
const key = 'a-secret-between-proxy-and-server';

test.each([
  [{}, loopback, { trustedProxies: 0 }],
  [{ TRUSTED_PROXIES: '', PROXY_KEY: '' }, everywhere, { trustedProxies: 0 }],
  [{ TRUSTED_PROXIES: '0' }, everywhere, { trustedProxies: 0 }],
  [{ TRUSTED_PROXIES: '2' }, loopback, { trustedProxies: 2 }],
  [{ TRUSTED_PROXIES: '2' }, { host: '::1', port: 3000 }, { trustedProxies: 2 }],
  [{ TRUSTED_PROXIES: '1', PROXY_KEY: key }, everywhere, { trustedProxies: 1, proxyKey: key }],
])('%j on %j', (env, place, settings) => {
  expect(proxySettingsFrom(env, place)).toEqual(settings);
});

test.each([
  [
    { TRUSTED_PROXIES: '10' },
    loopback,
    'TRUSTED_PROXIES is "10"; give a whole number from 0 to 9.',
  ],
  [
    { TRUSTED_PROXIES: 'one' },
    loopback,
    'TRUSTED_PROXIES is "one"; give a whole number from 0 to 9.',
  ],
  [{ PROXY_KEY: 'short' }, loopback, 'PROXY_KEY is too short; give at least 32 random characters.'],
  [
    { TRUSTED_PROXIES: '1' },
    everywhere,
    'TRUSTED_PROXIES is 1 and HOST is "0.0.0.0", where visitors can bypass the proxy and forge addresses. Remove HOST, or set PROXY_KEY.',
  ],
  [
    { TRUSTED_PROXIES: '1' },
    { host: '10.0.0.7', port: 3000 },
    /^TRUSTED_PROXIES is 1 and HOST is "10/,
  ],
])('%j on %j is refused', (env, place, message) => {
  expect(() => proxySettingsFrom(env, place)).toThrow(message);
});

/** The deployments of docs/publishing/node.md. */
const deployments = {
  direct: proxySettingsFrom({}, everywhere),
  'a proxy on this machine': proxySettingsFrom({ TRUSTED_PROXIES: '1' }, loopback),
  'a proxy elsewhere': proxySettingsFrom({ TRUSTED_PROXIES: '1', PROXY_KEY: key }, everywhere),
  'two proxies': proxySettingsFrom({ TRUSTED_PROXIES: '2' }, loopback),
} satisfies Record<string, ProxySettings>;

type Sent = Readonly<Record<string, string | string[]>>;

const visitor = '203.0.113.7';
const forged = '198.51.100.1';
/** The connection of the test itself, of the nearest proxy or of the visitor. */
const seen = '127.0.0.1';

/** What comes to the server, and the address that the function counts. */
const cases: [deployment: keyof typeof deployments, sent: Sent, counted: string][] = [
  ['direct', {}, seen],
  ['direct', { 'X-Forwarded-For': forged }, seen],
  ['direct', { 'X-Forwarded-For': [forged, forged], 'X-Proxy-Key': key }, seen],
  // nginx adds what it sees to what the visitor has written.
  ['a proxy on this machine', { 'X-Forwarded-For': visitor }, visitor],
  ['a proxy on this machine', { 'X-Forwarded-For': `${forged}, ${visitor}` }, visitor],
  ['a proxy on this machine', { 'X-Forwarded-For': [forged, visitor] }, visitor],
  ['a proxy on this machine', { 'X-Forwarded-For': visitor, 'X-Proxy-Key': 'forged' }, visitor],
  ['a proxy on this machine', {}, seen],
  [
    'a proxy elsewhere',
    { 'X-Forwarded-For': `${forged}, ${visitor}`, 'X-Proxy-Key': key },
    visitor,
  ],
  ['a proxy elsewhere', { 'X-Forwarded-For': forged }, seen],
  ['a proxy elsewhere', { 'X-Forwarded-For': forged, 'X-Proxy-Key': 'forged' }, seen],
  ['a proxy elsewhere', { 'X-Forwarded-For': forged, 'X-Proxy-Key': ['forged', key] }, seen],
  ['a proxy elsewhere', { 'X-Forwarded-For': forged, 'X-Proxy-Key': '' }, seen],
  ['two proxies', { 'X-Forwarded-For': `${forged}, ${visitor}, 10.0.0.2` }, visitor],
  ['two proxies', { 'X-Forwarded-For': visitor }, visitor],
];

let backend: RecordingBackend;

beforeAll(async () => {
  backend = await startRecordingBackend();
});
afterAll(() => backend.close());

/** As the function counts, whose own TRUSTED_PROXIES is one more: this server. */
function countedAddress(forwardedFor: string, trustedProxies: number): string | undefined {
  const hops = [...forwardedFor.split(', '), 'address of this server'];
  return hops.at(-1 - (trustedProxies + 1)) ?? hops[0];
}

test.each(cases)('%s, with %j: the function counts %s', async (deployment, sent, counted) => {
  const proxies = deployments[deployment];
  const contact = () => ({ origin: backend.origin, proxyKey: 'key of the function' });
  const handlePage = () => undefined;
  const server: LoopbackServer = await listenOnLoopback(
    createSiteServer({ handlePage, contact, proxies }),
  );
  await new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: sent };
    const outgoing = request(server.origin + contactEndpoint, options, (answer) =>
      text(answer).then(resolve, reject),
    );
    outgoing.once('error', reject).end('{}');
  });
  await server.close();
  const headers = backend.requests.at(-1)?.headers ?? {};
  const forwardedFor = headers['x-forwarded-for']?.toString() ?? '';
  expect(countedAddress(forwardedFor, proxies.trustedProxies)).toBe(counted);
  expect(forwardedFor).not.toContain(forged);
  expect(headers['x-proxy-key']).toBe('key of the function');
});

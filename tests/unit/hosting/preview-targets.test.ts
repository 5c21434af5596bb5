/** @jest-environment node */

import { site as siteFacts } from '@/site.config';
import { answersIn, sendBytes } from '@/tests/support/raw-connection';
import { type SmallSite, writeSmallSite } from '@/tests/unit/hosting/support/small-site';
import { type RunningServer, startPreviewServer } from '@/tooling/hosting/preview-server';

const logged: string[] = [];
let site: SmallSite;
let server: RunningServer;

beforeAll(async () => {
  site = await writeSmallSite();
  const log = (line: string) => logged.push(line);
  server = await startPreviewServer({ root: site.root, port: 0, log });
});
afterAll(async () => {
  await server.close();
  await site.remove();
});
beforeEach(() => {
  logged.length = 0;
});

test.each([
  ['//evil.com', 404],
  ['//evil.com/en', 404],
  ['/\\evil.com', 404],
  ['/%', 404],
  ['/%00', 404],
  ['/..//', 404],
  ['/../../etc/passwd', 404],
  ['/%2e%2e/package.json', 404],
  ['/%5Fheaders', 404],
  ['/en/../index.html', 404],
  [`/${'a'.repeat(10_000)}`, 414],
  [`/?${'a&'.repeat(101)}`, 414],
  [`/${'a'.repeat(200_000)}`, 431],
  ['*', 400],
  ['evil', 400],
  ['/\0', 400],
  ['/a\u0001b', 400],
  ['/\u00ff', 400],
  ['/\u001b[31m', 400],
  ['ftp://site/', 400],
  ['http://', 400],
  ['http:///en/', 400],
  ['http://user@site/', 400],
  ['http://a b/', 400],
  ['http://site\\@evil/', 400],
])('the hostile target %j is answered with %i and harms nothing', async (target, status) => {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const answers = answersIn(await sendBytes(server.port, bytes));
  expect(answers.map((answer) => answer.status)).toEqual([status]);
  expect(answers[0]?.headers.has('location')).toBe(false);
  expect(answers[0]?.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  for (const line of logged) expect(line).toMatch(/^[\x20-\x7e]{1,250}$/);
});

test.each([
  ['http://site/en/', 200, undefined],
  ['HTTPS://site:443/en/?x', 200, undefined],
  ['http://[::1]:8080/', 200, undefined],
  ['http://site', 200, undefined],
  ['http://site?x', 200, undefined],
  ['http://site/en?x', 308, '/en/?x'],
  ['http://site//evil.com', 404, undefined],
  ['http://site/none', 404, undefined],
])('%s is answered as the path that it names: %i', async (target, status, location) => {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n`;
  const [answer] = answersIn(await sendBytes(server.port, bytes));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([status, location]);
});

test('the host of an absolute target counts, and not the header', async () => {
  const siteHost = new URL(siteFacts.url).host;
  const robots = async (authority: string, host: string) => {
    const bytes = `GET http://${authority}/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const [answer] = answersIn(await sendBytes(server.port, bytes));
    return answer?.headers.get('x-robots-tag');
  };
  expect(await robots(siteHost, 'preview')).toBeUndefined();
  expect(await robots('preview', siteHost)).toBe('noindex');
});

test('the host of the site is known in each of its spellings', async () => {
  const { hostname } = new URL(siteFacts.url);
  const robots = async (host: string) => {
    const [answer] = answersIn(
      await sendBytes(server.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    return answer?.headers.get('x-robots-tag');
  };
  for (const spelling of [hostname.toUpperCase(), `${hostname}.`, `${hostname}:8080`]) {
    expect([spelling, await robots(spelling)]).toEqual([spelling, undefined]);
  }
  for (const other of [`x.${hostname}`, `${hostname}.x`]) {
    expect([other, await robots(other)]).toEqual([other, 'noindex']);
  }
});

test('what visitors type into an address stays out of the log', async () => {
  for (const target of ['/anmelden/ana@example.org?a=secret', '/ruf/+49%20170-1234567#secret']) {
    await sendBytes(server.port, `GET ${target} HTTP/1.0\r\n\r\n`);
  }
  expect(logged).toEqual(['Not found: "/anmelden/***"', 'Not found: "/ruf/+***"']);
});

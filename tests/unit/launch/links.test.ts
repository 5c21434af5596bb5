/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { checkLinks, linksIn } from '@/tooling/launch/links';

let server: Server;
let origin = '';
let asked: string[] = [];
let [open, mostOpen] = [0, 0];

beforeEach(async () => {
  [asked, open, mostOpen] = [[], 0, 0];
  server = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => {
      open -= 1;
    });
    if (url === '/silent') return;
    const named = Number(/\d{3}/.exec(url)?.[0] ?? 200);
    const status = url.startsWith('/get-only') && method === 'HEAD' ? 404 : named;
    setTimeout(() => response.writeHead(status).end(), 5);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const at = (...paths: string[]) => paths.map((path) => ({ href: origin + path, where: 'a file' }));

it('is content with pages that answer, also where only a full request is answered', async () => {
  expect(await checkLinks(at('/', '/get-only'))).toMatchObject({ findings: [], notes: [] });
});

it('names missing pages and silent servers, and where they are linked', async () => {
  const { findings } = await checkLinks(at('/', '/404', '/500', '/silent'), 300);
  expect(findings.map(({ where, what }) => `${where}: ${what}`).sort()).toEqual([
    `a file: ${origin}/404 returns 404`,
    `a file: ${origin}/500 returns 500`,
    `a file: ${origin}/silent does not respond`,
  ]);
});

it('says which pages refuse programs, without calling them broken', async () => {
  const { findings, notes } = await checkLinks(at('/', '/403', '/429'));
  expect(findings).toEqual([]);
  expect(notes.map((note) => note.split(origin)[1]).sort()).toEqual(['/403', '/429']);
});

it('asks once for a page with several anchors, and for five at a time', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/page?${index}`);
  await checkLinks(at(...paths, '/page?0#a', '/page?0#b'));
  expect(asked).toHaveLength(20);
  expect(mostOpen).toBe(5);
});

it('calls nothing broken where there is no network', async () => {
  server.closeAllConnections();
  server.close();
  const { findings, notes } = await checkLinks(at('/a', '/b'));
  expect(findings).toEqual([]);
  expect(notes).toEqual(['2 not checked: no network']);
});

it('finds links in texts without what stands around them', () => {
  const text = '"https://a.de/x?y=1&amp;z=2", <a href="https://b.de">, (https://c.de/d).';
  expect(linksIn(text, 'f').map(({ href }) => href)).toEqual([
    'https://a.de/x?y=1&z=2',
    'https://b.de',
    'https://c.de/d',
  ]);
});

import { createServer, type Server } from 'node:http';
import { checkLinks, findLinks } from '@/scripts/launch/links';

let server: Server;
let origin = '';

beforeEach(async () => {
  server = createServer(({ url = '' }, response) => {
    if (url === '/silent') return;
    const status = Number(/\d{3}/.exec(url)?.[0] ?? 200);
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

it('reports missing pages and silent servers, and warns of pages that refuse programs', async () => {
  const paths = ['/', '/404', '/500', '/silent', '/403', '/429'];
  const links = paths.map((path) => ({ href: origin + path, file: 'a file' }));
  const problems = await checkLinks(links, 300);
  const found = problems.map(({ key, message, isWarning = false }) => [key, message, isWarning]);
  expect(found.sort()).toEqual([
    [`${origin}/403`, expect.any(String), true],
    [`${origin}/404`, expect.stringMatching(/^returns 404; /), false],
    [`${origin}/429`, expect.any(String), true],
    [`${origin}/500`, expect.stringMatching(/^returns 500; /), false],
    [`${origin}/silent`, expect.stringMatching(/^does not respond; /), false],
  ]);
});

it('finds links in texts without the characters around them', () => {
  const text = '"https://a.de/x?y=1&amp;z=2", <a href="https://b.de">, (https://c.de/d).';
  expect(findLinks(text, 'f').map(({ href }) => href)).toEqual([
    'https://a.de/x?y=1&z=2',
    'https://b.de',
    'https://c.de/d',
  ]);
});

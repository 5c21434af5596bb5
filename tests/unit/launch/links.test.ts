import { createServer, type Server } from 'node:http';
import { formatProblem } from '@/lib/i18n/text-problem';
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

const at = (...paths: string[]) => paths.map((path) => ({ href: origin + path, file: 'a file' }));

const linesFor = async (...paths: string[]) =>
  (await checkLinks(at(...paths), 300)).map(formatProblem).sort();

it('reports missing pages and servers that do not respond', async () => {
  expect(await linesFor('/', '/404', '/500', '/silent')).toEqual([
    expect.stringContaining(`a file: ${origin}/404: returns 404; `),
    expect.stringContaining(`a file: ${origin}/500: returns 500; `),
    expect.stringContaining(`a file: ${origin}/silent: does not respond; `),
  ]);
});

it('warns of pages that refuse programs', async () => {
  const problems = await checkLinks(at('/', '/403', '/429'));
  expect(problems.map(({ key, isWarning }) => [key, isWarning]).sort()).toEqual([
    [`${origin}/403`, true],
    [`${origin}/429`, true],
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

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedPages } from '@/lib/routing/page-files';
import { publish } from '@/scripts/publishing/publish';
import { addresses } from '@/tests/support/address-table';

const url = 'https://www.example.org';
const islands = '/assets/islands-ABC.js';
let root: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

const exported = (source: string) => `<!DOCTYPE html><!--id--><html lang="de"><head>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<script src="/_next/static/chunks/b.js" async=""></script></head>
<body><main><p>${source} <!-- -->Anerkennungsverfahren</p><div data-island="x" data-props='{"a":1}'>1<!-- -->2</div></main></body></html>`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish '));
  for (const { source } of publishedPages) await write(`export/${source}`, exported(source));
  await write('export/_next/static/chunks/a.css', 'p { color: red }');
  await write('export/_next/static/chunks/b.js', 'run()');
  await write('export/404.html', exported('Next'));
  await write('export/_not-found.html', exported('Next'));
  for (const file of ['index.txt', 'de/employers.txt', 'de/employers/__next._tree.txt']) {
    await write(`export/${file}`, 'flight');
  }
  await write('export/robots.txt', 'User-agent: *');
  await write('export/sitemap.xml', `<loc>${url}/arbeitgeber</loc>`);
  await write('export/og/de/home.png', 'picture');
  for (const folder of ['export', 'public']) {
    await write(`${folder}/llms.txt`, 'text');
    await write(`${folder}/.well-known/security.txt`, 'text');
    await write(`${folder}/.well-known/security-policy.txt`, 'text');
  }
  await write(`out${islands}`, 'import("./chunk-DEF.js")');
  await write('out/assets/chunk-DEF.js', '1');
});
afterEach(() => rm(root, { recursive: true }));

const sources = { connect: [], services: [], hasServices: false };
const publishAll = () =>
  publish(
    { exportDir: join(root, 'export'), publicDir: join(root, 'public'), outDir: join(root, 'out') },
    { islands, companyNames: [], url, sources },
  );

test('names a page that is missing in the export', async () => {
  await rm(join(root, 'export/vas/nurses.html'));
  await expect(publishAll()).rejects.toThrow(
    `Next's export has no vas/nurses.html for ${addresses.nurses.vas.slice(1)}.html.`,
  );
});

test('rejects a public file at the path of a page', async () => {
  const file = `public${addresses.contact.de}.html`;
  await write(file, 'x');
  await expect(publishAll()).rejects.toThrow(`${file}: the site publishes`);
});

test('rejects a file with an unknown content type', async () => {
  await write('public/downloads/terms.docx', 'x');
  await expect(publishAll()).rejects.toThrow('downloads/terms.docx: add its extension to');
});

test('lists all problems of the result, one per line', async () => {
  await write('out/assets/lonely.js', '1');
  await write('out/de/left.txt', 'flight');
  const page = exported('en').replace(
    '<p>',
    '<p onclick="run()"><a href="/en/not-found-page">x</a>',
  );
  await write('export/en.html', page);
  await write('export/sitemap.xml', `<loc>${url}/de/employers</loc>`);
  await expect(publishAll()).rejects.toThrow(
    [
      'The published site has problems:',
      'de/left.txt: is an internal file of Next, which must not be published',
      'assets/lonely.js: no file references it',
      'en/index.html: <p onclick>: inline event handler',
      'en/index.html: <a href>: /en/not-found-page is not a public path of the site',
      'sitemap.xml: /de/employers is not a public path of the site',
    ].join('\n'),
  );
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedPages } from '@/lib/routing/page-files';
import { publish } from '@/scripts/publishing/publish';
import { writeFiles } from '@/scripts/support/files';
import { addresses } from '@/tests/support/address-table';
import { folderWith } from '@/tests/support/folder-with';

const url = 'https://www.example.org';
const islands = '/assets/islands-ABC.js';
let root: string;

const write = (file: string, content: string) => writeFiles(root, { [file]: content });

const exported = (source: string) => `<!DOCTYPE html><!--id--><html lang="de"><head>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<script src="/_next/static/chunks/b.js" async=""></script></head>
<body><main><p>${source} <!-- -->Anerkennungsverfahren</p><div data-island="x" data-props='{"a":1}'>1<!-- -->2</div></main></body></html>`;

beforeEach(async () => {
  const pages = publishedPages.map(({ source }) => [`export/${source}`, exported(source)]);
  root = await folderWith({
    ...Object.fromEntries(pages),
    'export/_next/static/chunks/a.css': 'p { color: red }',
    'export/_next/static/chunks/b.js': 'run()',
    'export/404.html': exported('Next'),
    'export/_not-found.html': exported('Next'),
    'export/index.txt': 'flight',
    'export/de/employers.txt': 'flight',
    'export/de/employers/__next._tree.txt': 'flight',
    'export/robots.txt': 'User-agent: *',
    'export/sitemap.xml': `<loc>${url}/arbeitgeber</loc>`,
    'export/og/de/home.png': 'picture',
    'public/llms.txt': 'text',
    'public/.well-known/security.txt': 'text',
    'public/.well-known/security-policy.txt': 'text',
    [`out${islands}`]: 'import("./chunk-DEF.js")',
    'out/assets/chunk-DEF.js': '1',
  });
});

const publishAll = () =>
  publish(
    { exportDir: join(root, 'export'), publicDir: join(root, 'public'), outDir: join(root, 'out') },
    { islands, companyNames: [] },
  );

test('names a page that is missing in the export', async () => {
  await rm(join(root, 'export/vas/nurses.html'));
  await expect(publishAll()).rejects.toThrow(
    `Next's export has no vas/nurses.html for ${addresses.nurses.vas.slice(1)}.html.`,
  );
});

test.each([
  [`${addresses.contact.de.slice(1)}.html`, 'the site publishes'],
  ['downloads/terms.docx', 'add its extension to'],
])('rejects the public file %s: %s', async (file, problem) => {
  await write(`public/${file}`, 'x');
  await expect(publishAll()).rejects.toThrow(`${file}: ${problem}`);
});

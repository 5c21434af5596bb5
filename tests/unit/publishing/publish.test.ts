import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedPages } from '@/lib/routing/page-files';
import { publish } from '@/scripts/publishing/publish';
import { writeFiles } from '@/scripts/support/files';
import { addresses } from '@/tests/support/address-table';
import { folderWith } from '@/tests/support/folder-with';

let root: string;

const exported = `<!DOCTYPE html><html lang="de"><head>
<link rel="stylesheet" href="/_next/static/chunks/a.css"></head><body><p>Text</p></body></html>`;

beforeEach(async () => {
  root = await folderWith({
    ...Object.fromEntries(publishedPages.map(({ source }) => [`export/${source}`, exported])),
    'export/_next/static/chunks/a.css': 'p { color: red }',
  });
});

const publishAll = () =>
  publish({
    exportDir: join(root, 'export'),
    publicDir: join(root, 'public'),
    outDir: join(root, 'out'),
    islands: '/assets/islands-ABC.js',
    companyNames: [],
  });

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
  await writeFiles(join(root, 'public'), { [file]: 'x' });
  await expect(publishAll()).rejects.toThrow(`${file}: ${problem}`);
});

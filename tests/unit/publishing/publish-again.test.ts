/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedPages } from '@/tooling/publishing/page-files';
import { publish } from '@/tooling/publishing/publish';
import { filesIn } from '@/tooling/support/files-in';
import { type KeptResults, keepNothing, keepResultsIn } from '@/tooling/support/kept-results';

const islands = '/assets/islands-ABC.js';
let root: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

const exported = (text: string) => `<!DOCTYPE html><html lang="de"><head>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head>
<body><main><p class="a">${text}</p><div data-island="x" data-props-apart="" data-props='{"a":"${text}"}'>1</div></main></body></html>`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish again '));
  for (const { source } of publishedPages) await write(`export/${source}`, exported(source));
  await write('export/_next/static/chunks/a.css', '.a{color:red}.b{color:blue}');
  await mkdir(join(root, 'public'));
});
afterEach(() => rm(root, { recursive: true }));

/** Publishes into an empty folder; returns the files by name. */
async function publishWith({
  kept = keepNothing,
  version = '1',
  workers = 1,
}: {
  kept?: KeptResults;
  version?: string;
  workers?: number;
} = {}): Promise<Map<string, string>> {
  const outDir = join(root, 'out');
  await rm(outDir, { recursive: true, force: true });
  await write(`out${islands}`, '1');
  await publish(
    { exportDir: join(root, 'export'), publicDir: join(root, 'public'), outDir },
    {
      islands,
      names: [],
      url: 'https://www.example.org',
      sources: { connect: [], services: [], hasServices: false },
    },
    { kept, version, workers },
  );
  const files = await filesIn(outDir);
  const read = async (file: string) =>
    [file, (await readFile(join(outDir, file))).toString('base64')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** The cache of the project, as a new build opens it, and how many results it had to make. */
function openCache() {
  const kept = keepResultsIn(join(root, 'kept'));
  const made = { count: 0 };
  const counting: KeptResults = {
    ...kept,
    get: (inputs, make) =>
      kept.get(inputs, () => {
        made.count += 1;
        return make();
      }),
    getAll: (inputs, makeMissing) =>
      kept.getAll(inputs, (missing) => {
        made.count += missing.length;
        return makeMissing(missing);
      }),
  };
  return { kept: counting, made };
}

test('a second build takes every result from the cache, and is the same', async () => {
  const plain = await publishWith();
  const first = openCache();
  expect(await publishWith({ kept: first.kept })).toEqual(plain);
  expect(first.made.count).toBeGreaterThan(2 * publishedPages.length);
  const second = openCache();
  expect(await publishWith({ kept: second.kept })).toEqual(plain);
  expect(second.made.count).toBe(0);
});

test('after a changed sentence one page is made anew', async () => {
  await publishWith({ kept: openCache().kept });
  await write('export/en.html', exported('Another sentence on this page'));
  const { kept, made } = openCache();
  expect(await publishWith({ kept })).toEqual(await publishWith());
  // Draft and page, each compressed copy of the page and of its data.
  expect(made.count).toBeGreaterThanOrEqual(4);
  expect(made.count).toBeLessThanOrEqual(6);
});

test('after a changed style sheet every page is made anew', async () => {
  await publishWith({ kept: openCache().kept });
  await write('export/_next/static/chunks/a.css', '.a{color:green}.b{color:blue}');
  const { kept, made } = openCache();
  expect(await publishWith({ kept })).toEqual(await publishWith());
  expect(made.count).toBeGreaterThan(publishedPages.length);
});

test('other code makes every page anew', async () => {
  await publishWith({ kept: openCache().kept });
  const { kept, made } = openCache();
  await publishWith({ kept, version: '2' });
  expect(made.count).toBeGreaterThanOrEqual(2 * publishedPages.length);
});

test('damaged results are made anew', async () => {
  const plain = await publishWith({ kept: openCache().kept });
  const folder = join(root, 'kept');
  for (const file of await readdir(folder)) await truncate(join(folder, file), 100);
  const { kept, made } = openCache();
  expect(await publishWith({ kept })).toEqual(plain);
  expect(made.count).toBeGreaterThan(2 * publishedPages.length);
});

test('several processes publish the same as one', async () => {
  expect(await publishWith({ workers: 2 })).toEqual(await publishWith());
});

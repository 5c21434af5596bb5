/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPictures } from '@/tooling/assets/pictures/build-pictures';

const svg = (width: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><path d="M0 0h9"/></svg>`;

let root = '';
const drawing = () => join(root, 'drawings/partners/one.svg');
const published = () => readdir(join(root, 'public/pictures'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'drawings/partners'), { recursive: true });
  await mkdir(join(root, 'lib/pictures'), { recursive: true });
  await writeFile(drawing(), svg('30'));
});
afterEach(() => rm(root, { recursive: true }));

it('names a drawing by its place and content, and writes down its size', async () => {
  await buildPictures(root);
  const [name = ''] = await published();
  expect(name).toMatch(/^partners-one-[\da-f]{10}\.svg$/);
  const module = await readFile(join(root, 'lib/pictures/generated.ts'), 'utf8');
  expect(module).toContain(`{"partners-one":{"src":"/pictures/${name}","width":30,"height":20}}`);
});

it('leaves nothing of an earlier drawing', async () => {
  await buildPictures(root);
  const before = await published();
  await writeFile(drawing(), svg('40'));
  await buildPictures(root);
  const after = await published();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

it.each(['', '30.5', '100%'])('refuses a width of %j, and names the file', async (width) => {
  await writeFile(drawing(), svg(width));
  await expect(buildPictures(root)).rejects.toThrow(/^drawings\/partners\/one\.svg: /);
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from '@/scripts/screenshots/compare/compare-pictures';
import { pageOf, tableOf } from '@/scripts/screenshots/compare/report';

let folder = '';

/** Writes a grey picture with a red square of some pixels in its corner. */
async function write(state: 'before' | 'after', name: string, square = 0, height = 20) {
  const red = { channels: 3, background: '#f00', width: square, height: square } as const;
  await sharp({ create: { width: 20, height, channels: 3, background: '#888' } })
    .composite(square > 0 ? [{ input: { create: red }, left: 0, top: 0 }] : [])
    .png()
    .toFile(join(folder, state, `${name}.png`));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shots-'));
  for (const state of ['before', 'after']) await mkdir(join(folder, state));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds what changed, what is new, what is gone and what is the same', async () => {
  for (const state of ['before', 'after'] as const) await write(state, 'calm');
  await write('before', 'little');
  await write('after', 'little', 1);
  await write('before', 'much');
  await write('after', 'much', 10);
  await write('before', 'old');
  await write('after', 'fresh');
  const comparisons = await comparePictures(folder);
  expect(comparisons).toEqual([
    { name: 'much', result: 'changed', share: 0.25 },
    { name: 'little', result: 'changed', share: 0.0025 },
    { name: 'fresh', result: 'new', share: 1 },
    { name: 'old', result: 'gone', share: 1 },
    { name: 'calm', result: 'same', share: 0 },
  ]);
  expect(tableOf(comparisons).split('\n')).toEqual([
    'changed    25.00 %  much',
    'changed     0.25 %  little',
    'new                 fresh',
    'gone                old',
    '2 changed, 1 same, 1 new, 1 gone',
  ]);
  const page = pageOf('one & two', comparisons);
  expect(page).toContain('<h1>one &amp; two</h1>');
  expect(page.indexOf('difference/much.png')).toBeLessThan(page.indexOf('difference/little.png'));
  expect(page).not.toContain('before/fresh.png');
});

it('paints a difference where there is one, and only there', async () => {
  await write('before', 'page');
  await write('after', 'page', 5);
  for (const state of ['before', 'after'] as const) await write(state, 'calm');
  await comparePictures(folder);
  expect(existsSync(join(folder, 'difference/calm.png'))).toBe(false);
  const { data, info } = await sharp(join(folder, 'difference/page.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect(pixel(2, 2)).toEqual([214, 0, 110]);
  expect(pixel(12, 12)).toEqual([227, 227, 227]);
});

it('takes what a longer page has more as changed', async () => {
  await write('before', 'page', 0, 20);
  await write('after', 'page', 0, 40);
  expect(await comparePictures(folder)).toEqual([{ name: 'page', result: 'changed', share: 0.5 }]);
});

it('sees a rule that grows by a part of a pixel, which looks like smoothing', async () => {
  for (const [state, width] of [
    ['before', 1],
    ['after', 1.4],
  ] as const) {
    const rule = `<rect x="2" y="5" width="16" height="${width}" fill="#999"/>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${rule}</svg>`;
    await sharp(Buffer.from(drawing))
      .png()
      .toFile(join(folder, state, 'rule.png'));
  }
  expect(await comparePictures(folder)).toEqual([
    { name: 'rule', result: 'changed', share: 16 / 400 },
  ]);
});

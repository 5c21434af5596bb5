/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconLooks, iconSvg } from '@/lib/brand/icon-svg';
import { brandColours } from '@/lib/brand/mark';

const committed = (file: string) => readFile(join('public', file));

it('has committed icons of the mark in its colours', async () => {
  expect(String(await committed('favicon.svg'))).toBe(iconSvg(iconLooks.tab));
  const css = await readFile('app/globals.css', 'utf8');
  for (const [role, colour] of Object.entries(brandColours)) {
    expect(css).toContain(`--color-${role}: ${colour};`);
  }
});

it('packs three sizes into favicon.ico', async () => {
  const ico = await committed('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const png = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico[entry], png.format, png.width, png.height]).toEqual([size, 'png', size, size]);
  }
});

it('keeps the maskable mark inside the circle that every system leaves', async () => {
  const icon = sharp(await committed('icon-maskable-512.png')).removeAlpha();
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
  const distances = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const start = pixel * info.channels;
    const colour = `#${data.subarray(start, start + 3).toString('hex')}`;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    return colour === brandColours.ground ? 0 : Math.hypot(x - 256, y - 256);
  });
  const farthest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThan(info.width * 0.4);
});

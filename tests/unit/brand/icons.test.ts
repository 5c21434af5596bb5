/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandColours, mark } from '@/lib/brand/mark';
import { buildIcons } from '@/tooling/assets/icons/build-icons';

let root = '';
const made = (file: string) => readFile(join(root, 'public', file));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'icons-'));
  await mkdir(join(root, 'public'));
  await buildIcons(root);
});
afterAll(() => rm(root, { recursive: true }));

/** The colour in the middle of the left edge, and whether the stroke shows on the drawing. */
async function look(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / info.channels }, (_, index) =>
    data.subarray(index * info.channels, index * info.channels + 3).toString('hex'),
  );
  const strokes = pixels.filter((pixel) => `#${pixel}` === brandColours.accent).length;
  return { edge: `#${pixels[(info.height / 2) * info.width]}`, share: strokes / pixels.length };
}

describe('buildIcons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('makes %s %i pixels wide, the mark on the ground', async (file, size) => {
    const png = await made(file);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const { edge, share } = await look(png);
    expect(edge).toBe(brandColours.ground);
    expect(share).toBeGreaterThan(0.03);
  });

  it('packs three sizes into favicon.ico', async () => {
    const ico = await made('favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const png = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect([ico[entry], png.format, png.width, png.height]).toEqual([size, 'png', size, size]);
    }
  });

  it('keeps the maskable mark inside the circle that every system leaves', async () => {
    const { data, info } = await sharp(await made('icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = info.width / 2;
    let farthest = 0;
    for (let index = 0; index < data.length; index += info.channels) {
      if (`#${data.subarray(index, index + 3).toString('hex')}` === brandColours.ground) continue;
      const pixel = index / info.channels;
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      farthest = Math.max(farthest, Math.hypot(x - middle, y - middle));
    }
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThan(info.width * 0.4);
  });

  it('draws the mark into favicon.svg and turns dark with the browser', async () => {
    const svg = String(await made('favicon.svg'));
    expect(svg).toContain(mark.path);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('names icons in the manifest that exist', async () => {
    const { icons, theme_color: theme } = JSON.parse(String(await made('manifest.webmanifest')));
    expect(theme).toBe(brandColours.ground);
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width } = await sharp(await made(src)).metadata();
      expect(sizes).toBe(`${width}x${width}`);
    }
  });

  it('uses the colours of the style sheet', async () => {
    const css = await readFile('app/globals.css', 'utf8');
    for (const [role, colour] of Object.entries(brandColours)) {
      expect(css).toContain(`--color-${role}: ${colour};`);
    }
  });
});

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PhotographSource } from '@/lib/pictures/find-picture';
import { photographSlots } from '@/lib/pictures/photograph-slots';
import { buildPictures } from '@/scripts/assets/pictures/build-pictures';
import { folderWith } from '@/tests/support/folder-with';

let root = '';
const photograph = (name: string) => join(root, 'pictures/photographs', name);
const published = (name: string) => join(root, 'public/pictures', name);
const readGenerated = async () =>
  JSON.parse(await readFile(join(root, 'generated/pictures.json'), 'utf8'));

function field(width: number, height: number, mark?: { left: number; top: number; size: number }) {
  const blue = { width, height, channels: 3, background: '#1f4e79' } as const;
  const red = { channels: 3, background: '#d02020' } as const;
  const marks = mark
    ? [{ input: { create: { ...red, width: mark.size, height: mark.size } }, ...mark }]
    : [];
  return sharp({ create: blue }).composite(marks);
}

/** The red value of the pixel at these shares of width and height. */
async function readRed(name: string, [x, y]: readonly [number, number]): Promise<number> {
  const picture = sharp(published(name)).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const [row, column] = [Math.floor(y * info.height), Math.floor(x * info.width)];
  return data[(row * info.width + column) * info.channels] ?? -1;
}

async function build(): Promise<string[]> {
  await buildPictures(root);
  const names = await readdir(join(root, 'public/pictures'));
  return names.filter((name) => !name.endsWith('.svg'));
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
const drawings = Object.keys(photographSlots).map((slot) => [
  `pictures/drawings/scenes/${slot}.svg`,
  svg,
]);

beforeEach(async () => {
  root = await folderWith(Object.fromEntries(drawings));
  await mkdir(join(root, 'pictures/photographs'));
});

describe('a photograph in its slot', () => {
  it('is written in both formats and all widths, in the shape of the drawing', async () => {
    await field(2000, 1500).png().toFile(photograph('nurses-hero.png'));
    await buildPictures(root);
    const { 'nurses-hero': placed } = (await readGenerated()).photographs;
    expect(placed).toMatchObject({ width: 640, height: 480 });
    const lists = placed.sources.map(({ type, srcSet }: PhotographSource) => [
      type,
      srcSet.replaceAll(/\/pictures\/nurses-hero-(\d+)-\w+\.\w+ \1w/g, '$1'),
    ]);
    const widths = '360, 540, 720, 1080, 1440';
    expect(lists).toEqual([
      ['image/avif', widths],
      ['image/webp', widths],
    ]);
    expect(placed.src).toMatch(/^\/pictures\/nurses-hero-360-\w+\.webp$/);
    const { width, height } = await sharp(published(placed.src.slice(10))).metadata();
    expect([width, height]).toEqual([360, 270]);
  });

  it('is upright, keeps the side in its name, and has no camera or location', async () => {
    const gps = { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' };
    await field(1200, 1600, { left: 100, top: 100, size: 300 })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .toFile(photograph('contact-hero@top.jpg'));
    const original = await readFile(photograph('contact-hero@top.jpg'));
    expect(original.includes('Camera')).toBe(true);
    const names = await build();
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const { exif, orientation, xmp, icc } = await sharp(published(name)).metadata();
      expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
      // Turned clockwise, what was at the top left is at the top right.
      expect(await readRed(name, [0.85, 0.15])).toBeGreaterThan(150);
      expect(await readRed(name, [0.15, 0.15])).toBeLessThan(80);
    }
  });

  it('is encoded once, and its files are removed with it', async () => {
    await field(1100, 900).png().toFile(photograph('employers-hero.png'));
    const [name = ''] = await build();
    await writeFile(published(name), 'not encoded again');
    await buildPictures(root);
    expect(String(await readFile(published(name)))).toBe('not encoded again');
    await rm(photograph('employers-hero.png'));
    expect(await build()).toEqual([]);
    expect((await readGenerated()).photographs).toEqual({});
  });
});

const jpeg = (width: number, height: number, orientation = 1) =>
  field(width, height).withMetadata({ orientation }).jpeg({ quality: 30 }).toBuffer();
const none = async () => Buffer.from('none');
const noise = () => {
  const size = { width: 1100, height: 900, channels: 3, background: '#888' } as const;
  const create = { ...size, noise: { type: 'gaussian', mean: 128, sigma: 80 } } as const;
  return sharp({ create }).jpeg().toBuffer();
};
const slots = 'employers-hero, nurses-hero, academy-hero, contact-hero';

// biome-ignore format: a table to be read at a glance
it.each<[name: string, make: () => Promise<Buffer>, problem: string]>([
  ['home-hero.jpg', none, `unknown place; expected one of ${slots}`],
  ['employers-hero@middle.jpg', none, 'after the @, expected one of left, right, '],
  ['employers-hero.heic', none, 'HEIC is not supported; export the picture as JPEG'],
  ['employers-hero.jpg', none, 'not a picture, or incomplete; '],
  // Turned upright, it is too narrow.
  ['employers-hero.jpg', () => jpeg(1300, 1000, 6),
    '1000 × 1300 pixels are too few; this place needs 1080 × 810 or more'],
  ['employers-hero.jpg', noise, 'more than 60 KB at 720 pixels; use a picture with less detail'],
])('%s is refused in one line', async (name, make, problem) => {
  await writeFile(photograph(name), await make());
  const reported = `${await buildPictures(root).catch(String)}`;
  expect(reported).toContain(`pictures/photographs/${name}: ${problem}`);
  expect(reported).not.toContain('\n');
});

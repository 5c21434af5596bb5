/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { photographPlaces } from '@/lib/pictures/photograph-places';
import { buildPictures } from '@/tooling/assets/pictures/build-pictures';

jest.setTimeout(60_000);

let root = '';
const photograph = (name: string) => join(root, 'photographs', name);
const published = (name: string) => join(root, 'public/pictures', name);

/** Light, shade and grain: about as hard to encode as a photograph. */
function scene(width: number, height: number) {
  const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="#dbe9f4"/><stop offset="1" stop-color="#8a6a50"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)" opacity=".8"/>
    <circle cx="30%" cy="45%" r="18%" fill="#b5744f"/><rect x="55%" y="20%" width="30%" height="80%" fill="#24505c"/>
  </svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } })
    .composite([{ input: Buffer.from(shapes) }])
    .jpeg({ quality: 90 });
}

/** A picture of one colour with a mark of another. */
function field(width: number, height: number, mark?: { left: number; top: number; size: number }) {
  const blue = { width, height, channels: 3, background: '#1f4e79' } as const;
  const red = { channels: 3, background: '#d02020' } as const;
  const marks = mark
    ? [{ input: { create: { ...red, width: mark.size, height: mark.size } }, ...mark }]
    : [];
  return sharp({ create: blue }).composite(marks);
}

/** The red of a picture's pixel at parts of its width and height. */
async function redAt(file: string, [x, y]: readonly [number, number]): Promise<number> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(y * info.height);
  const column = Math.floor(x * info.width);
  return data[(row * info.width + column) * info.channels] ?? -1;
}

async function problemsOf(): Promise<string[]> {
  try {
    await buildPictures(root);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photographs-'));
  for (const folder of ['drawings/scenes', 'photographs', 'lib/pictures']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const place of Object.keys(photographPlaces)) {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';
    await writeFile(join(root, 'drawings/scenes', `${place}.svg`), svg);
  }
});
afterEach(() => rm(root, { recursive: true }));

describe('a photograph in its place', () => {
  it('comes in both formats and every width that it has, each within its budget', async () => {
    await scene(1500, 1300).toFile(photograph('employers-hero.jpg'));
    await buildPictures(root);
    const names = (await readdir(join(root, 'public/pictures'))).filter((name) =>
      name.startsWith('employers'),
    );
    const widths = [360, 540, 720, 1080, 1440];
    expect(names).toHaveLength(2 * widths.length);
    for (const format of ['avif', 'webp']) {
      for (const width of widths) {
        const name = names.find((one) =>
          new RegExp(`^employers-hero-${width}-[\\da-f]{10}\\.${format}$`).test(one),
        );
        const file = published(name ?? 'missing');
        expect((await stat(file)).size).toBeLessThanOrEqual(width <= 1080 ? 60_000 : 140_000);
        const { width: w, height: h } = await sharp(file).metadata();
        expect([w, h]).toEqual([width, Math.round((width * 480) / 640)]);
      }
    }
  });

  it('tells the page its lists, in the size of the drawing', async () => {
    await field(2000, 1500).png().toFile(photograph('nurses-hero.png'));
    await buildPictures(root);
    const module = await readFile(join(root, 'lib/pictures/generated.ts'), 'utf8');
    const [, json = ''] = /photographs: .*? = (.*);\n/.exec(module) ?? [];
    const { 'nurses-hero': placed } = JSON.parse(json);
    expect(placed).toMatchObject({ width: 640, height: 480 });
    const lists = placed.sources.map(({ type, media }: { type: string; media?: string }) => [
      type,
      media,
    ]);
    const narrow = '(max-width: 890px)';
    expect(lists).toEqual([
      ['image/avif', narrow],
      ['image/webp', narrow],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ]);
    expect(placed.sources[0].srcSet).toMatch(/^\/pictures\/nurses-hero-420-\S+\.avif 420w, /);
    expect(placed.src).toMatch(/^\/pictures\/nurses-hero-1280-\S+\.webp$/);
  });

  it('is never made larger than it is', async () => {
    await field(1300, 1300).png().toFile(photograph('academy-hero.png'));
    await buildPictures(root);
    const widths = (await readdir(join(root, 'public/pictures')))
      .filter((name) => name.endsWith('.webp'))
      .map((name) => Number(name.split('-')[2]));
    expect(Math.max(...widths)).toBe(1300);
  });

  it('stands upright, without the camera and the place where it was shot', async () => {
    const gps = { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' };
    await field(1200, 1600, { left: 100, top: 100, size: 300 })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .toFile(photograph('contact-hero@top.jpg'));
    const original = await readFile(photograph('contact-hero@top.jpg'));
    expect(original.includes('Camera')).toBe(true);
    await buildPictures(root);
    for (const name of await readdir(join(root, 'public/pictures'))) {
      if (name.endsWith('.svg')) continue;
      const { exif, orientation, xmp, icc } = await sharp(published(name)).metadata();
      expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
      // Turned clockwise, what was at the top left is at the top right.
      expect(await redAt(published(name), [0.85, 0.15])).toBeGreaterThan(150);
      expect(await redAt(published(name), [0.15, 0.15])).toBeLessThan(80);
    }
  });

  it('keeps its colours when they were written for another kind of screen', async () => {
    await field(1100, 900).withIccProfile('p3').png().toFile(photograph('employers-hero.png'));
    await buildPictures(root);
    const names = await readdir(join(root, 'public/pictures'));
    const name = names.find((one) => one.endsWith('.webp')) ?? 'missing';
    expect(Math.abs((await redAt(published(name), [0.5, 0.5])) - 0x1f)).toBeLessThan(8);
  });

  it('keeps the side that its name says', async () => {
    const mark = { left: 0, top: 0, size: 200 };
    await field(2400, 1200, mark).png().toFile(photograph('employers-hero@left.png'));
    await buildPictures(root);
    const names = await readdir(join(root, 'public/pictures'));
    const name = names.find((one) => one.endsWith('.webp')) ?? 'missing';
    expect(await redAt(published(name), [0.05, 0.05])).toBeGreaterThan(150);
  });

  it('is not encoded again when nothing about it has changed', async () => {
    await field(1100, 900).png().toFile(photograph('employers-hero.png'));
    await buildPictures(root);
    const kept = join(root, '.cache/photographs');
    const [first = ''] = await readdir(kept);
    // What lies there is taken as it is: nobody else could have written this.
    const [other = ''] = (await readdir(kept)).slice(1);
    await writeFile(join(kept, first), await readFile(join(kept, other)));
    const before = await readFile(join(root, 'lib/pictures/generated.ts'), 'utf8');
    await buildPictures(root);
    expect(await readFile(join(root, 'lib/pictures/generated.ts'), 'utf8')).not.toBe(before);
  });

  it('leaves nothing behind when it is taken away', async () => {
    await field(1100, 900).png().toFile(photograph('employers-hero.png'));
    await buildPictures(root);
    await rm(photograph('employers-hero.png'));
    await buildPictures(root);
    const names = await readdir(join(root, 'public/pictures'));
    expect(names.every((name) => name.endsWith('.svg'))).toBe(true);
    expect(await readdir(join(root, '.cache/photographs'))).toEqual([]);
  });
});

describe('what is wrong is said in one line', () => {
  it.each([
    ['employer-hero.jpg', 'no place of this name; expected employers-hero or '],
    ['home-hero.jpg', 'no place of this name; expected nurses-hero or '],
    ['employers-hero@middle.jpg', 'after the @, expected one of left, right, '],
    ['employers-hero.heic', 'HEIC cannot be read here; export the picture as JPEG'],
    ['employers-hero.svg', 'a drawing; its folder is drawings/'],
    ['employers-hero.pdf', 'no photograph by its ending; expected one of jpg, '],
    ['employers-hero', 'no photograph by its ending; expected one of jpg, '],
    ['employers-hero.jpg', 'cannot be read as a picture, or not to its end; '],
  ])('%s: %s', async (name, expected) => {
    await writeFile(photograph(name), 'no picture');
    const problems = await problemsOf();
    expect(problems).toEqual([expect.stringContaining(`photographs/${name}: ${expected}`)]);
  });

  it('of two files for one place', async () => {
    await field(1100, 900).png().toFile(photograph('employers-hero.png'));
    await field(1100, 900).jpeg().toFile(photograph('employers-hero@left.JPG'));
    expect(await problemsOf()).toEqual([
      'photographs/employers-hero@left.JPG: photographs/employers-hero.png is for the same place; remove one',
    ]);
  });

  it('of a picture that is too small, and how large it must be', async () => {
    await field(800, 600).jpeg().toFile(photograph('employers-hero.jpg'));
    expect(await problemsOf()).toEqual([
      'photographs/employers-hero.jpg: 800 × 600 pixels are too few; this place needs 1080 × 810 or more',
    ]);
  });

  it('of a picture that lies on its side and is too narrow upright', async () => {
    await field(1300, 1000)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(photograph('employers-hero.jpg'));
    expect(await problemsOf()).toEqual([expect.stringContaining('1000 × 1300 pixels are too few')]);
  });

  it('of a picture whose upload broke off', async () => {
    const whole = await scene(1200, 1000).toBuffer();
    await writeFile(photograph('employers-hero.jpg'), whole.subarray(0, whole.length / 2));
    expect(await problemsOf()).toEqual([expect.stringContaining('not to its end')]);
  });

  it('of an animation', async () => {
    const frames = await Promise.all(
      [0, 100].map((left) => field(1100, 900, { left, top: 0, size: 90 }).png().toBuffer()),
    );
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toFile(photograph('employers-hero.webp'));
    expect(await problemsOf()).toEqual([
      'photographs/employers-hero.webp: 2 pictures in one file; export a single one',
    ]);
  });

  it('of a picture of 60 megapixels', async () => {
    await field(10_000, 6000).jpeg({ quality: 30 }).toFile(photograph('employers-hero.jpg'));
    expect(await problemsOf()).toEqual([
      'photographs/employers-hero.jpg: 60 megapixels (10000 × 6000); export it smaller, 50 at most',
    ]);
  });

  it('of a folder, and of several files at once', async () => {
    await mkdir(photograph('old'));
    await writeFile(photograph('.DS_Store'), '');
    await writeFile(photograph('README.md'), '# Photographs');
    await writeFile(photograph('hero.jpg'), '');
    expect(await problemsOf()).toEqual([
      expect.stringContaining('photographs/hero.jpg: no place of this name'),
      'photographs/old: a folder; put the pictures beside it',
    ]);
  });
});

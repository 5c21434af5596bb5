import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Result of comparing a screenshot. */
export type Comparison = {
  name: string;
  result: 'changed' | 'same' | 'new' | 'gone';
  /** Share of pixels that differ, from 0 to 1. */
  share: number;
};

type Pixels = { data: Buffer; width: number; height: number };

/** Tolerance per colour channel, of 255; not visible. */
const tolerance = 3;
const channels = 3;

/** The screenshot's pixels on a white canvas of the given size. */
async function pixelsOn(file: string, sheet: { width: number; height: number }): Promise<Pixels> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const data = await sharp(file)
    .flatten({ background: '#fff' })
    .extend({ right: sheet.width - width, bottom: sheet.height - height, background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { data, ...sheet };
}

/** Highlights differing pixels on a faded screenshot. */
function paintDifference(before: Pixels, after: Pixels): { data: Buffer; share: number } {
  const data = Buffer.alloc(after.data.length);
  let changed = 0;
  for (let at = 0; at < data.length; at += channels) {
    let isChanged = false;
    for (let part = 0; part < channels; part += 1) {
      const old = before.data[at + part] ?? 0;
      const now = after.data[at + part] ?? 0;
      if (Math.abs(old - now) > tolerance) isChanged = true;
      data[at + part] = 200 + now * 0.2;
    }
    if (!isChanged) continue;
    changed += 1;
    data.set([214, 0, 110], at);
  }
  return { data, share: changed / (data.length / channels) };
}

/**
 * Compares two screenshots pixel by pixel and writes a difference image if they differ.
 * Playwright's comparison fails the test "sees a rule that grows by a part of a pixel": it ignores
 * anti-aliasing.
 */
async function comparePair(before: string, after: string, difference: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const sheet = {
    width: Math.max(...sizes.map(({ width = 0 }) => width)),
    height: Math.max(...sizes.map(({ height = 0 }) => height)),
  };
  const [old, now] = [await pixelsOn(before, sheet), await pixelsOn(after, sheet)];
  const { data, share } = paintDifference(old, now);
  if (share === 0) return 0;
  await mkdir(dirname(difference), { recursive: true });
  await sharp(data, { raw: { ...sheet, channels } })
    .png()
    .toFile(difference);
  return share;
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4));
}

/**
 * Compares all screenshots of two folders.
 *
 * @param folder contains `before/` and `after/`; `difference/` is written
 * @returns changed ones by share, then new and removed ones, then identical ones
 */
export async function comparePictures(folder: string): Promise<Comparison[]> {
  const file = (state: string, name: string) => join(folder, state, `${name}.png`);
  const before = await namesIn(join(folder, 'before'));
  const after = await namesIn(join(folder, 'after'));
  const comparisons: Comparison[] = [];
  for (const name of [...new Set([...before, ...after])].sort()) {
    if (!before.includes(name)) comparisons.push({ name, result: 'new', share: 1 });
    else if (!after.includes(name)) comparisons.push({ name, result: 'gone', share: 1 });
    else {
      const files = [file('before', name), file('after', name), file('difference', name)] as const;
      const share = await comparePair(...files);
      comparisons.push({ name, result: share > 0 ? 'changed' : 'same', share });
    }
  }
  const order = ['changed', 'new', 'gone', 'same'];
  return comparisons.sort(
    (a, b) => order.indexOf(a.result) - order.indexOf(b.result) || b.share - a.share,
  );
}

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandColours } from '@/lib/brand/mark';
import { cardSize } from '@/lib/open-graph/card';
import { cardDrawing } from '@/lib/open-graph/card-drawing';
import { cardLayouts } from '@/lib/open-graph/card-layouts';
import { pageKeys } from '@/lib/routing/table';

/** The drawing of a page's card in pixels. */
async function drawn(page: (typeof pageKeys)[number]) {
  const layout = cardLayouts[page];
  const scene =
    layout.art.kind === 'scene'
      ? readFileSync(`drawings/scenes/${layout.art.scene}-hero.svg`, 'utf8')
      : '';
  const image = sharp(Buffer.from(cardDrawing(layout, scene)));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  };
  return { info, at };
}

describe.each(pageKeys)('the card of %s', (page) => {
  it('is as large as networks want it', async () => {
    const { info } = await drawn(page);
    expect({ width: info.width, height: info.height }).toEqual(cardSize);
  });

  it('leaves the place of its title free', async () => {
    const { at } = await drawn(page);
    const { x, y, width, height } = cardLayouts[page].title;
    const marks = Array.from({ length: width * height }, (_, index) =>
      at(x + (index % width), y + Math.floor(index / width)),
    ).filter((colour) => colour !== brandColours.ground);
    expect(marks).toEqual([]);
  });

  it('shows something beside it, with the way in it', async () => {
    const { at } = await drawn(page);
    const accents = Array.from({ length: 1200 * 500 }, (_, index) =>
      at(index % 1200, 130 + Math.floor(index / 1200)),
    ).filter((colour) => colour === brandColours.accent);
    expect(accents.length).toBeGreaterThan(200);
  });
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandColours } from '@/lib/brand/mark';
import { cardSize } from '@/lib/metadata/card';
import { pageKeys } from '@/lib/routing/table';
import { cardDrawing } from '@/tooling/assets/link-previews/card-drawing';
import { cardLayouts } from '@/tooling/assets/link-previews/card-layouts';
import { mapColours } from '@/tooling/assets/link-previews/map-art';

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

/** A colour of the style sheet in sRGB. https://www.w3.org/TR/css-color-4/#color-conversion-code */
function hexOf(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const cone = (fromA: number, fromB: number) => (lightness / 100 + fromA * a + fromB * b) ** 3;
  const l = cone(0.3963377774, 0.2158037573);
  const m = cone(-0.1055613458, -0.0638541728);
  const s = cone(-0.0894841775, -1.291485548);
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => Math.round(255 * (1.055 * linear ** (1 / 2.4) - 0.055)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

it('mixes the map’s colours as the page does', () => {
  const css = readFileSync('app/styles/map.css', 'utf8');
  const mixed = (css.match(/oklch\([^)]*\)/g) ?? []).map(hexOf);
  expect(mixed.sort()).toEqual(Object.values(mapColours).sort());
});

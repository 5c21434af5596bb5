import { readFileSync } from 'node:fs';

/** Red, green and blue in sRGB, from 0 to 1. */
type Rgb = readonly number[];

const toLinear = (part: number) =>
  part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) =>
  part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Converts OKLCH to sRGB: https://bottosson.github.io/posts/oklab/ */
function fromOklch([lightness = 0, chroma = 0, hue = 0]: readonly number[]): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness / 100 + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness / 100 - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness / 100 - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ].map((part) => Math.min(1, Math.max(0, fromLinear(part))));
}

function readColour(text: string): Rgb {
  if (text.startsWith('oklch')) return fromOklch((text.match(/[\d.]+/g) ?? []).map(Number));
  const digits = text.length === 4 ? text.replace(/[^#]/g, '$&$&') : text;
  return (digits.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16) / 255);
}

/** Contrast ratio, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const luminances = [one, other].map((colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map(toLinear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

const css = readFileSync('app/globals.css', 'utf8');

/** The colours in a block of the style sheet, by name. */
function coloursIn(block: RegExp): ReadonlyMap<string, Rgb> {
  const [, body = ''] = block.exec(css) ?? [];
  const pairs = [...body.matchAll(/--color-([a-z-]+): (oklch\([^)]*\)|#[\da-f]+);/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, readColour(value)]));
}

const colours = coloursIn(/@theme \{(.*?)\n\}/s);
/** For browsers without OKLCH. */
const fallbacks = coloursIn(/@supports not \(color: oklch[^{]*\{(.*?)\n\}/s);

/** Required contrast by use: body text, other text, and marks such as icons and borders. */
const neededContrast = { body: 7, text: 4.5, mark: 3 } as const;

const onLight = {
  body: ['action', 'text', 'text-soft'],
  text: ['accent-strong', 'action-strong'],
  mark: ['accent', 'edge-strong'],
} as const;

/** The backgrounds of the site, with the colours on them by their strictest use. */
const usesByBackground: Record<
  string,
  Partial<Record<keyof typeof neededContrast, readonly string[]>>
> = {
  paper: { ...onLight, body: [...onLight.body, 'accent-strong'], text: ['action-strong'] },
  ground: onLight,
  'ground-deep': onLight,
  tint: { body: onLight.body, text: ['action-strong'], mark: ['accent'] },
  band: { body: ['on-band', 'on-band-soft'], text: ['paper'], mark: ['highlight'] },
  action: { text: ['paper'] },
  'action-strong': { text: ['paper'] },
  accent: { text: ['paper'] },
  'accent-strong': { text: ['paper'] },
  highlight: { text: ['text'] },
};

const pairs = Object.entries(usesByBackground).flatMap(([background, uses]) =>
  (['body', 'text', 'mark'] as const).flatMap((use) =>
    (uses[use] ?? []).map((colour) => [use, colour, background] as const),
  ),
);

it('has a fallback for each colour, less than two steps of 255 away', () => {
  expect([...fallbacks.keys()].sort()).toEqual([...colours.keys()].sort());
  for (const [name, colour] of colours) {
    const fallback = fallbacks.get(name) ?? [];
    const distance = Math.max(
      ...colour.map((part, index) => Math.abs(part - (fallback[index] ?? 9))),
    );
    expect([name, distance < 2 / 255]).toEqual([name, true]);
  }
});

it.each(pairs)('%s: %s has enough contrast on %s', (use, colour, background) => {
  for (const set of [colours, fallbacks]) {
    expect([...set.keys()]).toEqual(expect.arrayContaining([colour, background]));
    const ratio = contrast(set.get(colour) ?? [], set.get(background) ?? []);
    expect(ratio).toBeGreaterThanOrEqual(neededContrast[use]);
  }
});

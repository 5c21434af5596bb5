import { themeColour } from '@/lib/brand/theme';

type Rgb = readonly number[];

const toLinear = (part: number) =>
  part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
function readColour(text: string): Rgb {
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
  background: onLight,
  'background-deep': onLight,
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

it.each(pairs)('%s: %s has enough contrast on %s', (use, colour, background) => {
  const ratio = contrast(readColour(themeColour(colour)), readColour(themeColour(background)));
  expect(ratio).toBeGreaterThanOrEqual(neededContrast[use]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');

/** A colour of the theme, for icons, link previews and PDF, which use no style sheet. */
export function themeColour(role: string): string {
  const [, colour] = new RegExp(`--color-${role}: (#[\\da-f]+);`).exec(styles) ?? [];
  if (colour !== undefined) return colour;
  throw new Error(`app/globals.css: --color-${role}: missing, as #rrggbb`);
}

/**
 * The colours in the files of `pictures/drawings/`, with their names in the theme. Drawing programs
 * show these colours, also if the theme changes.
 */
const drawingColours: Readonly<Record<string, string>> = {
  '#0f2a33': 'text',
  '#fff': 'paper',
  '#fbf6ee': 'background',
  '#f4ebdd': 'background-deep',
  '#e2eff0': 'tint',
  '#c6d8db': 'on-band-soft',
  '#09535e': 'action',
  '#073e47': 'action-strong',
  '#c2411c': 'accent',
  '#f2b84b': 'highlight',
};

/** Replaces the colours of a drawing with those of the theme. */
export function applyThemeColours(svg: string): string {
  return svg.replace(/(?<=")#[\da-f]+(?=")/g, (colour) => {
    const role = drawingColours[colour];
    return role === undefined ? colour : themeColour(role);
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');

const themeColours: ReadonlyMap<string, string> = new Map(
  Array.from(styles.matchAll(/--color-([a-z-]+): (#[\da-f]+);/g), ([, role = '', colour = '']) => [
    role,
    colour,
  ]),
);

/** A colour of the theme, for icons, link previews and PDF, which use no style sheet. */
export function themeColour(role: string): string {
  const colour = themeColours.get(role);
  if (colour === undefined)
    throw new Error(`app/globals.css: --color-${role}: missing, as #rrggbb`);
  return colour;
}

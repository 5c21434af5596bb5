import { readFileSync } from 'node:fs';
import { type Rgb, readColour } from '@/tests/support/contrast/colours';

/** A colour role, with its value for current browsers and for old ones. */
export type ColourToken = { colour: Rgb; fallback: Rgb };

/** The colour variables in a block of the style sheet, by name. */
function coloursIn(block: string): Map<string, string> {
  const pairs = [...block.matchAll(/--color-([a-z-]+): (oklch\([^)]*\)|#[\da-f]+);/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]));
}

/**
 * Reads the site's colours from its style sheet.
 *
 * @throws an error for a colour that lacks one of both values
 */
export function readTokens(file = 'app/globals.css'): Map<string, ColourToken> {
  const css = readFileSync(file, 'utf8');
  const [, theme = ''] = /@theme \{(.*?)\n\}/s.exec(css) ?? [];
  const [, old = ''] = /@supports not \(color: oklch[^{]*\{(.*?)\n\}/s.exec(css) ?? [];
  const [colours, fallbacks] = [coloursIn(theme), coloursIn(old)];
  const alone = [...new Set([...colours.keys(), ...fallbacks.keys()])].filter(
    (name) => !(colours.has(name) && fallbacks.has(name)),
  );
  if (alone.length > 0) throw new Error(`${file}: not in both lists: ${alone.join(', ')}`);
  return new Map(
    [...colours].map(([name, value]) => [
      name,
      { colour: readColour(value), fallback: readColour(fallbacks.get(name) ?? '') },
    ]),
  );
}

import type { Root } from 'postcss';

/** Names of the custom properties that a text reads. */
const readIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => (name ? [name] : []));

/**
 * Custom properties that are needed, directly or through others.
 *
 * @param root a sheet, of which the ordinary declarations count
 * @param own other sheets, of which all declarations count
 */
export function neededProperties(root: Root, own: readonly Root[]): Set<string> {
  const valuesOf = new Map<string, string[]>();
  const needed = new Set<string>();
  const open: string[] = [];
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) valuesOf.set(prop, [...(valuesOf.get(prop) ?? []), value]);
    else open.push(...readIn(value));
  });
  for (const sheet of own) {
    sheet.walkDecls(({ value }) => {
      open.push(...readIn(value));
    });
  }
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    open.push(...(valuesOf.get(name) ?? []).flatMap(readIn));
  }
  return needed;
}

/** Names of the animations that sheets may start, among other words. */
export function animationsIn(sheets: readonly Root[]): Set<string> {
  const words = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkDecls(({ value }) => {
      for (const word of value.match(/[\w-]+/g) ?? []) words.add(word);
    });
  }
  return words;
}

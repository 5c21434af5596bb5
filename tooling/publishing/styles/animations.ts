import type { Root } from 'postcss';

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

import type { Box, PlacedLine } from '@/lib/metadata/card';

/**
 * Font sizes in pixels. Chats show the card at a quarter of its size, where the smallest is 12 px.
 */
const sizes = [88, 80, 74, 68, 62, 56, 50] as const;

/** Line height in em, so that diacritics do not touch the descenders above. */
const lineHeight = 1.1;

/** Breaks a text into lines of a maximum width; returns undefined if a word is wider. */
function brokenAt(
  words: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word) > width) return undefined;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances the line widths without adding lines. */
function balanced(
  words: readonly string[],
  lines: readonly string[],
  widthOf: (text: string) => number,
): readonly string[] {
  const step = 0.1;
  const width = Math.max(...lines.map(widthOf)) - step;
  const narrower = brokenAt(words, width, widthOf);
  if (narrower?.length !== lines.length) return lines;
  return balanced(words, narrower, widthOf);
}

/** Breaks each part of a text into its own lines; undefined if a word is too wide. */
function setParts(
  parts: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    const words = part.split(/[ \n]+/);
    const broken = brokenAt(words, width, widthOf);
    if (broken === undefined) return undefined;
    lines.push(...balanced(words, broken, widthOf));
  }
  return lines;
}

/**
 * Sets a title at the largest font size that fits into a box, vertically centred, without breaking
 * words. Sentences start on a new line if space permits.
 *
 * @param widthOf width of a text in em
 * @returns undefined if it does not fit at the smallest size
 */
export function fitTitle(
  title: string,
  box: Box,
  widthOf: (text: string) => number,
): PlacedLine[] | undefined {
  const sentences = title.trim().split(/(?<=[.!?])[ \n]+/);
  for (const size of sizes) {
    const most = Math.floor(box.height / (size * lineHeight));
    const lines = [sentences, [title.trim()]]
      .map((parts) => setParts(parts, box.width / size, widthOf))
      .find((set) => set !== undefined && set.length <= most);
    if (lines === undefined) continue;
    const top = box.y + (box.height - lines.length * lineHeight * size) / 2;
    return lines.map((text, index) => ({
      text,
      x: box.x,
      y: Math.round(top + (index * lineHeight + (lineHeight - 1) / 2) * size),
      size,
    }));
  }
  return undefined;
}

import type { Box, PlacedLine } from '@/lib/metadata/card';

/** Type sizes in pixels. A chat shows the card at a quarter: the smallest is 12 pixels there. */
const sizes = [88, 80, 74, 68, 62, 56, 50] as const;

/** Distance of two lines in shares of the type size: a háček stays clear of the tails above it. */
const lineHeight = 1.1;

/** Breaks a text into lines of at most a width, or returns undefined when a word is wider. */
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

/** The same number of lines as evenly filled as they get. */
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

/** Sets each part of a text in lines of its own; undefined when a word is too broad. */
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
 * Sets a title as large as it fits into a box, in the middle of its height, without breaking a
 * word. A sentence begins a new line where there is room for that.
 *
 * @param widthOf width of a text in shares of the type size
 * @returns undefined when it does not fit in the smallest size
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

import type { Inline } from '@/lib/terms/document';

/** Words that look alike. */
export type Piece = { text: string; strong: boolean; href?: string };

/** How wide a text is, in points. */
export type Measure = (text: string, strong: boolean) => number;

/** A word may be made of several pieces, such as a bold one and the comma behind it. */
type Word = readonly Piece[];

/** Running text as pieces in a row. */
export function piecesOf(inline: readonly Inline[], look: Omit<Piece, 'text'>): Piece[] {
  return inline.flatMap((part) => {
    if (part.kind === 'text') return [{ ...look, text: part.text }];
    const own = part.kind === 'strong' ? { strong: true } : { href: part.href };
    return piecesOf(part.children, { ...look, ...own });
  });
}

function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: Piece[][] = [[]];
  for (const piece of pieces) {
    // By ordinary spaces only: the others hold together what belongs together.
    const [first = '', ...further] = piece.text.split(' ');
    words.at(-1)?.push({ ...piece, text: first });
    for (const text of further) words.push([{ ...piece, text }]);
  }
  return words
    .map((word) => word.filter(({ text }) => text !== ''))
    .filter((word) => word.length > 0);
}

const looksLike = (one: Piece, other: Piece) =>
  one.strong === other.strong && one.href === other.href;

/** Puts words side by side, with as few pieces as they have looks. */
function joined(words: readonly Word[]): Piece[] {
  const line: Piece[] = [];
  const add = (piece: Piece) => {
    const last = line.at(-1);
    if (last && looksLike(last, piece)) last.text += piece.text;
    else line.push({ ...piece });
  };
  words.forEach((word, index) => {
    const [before, after] = [line.at(-1), word[0]];
    if (index > 0 && before && after) {
      // A space between two looks has neither: no link and no bold letter reaches into it.
      add(looksLike(before, after) ? { ...after, text: ' ' } : { text: ' ', strong: false });
    }
    word.forEach(add);
  });
  return line;
}

/** Share of the width that a word alone on the last line should have. */
const shortest = 0.25;

/**
 * Breaks running text into lines, ragged on the right. No paragraph ends in a short word alone.
 *
 * @param width of the lines, in points
 * @returns the pieces of each line; all lines but the last end in a space, so that copied words
 *   stay apart
 */
export function breakLines(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const widthOf = (words: readonly Word[]) =>
    joined(words).reduce((sum, { text, strong }) => sum + measure(text, strong), 0);

  const lines: Word[][] = [];
  for (const word of wordsOf(pieces)) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  const [last, beforeLast] = [lines.at(-1), lines.at(-2)];
  const isShort = last?.length === 1 && widthOf(last) < width * shortest;
  if (isShort && beforeLast && beforeLast.length > 2) last.unshift(...beforeLast.splice(-1));
  return lines.map((line, index) => {
    const set = joined(line);
    return index < lines.length - 1 ? [...set, { text: ' ', strong: false }] : set;
  });
}

import type { Inline } from '@/lib/terms/read-document';

/** A run: text in one style. */
export type TextRun = { text: string; strong: boolean; href?: string };

/** Measures the width of a text in points. */
export type Measure = (text: string, strong: boolean) => number;

/** A word may consist of several runs, such as a bold one and the comma after it. */
type Word = readonly TextRun[];

/** Flattens inline elements into runs. */
export function textRuns(inline: readonly Inline[], style: Omit<TextRun, 'text'>): TextRun[] {
  return inline.flatMap((part) => {
    if (part.kind === 'text') return [{ ...style, text: part.text }];
    const own = part.kind === 'strong' ? { strong: true } : { href: part.href };
    return textRuns(part.children, { ...style, ...own });
  });
}

function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: TextRun[][] = [[]];
  for (const run of runs) {
    // Ordinary spaces only: lines must not break at no-break spaces.
    const [first = '', ...further] = run.text.split(' ');
    words.at(-1)?.push({ ...run, text: first });
    for (const text of further) words.push([{ ...run, text }]);
  }
  return words
    .map((word) => word.filter(({ text }) => text !== ''))
    .filter((word) => word.length > 0);
}

const hasSameStyle = (one: TextRun, other: TextRun) =>
  one.strong === other.strong && one.href === other.href;

/** Joins words with spaces, and merges adjacent runs of the same style. */
function joined(words: readonly Word[]): TextRun[] {
  const line: TextRun[] = [];
  const add = (run: TextRun) => {
    const last = line.at(-1);
    if (last && hasSameStyle(last, run)) last.text += run.text;
    else line.push({ ...run });
  };
  words.forEach((word, index) => {
    const [before, after] = [line.at(-1), word[0]];
    if (index > 0 && before && after) {
      // A space between two styles has neither, so that no link or bold text extends into it.
      add(hasSameStyle(before, after) ? { ...after, text: ' ' } : { text: ' ', strong: false });
    }
    word.forEach(add);
  });
  return line;
}

/** Minimum width of a single word on the last line, as a share of the line width. */
const minLastWordShare = 0.25;

/**
 * Breaks text into left-aligned lines, without a single short word on the last line.
 *
 * @param width line width in points
 * @returns the runs of each line; all lines but the last end in a space, so that words stay
 *   separated when copied
 */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): TextRun[][] {
  const widthOf = (words: readonly Word[]) =>
    joined(words).reduce((sum, { text, strong }) => sum + measure(text, strong), 0);

  const lines: Word[][] = [];
  for (const word of wordsOf(runs)) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  const [last, beforeLast] = [lines.at(-1), lines.at(-2)];
  const isShort = last?.length === 1 && widthOf(last) < width * minLastWordShare;
  if (isShort && beforeLast && beforeLast.length > 2) last.unshift(...beforeLast.splice(-1));
  return lines.map((line, index) => {
    const set = joined(line);
    return index < lines.length - 1 ? [...set, { text: ' ', strong: false }] : set;
  });
}

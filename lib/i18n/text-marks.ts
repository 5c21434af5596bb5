/** Where a text is written. */
export type TextLocation = {
  /** Path below `messages/`: `de/home.json`. */
  file: string;
  /** From 1. */
  line: number;
  /** Key inside the file; empty in Markdown documents. */
  key: string;
};

/**
 * Marks around a text are tag characters (U+E0001 to U+E007F), which every font shows as nothing and
 * at which no line breaks: the opening one carries the place in ASCII, moved up by this number.
 */
const shift = 0xe0000;
const open = '\u{E0001}';
const close = '\u{E007F}';
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)|\u{E007F}/gu;

/** Every sign of a mark, as a range in a regular expression with the flag `u`. */
export const markSigns = '\\u{E0001}-\\u{E007F}';

/** Tags around a text or its ends, as of rich text. */
const tagsAround = /^((?:<\w+>)*)([\s\S]*?)((?:<\/\w+>)*)$/;

/**
 * Puts a text between marks, so that what a page shows of it leads back to its place. Inside the tags
 * at its ends: between two blocks, marks alone would make a line.
 */
export function markText(text: string, { file, line, key }: TextLocation): string {
  const place = [...`${file}:${line}:${key}`].map((sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) + shift),
  );
  return text.replace(tagsAround, `$1${open}${place.join('')}$2${close}$3`);
}

/** The marks as they are in addresses. */
const encodedMarks = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gi;

/** A text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '').replace(encodedMarks, '');
}

function placeOf(encoded: string): TextLocation {
  const ascii = [...encoded].map((sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - shift),
  );
  const [file = '', line = '', key = ''] = ascii.join('').split(':');
  return { file, line: Number(line), key };
}

/** A piece of a node's text with the place of the innermost text that it belongs to. */
export type PlacedText = { text: string; place: TextLocation | undefined };

/**
 * Reads a page's texts in document order. A text may begin in one node and end in another, and may
 * hold other texts in between.
 *
 * @returns a function that splits the next node's text at the marks
 */
export function createMarkReader(): (data: string) => PlacedText[] {
  const outer: TextLocation[] = [];
  return (data) => {
    const pieces: PlacedText[] = [];
    // With a group, every second part is what the group has caught.
    for (const [index, part] of data.split(mark).entries()) {
      if (index % 2 === 0) {
        if (part) pieces.push({ text: part, place: outer.at(-1) });
      } else if (part === undefined) outer.pop();
      else outer.push(placeOf(part));
    }
    return pieces;
  };
}

/**
 * A text has a mark before and after it. Marks are Unicode tag characters, which are invisible and
 * allow no line break. The opening mark has the location in ASCII, shifted by this number.
 */
const shift = 0xe0000;
const open = '\u{E0001}';
const close = '\u{E007F}';
const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)|\u{E007F}/gu;

/** The range of all characters of marks, for regular expressions with the flag `u`. */
export const markCharacters = '\\u{E0001}-\\u{E007F}';

/** Matches the tags of rich text at both ends of a text. */
const outerTags = /^((?:<\w+>)*)([\s\S]*?)((?:<\/\w+>)*)$/;

/** Moves all characters up to the marks, or down to ASCII. */
const move = (text: string, by: number) =>
  [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + by)).join('');

/**
 * Puts marks around a text, so that its location can be found from the page. Tags at both ends stay
 * outside the marks, because marks between two blocks create an empty line.
 *
 * @param location file below `messages/`, line, and key: `de/home.json:12:hero.title`
 */
export function markText(text: string, location: string): string {
  return text.replace(outerTags, `$1${open}${move(location, shift)}$2${close}$3`);
}

/** Matches marks that are encoded in URLs. */
const encodedMarks = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gi;

/** A text without marks. */
export const withoutMarks = (text: string) => text.replace(mark, '').replace(encodedMarks, '');

/** A piece of a node's text with the location of the innermost text that contains it. */
export type LocatedText = { text: string; location: string | undefined };

/**
 * Reads the text nodes of a page in document order. A text may span several nodes, and may contain
 * other texts.
 *
 * @returns a function that takes the data of the next node and splits it at the marks
 */
export function createMarkParser(): (data: string) => LocatedText[] {
  const outer: string[] = [];
  return (data) => {
    const pieces: LocatedText[] = [];
    // `split` with a group returns the captures as every second part.
    for (const [index, part] of data.split(mark).entries()) {
      if (index % 2 === 0) {
        if (part) pieces.push({ text: part, location: outer.at(-1) });
      } else if (part === undefined) outer.pop();
      else outer.push(move(part, -shift));
    }
    return pieces;
  };
}

/** URL of the script that finds texts and lists their problems. Only `npm run dev` serves it. */
export const previewScript = '/_texts/preview.js';

/** The heading of the text finder, by which tests recognize it. */
export const finderHeading = 'Where this text is written';

/** The URL's hash of a file in the text editor, for `home.json`: `#/collections/pages/entries/home`. */
export function editorLink(file: string): string {
  const [name = '', type] = file.split('.');
  return `#/collections/${type === 'md' ? 'terms' : 'pages'}/entries/${name}`;
}

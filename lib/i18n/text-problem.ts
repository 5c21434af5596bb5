/** What `npm run messages` counts in columns of its own. */
type ProblemKind = 'missing' | 'orphaned' | 'untranslated' | 'length' | 'wording';

/** Something wrong with a text, in words for its author. */
export type Problem = {
  /** Path from the project's root, such as `messages/en/home.json`. */
  file: string;
  /** Path of the text inside the file, such as `hero.title`; empty where it is the whole file. */
  key: string;
  /** What is wrong and what to do about it. */
  message: string;
  /** Nothing for whatever is not counted by itself. */
  kind?: ProblemKind;
};

/** A problem as one line: `messages/en/home.json: hero.title: empty; write the text`. */
export function lineOf({ file, key, message }: Problem): string {
  return [file, ...(key === '' ? [] : [key]), message].join(': ');
}

/** A text in quotes, cut where it would fill the line. */
export function quoted(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  return oneLine.length > 60 ? `"${oneLine.slice(0, 57).trimEnd()}…"` : `"${oneLine}"`;
}

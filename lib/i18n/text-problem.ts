/** A problem that a check of the content reports. */
export type Problem = {
  /** Path relative to the project's root, such as `messages/en/home.json`. */
  file: string;
  /** Key inside the file, such as `hero.title`; empty for the whole file. */
  key: string;
  message: string;
  /** A warning does not stop a build. */
  isWarning?: true;
};

/** A problem that does not stop a build, such as what only the company can confirm. */
export const warning = (file: string, key: string, message: string): Problem => ({
  file,
  key,
  message,
  isWarning: true,
});

/** A problem as one line: `messages/en/home.json: hero.title: empty; write the text`. */
export function formatProblem({ file, key, message }: Problem): string {
  return [file, ...(key === '' ? [] : [key]), message].join(': ');
}

/** A text in quotes, truncated to fit on a line. */
export function quoted(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  return oneLine.length > 60 ? `"${oneLine.slice(0, 57).trimEnd()}…"` : `"${oneLine}"`;
}

/** Where JSON stops being JSON. */
type JsonError = {
  /** Counted from 1. */
  line: number;
  expected: string;
};

type Bracket = '{' | '[';
type Step = 'open' | 'close' | 'key' | 'colon' | 'comma' | 'atom';

const values = { '{': 'open', '[': 'open', text: 'atom', other: 'atom' } as const;

/** For every place in JSON: what may stand there, and the same in words. */
const places = {
  value: { steps: values, inWords: 'a text in "…" or an object in {…}' },
  key: { steps: { text: 'key' }, inWords: 'a key in "…"; the last entry has no comma after it' },
  firstKey: { steps: { text: 'key', '}': 'close' }, inWords: 'a key in "…" or }' },
  firstItem: { steps: { ...values, ']': 'close' }, inWords: 'a value or ]' },
  colon: { steps: { ':': 'colon' }, inWords: 'a colon after the key' },
  nextKey: { steps: { ',': 'comma', '}': 'close' }, inWords: 'a comma or }' },
  nextItem: { steps: { ',': 'comma', ']': 'close' }, inWords: 'a comma or ]' },
  end: { steps: {}, inWords: 'nothing after the last bracket' },
} as const satisfies Record<string, { steps: Record<string, Step>; inWords: string }>;

type Place = keyof typeof places;

/** One token: a mark, a text, or another value. Sticky: it must start where the last one ended. */
const token =
  /[ \t\r\n]*(?:(?<mark>[{}[\],:])|(?<text>"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(?<other>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/** What the token at a place does, or undefined if it must not stand there. */
function stepAt(place: Place, found: string): Step | undefined {
  const steps: Readonly<Record<string, Step>> = places[place].steps;
  return Object.hasOwn(steps, found) ? steps[found] : undefined;
}

/** The place behind a token; `open` holds the brackets around it and is kept up to date. */
function placeAfter(step: Step, found: string, open: Bracket[]): Place {
  if (step === 'key') return 'colon';
  if (step === 'colon') return 'value';
  if (step === 'comma') return open.at(-1) === '{' ? 'key' : 'value';
  if (step === 'open') {
    open.push(found === '{' ? '{' : '[');
    return found === '{' ? 'firstKey' : 'firstItem';
  }
  if (step === 'close') open.pop();
  if (open.length === 0) return 'end';
  return open.at(-1) === '{' ? 'nextKey' : 'nextItem';
}

/**
 * Finds the first mistake in text that is not JSON. `JSON.parse` names no line, and not on every
 * version of Node a position.
 *
 * @returns undefined if the text is JSON
 */
export function findJsonError(text: string): JsonError | undefined {
  const open: Bracket[] = [];
  let place: Place = 'value';
  let offset = 0;
  const errorAt = (position: number): JsonError => ({
    line: text.slice(0, position).split('\n').length,
    expected: places[place].inWords,
  });

  for (;;) {
    const ahead = text.slice(offset).search(/[^ \t\r\n]/);
    if (ahead === -1) return place === 'end' ? undefined : errorAt(text.trimEnd().length);

    token.lastIndex = offset;
    const groups = token.exec(text)?.groups;
    const found = groups?.['mark'] ?? (groups?.['text'] === undefined ? 'other' : 'text');
    const step = groups && stepAt(place, found);
    if (step === undefined) return errorAt(offset + ahead);
    place = placeAfter(step, found, open);
    offset = token.lastIndex;
  }
}

import { parseArgs } from 'node:util';

/** What the bench can measure, in the order in which it does. */
const parts = ['weights', 'load', 'flight', 'input', 'between', 'lighthouse'] as const;
export type Part = (typeof parts)[number];

/** What to measure, and how often. */
export type BenchOptions = {
  addresses: readonly string[];
  runs: number;
  parts: readonly Part[];
  /** Whether everything is measured, so that the results may go into the documentation. */
  isWhole: boolean;
};

const defaultRuns = 3;

const list = (words: readonly string[]) => words.flatMap((word) => word.split(',')).filter(Boolean);

function isPart(word: string): word is Part {
  return parts.some((part) => part === word);
}

/**
 * Reads the command line: addresses, with or without `--pages`; `--runs`; `--parts`.
 *
 * @param known addresses of all pages
 * @throws an error of one line about words that it does not know
 */
export function benchOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pages: { type: 'string', multiple: true, default: [] },
      parts: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: String(defaultRuns) },
    },
  });
  const named = list([...positionals, ...values.pages]);
  const unknown = named.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${known.join(', ')}.`);
  }
  const words = list(values.parts);
  const strange = words.filter((word) => !isPart(word));
  if (strange.length > 0) {
    throw new Error(`Unknown: ${strange.join(', ')}. Expected any of ${parts.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs=${values.runs}: expected a whole number from 1.`);
  }
  return {
    addresses: named.length > 0 ? named : known,
    runs,
    parts: words.length > 0 ? parts.filter((part) => words.includes(part)) : parts,
    isWhole: named.length === 0 && words.length === 0 && runs >= defaultRuns,
  };
}

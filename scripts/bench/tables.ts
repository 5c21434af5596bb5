import type { BetweenPages } from '@/scripts/bench/between-pages';
import { type BenchResults, judge, type PageResult } from '@/scripts/bench/results';

const missing = '–';

/** A number with so many digits after the point, or a dash. */
function figure(value: number | undefined, digits = 0): string {
  return value === undefined ? missing : value.toFixed(digits);
}

/** Lighthouse's scores in its own order. */
function scoresOf({ simulated }: PageResult): string {
  const scores = Object.values(simulated?.page.scores ?? {});
  return scores.length === 0 ? missing : scores.map((score) => score.toFixed(0)).join(' ');
}

const columns: readonly { head: string; cell: (page: PageResult) => string }[] = [
  { head: 'page', cell: ({ address }) => address },
  { head: 'KB', cell: ({ weight }) => figure(weight && weight.bytes.all / 1000, 1) },
  { head: 'first paint, ms', cell: ({ loads }) => figure(loads?.page?.firstPaint) },
  { head: 'to styles outside', cell: (page) => figure(judge(page).firstPaint, 2) },
  {
    head: "to Next's hydration",
    cell: ({ relative }) => figure(relative?.next?.firstPaint, 2),
  },
  { head: 'from the first flight, ms', cell: ({ flight }) => figure(flight) },
  { head: 'simulated LCP to no scripts', cell: (page) => figure(judge(page).largestPaint, 2) },
  { head: 'main thread, ms', cell: ({ loads }) => figure(loads?.page?.work) },
  { head: 'to no scripts', cell: (page) => figure(judge(page).work, 2) },
  {
    head: "to Next's hydration",
    cell: ({ relative }) => figure(relative?.next?.work, 2),
  },
  { head: 'TBT', cell: (page) => figure(judge(page).blocked) },
  { head: 'CLS', cell: (page) => figure(judge(page).shift, 3) },
  { head: 'Lighthouse', cell: scoresOf },
];

/** Head and lines of the main table, one line per page. */
export function mainTable(pages: readonly PageResult[]): string[][] {
  return [
    columns.map(({ head }) => head),
    ...pages.map((page) => columns.map(({ cell }) => cell(page))),
  ];
}

/** A table for a terminal: columns under each other. */
export function asText(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** A table in Markdown: the first column is text, the others are numbers. */
export function asMarkdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}

/** Milliseconds of the longest interaction at each place. */
export function inputTable({ input }: BenchResults): string[][] {
  return [
    ['input', 'ms'],
    ...Object.entries(input ?? {}).map(([place, ms]) => [place, figure(ms)]),
  ];
}

/** Milliseconds from hover or touch to the next page's largest paint. */
export function betweenTable(between: BetweenPages): string[][] {
  const ofWay = (value: number | undefined) =>
    value === undefined ? 'not measured' : value.toFixed(0);
  return [
    ['from', 'cold', 'prefetched', 'prerendered'],
    ...Object.entries(between).map(([touch, { cold, prefetched, prerendered }]) => [
      touch,
      ...[cold, prefetched, prerendered].map(ofWay),
    ]),
  ];
}

/** Marks the place of the tables in the documentation. */
const [start, end] = ['<!-- npm run bench writes from here -->', '<!-- to here -->'] as const;

/**
 * Replaces what stands between the two marks of a document.
 *
 * @throws an error of one line when it lacks the marks
 */
export function withTables(document: string, tables: string): string {
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The document lacks ${start} and ${end}.`);
  }
  return `${before}${start}\n${tables.trim()}\n${end}${after}`;
}

/** What the documentation shows of a whole run. */
export function documentedTables(results: BenchResults): string {
  const { date, runs, seconds, similar, between } = results;
  const minutes = Math.round(seconds / 60);
  return [
    `${date.slice(0, 10)}, median of ${runs} runs, ${minutes} minutes in all. The page similar to AstroWind's: first paint ${figure(similar?.firstPaint)} ms, largest ${figure(similar?.largestPaint)} ms, main thread ${figure(similar?.work)} ms.`,
    asMarkdown(mainTable(results.pages)),
    asMarkdown(inputTable(results)),
    ...(between ? [asMarkdown(betweenTable(between))] : []),
  ].join('\n\n');
}

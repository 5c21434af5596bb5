import type { BuildFigures } from '@/scripts/bench/growth/measure-build';

/** What was measured with a number of languages. */
export type GrowthFigures = {
  languages: number;
  pages: number;
  /** From nothing. */
  first: BuildFigures;
  /** After a sentence was changed in one language. */
  again: BuildFigures;
  files: number;
  megabytes: number;
};

const [start, end] = ['<!-- growth: written by npm run bench:growth -->', '<!-- /growth -->'];

const memoryText = ({ memory }: BuildFigures) =>
  memory === undefined ? 'not measured' : `${Math.round(memory).toLocaleString('en')} MB`;

/** Time on the clock, and of the processors. */
const timeText = ({ seconds, processor }: BuildFigures) =>
  processor === undefined
    ? `${seconds.toFixed(0)} s`
    : `${seconds.toFixed(0)} s (${processor.toFixed(0)} s)`;

/** The figures as a table in Markdown. */
export function tableOfGrowth(rows: readonly GrowthFigures[]): string {
  const lines = rows.map(({ languages, pages, first, again, files, megabytes }) =>
    [
      `${languages} (${pages})`,
      timeText(first),
      timeText(again),
      (again.seconds / first.seconds).toFixed(2),
      memoryText(first),
      `${files.toLocaleString('en')}, ${megabytes.toFixed(0)} MB`,
    ].join(' | '),
  );
  return [
    '| Languages (pages) | first build (processor time) | a changed sentence | ratio | memory, at most | files of `out/` |',
    '|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

/**
 * Writes a text between the markers of a page of documentation.
 *
 * @throws when the page has no markers
 */
export function withGrowth(page: string, text: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page lacks ${start} and ${end}.`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

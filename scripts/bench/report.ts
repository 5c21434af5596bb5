import { barChart, escaped } from '@/scripts/bench/chart';
import {
  type BenchResults,
  beyondBounds,
  bounds,
  forms,
  inputBound,
  judge,
} from '@/scripts/bench/results';
import { betweenTable, mainTable } from '@/scripts/bench/tables';

const styles = `
:root { color-scheme: light dark; --a: #1769aa; --b: #8a8f98; --c: #c77700; --d: #b3261e; --line: #8888 }
@media (prefers-color-scheme: dark) { :root { --a: #6cb4ee; --b: #9aa0a9; --c: #f0a93c; --d: #f2827a } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
figure { margin: 2rem 0 } figcaption { font-weight: 600 } svg { width: 100%; max-width: 52rem }
svg text { font-size: 11px; fill: currentColor } svg .value { font-size: 8px }
.series-0 { fill: var(--a); background: var(--a) } .series-1 { fill: var(--b); background: var(--b) }
.series-2 { fill: var(--c); background: var(--c) } .series-3 { fill: var(--d); background: var(--d) }
.bound { stroke: currentColor; stroke-dasharray: 4 3 }
.legend span { margin-right: 1.5rem } .legend i { display: inline-block; width: 1rem; height: .7rem; margin-right: .4rem }
.legend i.bound { height: 0; border-top: 2px dashed }
div { overflow-x: auto } table { border-collapse: collapse; font-size: .875rem }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right }
th:first-child, td:first-child { text-align: left }`;

function htmlTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div><table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table></div>`;
}

const formNames = {
  page: 'the page',
  bare: 'without scripts',
  outside: 'without scripts, styles in one file',
  next: "Next's usual hydration",
} as const;

/** The results as one HTML file that needs nothing else. */
export function htmlReport(results: BenchResults): string {
  const { date, runs, pages, input, between } = results;
  const beyond = beyondBounds(results);
  const series = forms.map((form) => formNames[form]);
  const ofForms = (figure: 'firstPaint' | 'largestPaint' | 'work') =>
    pages.map(({ address, loads }) => ({
      label: address,
      values: forms.map((form) => loads?.[form]?.[figure]),
    }));
  const ratios = (name: 'firstPaint' | 'largestPaint' | 'work') =>
    pages.map((page) => ({ label: page.address, values: [judge(page)[name]] }));
  const charts = [
    barChart(ofForms('firstPaint'), { title: 'First paint, ms', series }),
    barChart(ratios('firstPaint'), {
      title: 'First paint against the page without scripts and with its styles in one file',
      series: ['ratio'],
      bound: bounds.firstPaint,
      digits: 2,
    }),
    barChart(ofForms('largestPaint'), { title: 'Largest paint, ms', series }),
    barChart(ratios('largestPaint'), {
      title: 'Simulated largest paint against the page without scripts',
      series: ['ratio'],
      bound: bounds.largestPaint,
      digits: 2,
    }),
    barChart(ofForms('work'), { title: 'Main thread, ms', series }),
    barChart(ratios('work'), {
      title: 'Main thread against the page without scripts',
      series: ['ratio'],
      bound: bounds.work,
      digits: 2,
    }),
    barChart(
      Object.entries(input ?? {}).map(([label, value]) => ({ label, values: [value] })),
      { title: 'Longest interaction, ms', series: ['ms'], bound: inputBound },
    ),
    barChart(
      Object.entries(between ?? {}).map(([label, { cold, prefetched, prerendered }]) => ({
        label,
        values: [cold, prefetched, prerendered],
      })),
      {
        title: "From hover or touch to the next page's largest paint, ms",
        series: ['cold', 'prefetched', 'prerendered'],
      },
    ),
  ];
  const verdict =
    beyond.length === 0
      ? '<p>Everything that was measured is within its bounds.</p>'
      : `<h2>Beyond bounds</h2><ul>${beyond.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Performance, ${date.slice(0, 10)}</title>
<style>${styles}</style>
</head>
<body>
<h1>Performance</h1>
<p>${escaped(date)}, median of ${runs} runs. Phone, four times slower processor, slow 4G.</p>
${verdict}
${htmlTable(mainTable(pages))}
${charts.join('\n')}
${between ? htmlTable(betweenTable(between)) : ''}
</body>
</html>
`;
}

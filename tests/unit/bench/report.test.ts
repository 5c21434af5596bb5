/** @jest-environment node */
import { barChart } from '@/scripts/bench/chart';
import { htmlReport } from '@/scripts/bench/report';
import { type BenchResults, beyondBounds, judge } from '@/scripts/bench/results';
import {
  asMarkdown,
  asText,
  betweenTable,
  documentedTables,
  mainTable,
  withTables,
} from '@/scripts/bench/tables';
import { parsePage } from '@/scripts/publishing/page-document';

const load = { firstPaint: 600, largestPaint: 900, blocked: 0, shift: 0, work: 260 };
const measurement = { scores: { performance: 100, seo: 92 }, lcp: 1000, tbt: 0, cls: 0 };

const results: BenchResults = {
  date: '2026-11-22T10:00:00.000Z',
  runs: 3,
  seconds: 3600,
  failures: [],
  pages: [
    {
      address: '/',
      loads: {
        page: load,
        bare: { ...load, work: 200 },
        outside: { ...load, firstPaint: 1000 },
        next: { ...load, firstPaint: 1200, work: 520 },
      },
      relative: {
        bare: { firstPaint: 1, work: 1.3 },
        outside: { firstPaint: 0.6, work: 1.3 },
        next: { firstPaint: 0.5, work: 0.5 },
      },
      flight: 300,
      simulated: { page: measurement, bare: { ...measurement, lcp: 1000 } },
    },
    { address: '/<b>' },
  ],
  input: {
    menu: 40,
    sheet: 104,
    accordion: 16,
    notice: 16,
    settings: 16,
    form: 16,
    planner: 16,
    search: 16,
  },
  between: {
    hover: { cold: 1800, prefetched: 1400, prerendered: undefined },
    touch: { cold: 900, prefetched: 880, prerendered: 860 },
  },
};
const [home, empty] = results.pages;

it('compares each figure with its base', () => {
  expect(home && judge(home)).toEqual({
    firstPaint: 0.6,
    largestPaint: 1,
    work: 1.3,
    blocked: 0,
    shift: 0,
    flight: 300,
  });
  expect(empty && Object.values(judge(empty)).filter((value) => value !== undefined)).toEqual([]);
});

it('names what lies beyond its bound, and nothing that lies on it', () => {
  expect(beyondBounds(results)).toEqual(['sheet: 104 ms, at most 100']);
  const { input: _, ...others } = results;
  const late = { ...others, pages: [{ ...home, address: '/', flight: 3300 }] };
  expect(beyondBounds(late)).toEqual(['/ flight: 3300.00, at most 3000']);
});

it('shows a dash for what was not measured', () => {
  const [head, first, second] = mainTable(results.pages);
  expect(first).toHaveLength(head?.length ?? 0);
  expect(first?.join(' ')).toContain('0.60 0.50 300 1.00 260 1.30 0.50 0 0.000 100 92');
  expect(new Set(second?.slice(1))).toEqual(new Set(['–']));
  const [, hover] = results.between ? betweenTable(results.between) : [];
  expect(hover).toContain('not measured');
});

it('writes tables for terminals and for the documentation', () => {
  const table = [
    ['page', 'ms'],
    ['/en/', '5'],
  ];
  expect(asText(table)).toBe('page  ms\n/en/   5');
  expect(asMarkdown(table)).toBe('| page | ms |\n|---|---:|\n| /en/ | 5 |');
  const text = documentedTables(results);
  expect(text).toMatch(/^2026-11-22, median of 3 runs, 60 minutes/);
});

it('replaces what stands between the marks, and nothing else', () => {
  const document = 'a\n<!-- npm run bench writes from here -->\nold\n<!-- to here -->\nz\n';
  const once = withTables(document, 'new');
  expect(once).toBe(document.replace('old', 'new'));
  expect(withTables(once, 'new')).toBe(once);
  expect(() => withTables('no marks', 'new')).toThrow('lacks');
});

it('draws a bar for each value, as long as the value is large', () => {
  const svg = barChart(
    [
      { label: 'A & B', values: [50, undefined] },
      { label: 'C', values: [100, 25] },
    ],
    { title: 'Times', series: ['one', 'two'], bound: 80 },
  );
  const $ = parsePage(svg);
  const widths = $('rect')
    .get()
    .map((bar) => Number($(bar).attr('width')));
  expect(widths).toEqual([280, 560, 140]);
  expect($('line.bound')).toHaveLength(1);
  expect(svg).toContain('A &amp; B');
});

it('needs nothing but itself, and fits both colour schemes', () => {
  const html = htmlReport(results);
  const $ = parsePage(html);
  expect($('script, link, img, iframe')).toHaveLength(0);
  expect(html).not.toMatch(/https?:|url\(/);
  expect(html).toContain('prefers-color-scheme: dark');
  expect($('table').first().find('tr')).toHaveLength(1 + results.pages.length);
  expect($('figure svg').length).toBeGreaterThan(5);
  expect($('b')).toHaveLength(0);
});

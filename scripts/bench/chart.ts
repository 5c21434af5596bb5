/** One line of a chart: its label, and a bar for each series. */
export type ChartRow = { label: string; values: readonly (number | undefined)[] };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text in HTML or SVG. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const size = { label: 190, bars: 560, bar: 9, gap: 9, right: 70 } as const;

/**
 * Horizontal bars as SVG, one group per row. Colours are those of the classes `series-0` and so on.
 *
 * @param options.series what the bars of each row are
 * @param options.bound drawn as a line, if there is one
 */
export function barChart(
  rows: readonly ChartRow[],
  {
    title,
    series,
    bound,
    digits = 0,
  }: {
    title: string;
    series: readonly string[];
    bound?: number;
    digits?: number;
  },
): string {
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const most = Math.max(bound ?? 0, ...known) || 1;
  const x = (value: number) => size.label + (value / most) * size.bars;
  const rowHeight = series.length * size.bar + size.gap;
  const height = rows.length * rowHeight;
  const width = size.label + size.bars + size.right;
  const lines = rows.flatMap(({ label, values }, row) => {
    const top = row * rowHeight;
    const bars = values.flatMap((value, index) => {
      if (value === undefined) return [];
      const y = top + index * size.bar;
      return [
        `<rect class="series-${index}" x="${size.label}" y="${y}" width="${(x(value) - size.label).toFixed(1)}" height="${size.bar - 1}"/>`,
        `<text class="value" x="${(x(value) + 4).toFixed(1)}" y="${y + size.bar - 1}">${value.toFixed(digits)}</text>`,
      ];
    });
    const middle = top + (rowHeight - size.gap) / 2 + 4;
    return [
      `<text x="${size.label - 8}" y="${middle}" text-anchor="end">${escaped(label)}</text>`,
      ...bars,
    ];
  });
  const limit =
    bound === undefined
      ? ''
      : `<line class="bound" x1="${x(bound).toFixed(1)}" x2="${x(bound).toFixed(1)}" y1="0" y2="${height}"/>`;
  const legend = series
    .map((name, index) => `<span><i class="series-${index}"></i>${escaped(name)}</span>`)
    .join('');
  return `<figure><figcaption>${escaped(title)}</figcaption><p class="legend">${legend}${bound === undefined ? '' : `<span><i class="bound"></i>at most ${bound}</span>`}</p><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${lines.join('')}${limit}</svg></figure>`;
}

import type { Comparison } from '@/scripts/screenshots/compare/compare-pictures';

const results = ['changed', 'same', 'new', 'gone'] as const;

/** A share in percent; never rounded down to 0. */
function percent(share: number): string {
  const value = share * 100;
  return value < 0.01 ? '< 0.01 %' : `${value.toFixed(2)} %`;
}

const lineOf = ({ name, result, share }: Comparison) =>
  `${result.padEnd(7)}  ${result === 'changed' ? percent(share).padStart(9) : ' '.repeat(9)}  ${name}`;

/** Differences, one per line, and the count per result. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const lines = comparisons.filter(({ result }) => result !== 'same').map(lineOf);
  const counts = results.map(
    (result) => `${comparisons.filter((one) => one.result === result).length} ${result}`,
  );
  return [...lines, counts.join(', ')].join('\n');
}

function figure(folder: string, name: string): string {
  const file = `${folder}/${encodeURIComponent(name)}.png`;
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${folder}</figcaption></figure>`;
}

const foldersOf = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
  same: ['after'],
} as const;

function section(comparison: Comparison): string {
  const { name, result, share } = comparison;
  const title = result === 'changed' ? `${name}: ${percent(share)} changed` : `${name}: ${result}`;
  const figures = foldersOf[result].map((folder) => figure(folder, name)).join('');
  const body = `<div>${figures}</div>`;
  return result === 'same'
    ? `<details><summary>${title}</summary>${body}</details>`
    : `<section><h2>${title}</h2>${body}</section>`;
}

/**
 * An HTML page with all screenshots, most changed first.
 *
 * @param title what was compared, as plain text
 */
export function pageOf(title: string, comparisons: readonly Comparison[]): string {
  const plain = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${plain}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #f4f4f4; color: #222 }
  section { margin-block: 2rem; border-top: 1px solid #999 }
  div { display: flex; gap: 1rem; align-items: flex-start }
  figure { margin: 0; flex: 1; min-width: 0; max-width: 40rem }
  img { max-width: 100%; border: 1px solid #999; background: #fff }
  figcaption { color: #555 }
</style>
<h1>${plain}</h1>
${comparisons.map(section).join('\n')}
</html>
`;
}

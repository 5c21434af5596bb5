import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { parseDrawingSize } from '@/scripts/assets/pictures/build-pictures';
import { allElements } from '@/scripts/publishing/page-document';

const folder = 'pictures/drawings';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);

const budget = 8 * 1024;
/** Allowed elements of drawings. Others could load resources or run scripts. */
const elements = ['svg', 'g', 'path', 'circle'];
const attributes = [
  ...['xmlns', 'width', 'height', 'viewbox', 'id', 'd', 'cx', 'cy', 'r'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
  ...['class', 'vector-effect'],
];

it.each(['', '30.5', '100%'])('rejects a width of %j, and names the file', (width) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`;
  expect(() => parseDrawingSize(svg, 'one.svg')).toThrow(/^one\.svg: /);
});

describe.each(files)('%s', (file) => {
  const svg = readFileSync(join(folder, file), 'utf8');
  const nodes = allElements(load(svg, { xml: true }));
  const used = nodes.flatMap((node) => Object.entries(node.attribs));

  it('is small, and its size matches its view box', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budget);
    const { width, height } = parseDrawingSize(svg, file);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it('contains only shapes', () => {
    const names = new Set(nodes.map((node) => node.name));
    expect([...names].filter((name) => !elements.includes(name))).toEqual([]);
    const strange = used.filter(([name]) => !attributes.includes(name.toLowerCase()));
    expect(strange).toEqual([]);
  });
});

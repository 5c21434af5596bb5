/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { astroWind, similarPage } from '@/scripts/bench/similar-page';
import { pieces, withoutPrerender } from '@/scripts/bench/slow-proxy';
import { linkOneStyleSheet } from '@/scripts/bench/variants';
import { parsePage } from '@/scripts/publishing/page-document';

it('moves all styles of a page into one file, in their order', async () => {
  const $ = parsePage(
    '<head><style>a{}</style></head><body><link rel="stylesheet" href="/rest.css"><style>c{}</style></body>',
  );
  const published: string[] = [];
  await linkOneStyleSheet(
    $,
    async (path) => `${path}{}`,
    async (css) => {
      published.push(css);
      return '/one.css';
    },
  );
  expect(published).toEqual(['a{}\n/rest.css{}\nc{}']);
  expect($('style')).toHaveLength(0);
  expect($('head > link[rel="stylesheet"]').attr('href')).toBe('/one.css');
  expect($('body link')).toHaveLength(0);
});

it('keeps a page as heavy as the one that it stands for', () => {
  const files = similarPage();
  for (const [name, { raw, compressed }] of [
    ['index.html', astroWind.html],
    ['style.css', astroWind.css],
    ['script.js', astroWind.script],
  ] as const) {
    const content = files[name];
    expect(content.length / raw).toBeCloseTo(1, 1);
    const ratio = brotliCompressSync(content).length / compressed;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  }
  const elements = parsePage(files['index.html'])('*').length;
  expect(elements / astroWind.elements).toBeCloseTo(1, 1);
});

it('takes prerendering out of the rules', () => {
  expect(withoutPrerender('{"prefetch":[1],"prerender":[2]}')).toBe('{"prefetch":[1]}');
});

it('cuts a body into pieces without losing a byte', () => {
  const body = Buffer.from('abcdefg');
  expect(pieces(body, 3).map(String)).toEqual(['abc', 'def', 'g']);
  expect(pieces(Buffer.alloc(0), 3)).toEqual([]);
});

/** @jest-environment node */

import { locales } from '@/lib/locales';
import { aliases, pageVariants } from '@/lib/routing/addresses';
import { fileOf, publishedPages } from '@/tooling/publishing/page-files';

const filesFrom = (source: string) => publishedPages.find((page) => page.source === source)?.files;

test.each([
  ['/', 'index.html'],
  ['/en/', 'en/index.html'],
  ['/arbeitgeber', 'arbeitgeber.html'],
  ['/en/employers', 'en/employers.html'],
])('%s stands in %s', (address, file) => {
  expect(fileOf(address)).toBe(file);
});

test('a page of the default language stands at its aliases too', () => {
  const others = [...aliases]
    .filter(([, page]) => page === 'employers')
    .map(([address]) => address);
  expect(others).toContain('/poslodavci');
  expect(filesFrom('de/employers.html')).toEqual([
    'arbeitgeber.html',
    ...others.map((address) => `${address.slice(1)}.html`),
  ]);
  expect(filesFrom('en/employers.html')).toEqual(['en/employers.html']);
});

test('the retired address of the terms is a file', () => {
  expect(filesFrom('de/terms.html')).toEqual(['agb.html', 'de/agb.html']);
});

test('not-found pages stand where hosts look for the nearest one', () => {
  expect(filesFrom('de/not-found-page.html')).toEqual(['404.html']);
  expect(filesFrom('en/not-found-page.html')).toEqual(['en/404.html']);
  expect(filesFrom('vas/not-found-page.html')).toEqual(['vas/404.html']);
});

test('every page has a file, and no two share one', () => {
  const files = publishedPages.flatMap((page) => page.files);
  expect(new Set(files).size).toBe(files.length);
  // The pages, and the not-found page of each language.
  expect(publishedPages).toHaveLength(pageVariants.length + locales.length);
});

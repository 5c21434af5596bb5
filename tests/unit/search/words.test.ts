import { textOfPath } from '@/lib/search/index-file';
import { relatedStems, stemOf } from '@/lib/search/words';

it.each([
  ['de', 'Verträge', 'Vertraegen'],
  ['de', 'kostet', 'Kosten'],
  ['de', 'Pass', 'Pässe'],
  ['en', 'families', 'family'],
  ['en', 'recognised', 'recognition'],
  ['vas', 'nostrifikacija', 'nostrifikacije'],
  ['vas', 'Njemačku', 'nemacka'],
  ['vas', 'uvjerenje', 'uverenja'],
  ['vas', 'građani', 'gradjana'],
] as const)('the stem in %s is the same for %s and %s', (locale, one, other) => {
  const stem = stemOf(one, locale) ?? '';
  expect(stem).toBe(stemOf(other, locale));
  expect(stemOf(stem, locale)).toBe(stem);
});

it.each([
  ['de', 'Visum', 'Video'],
  ['en', 'cost', 'course'],
  ['vas', 'plata', 'papiri'],
] as const)('the stem in %s differs for %s and %s', (locale, one, other) => {
  expect(stemOf(one, locale)).not.toBe(stemOf(other, locale));
});

it('words that say nothing about the subject have no stem', () => {
  expect([stemOf('Was', 'de'), stemOf('the', 'en'), stemOf('šta', 'vas')]).toEqual(
    Array(3).fill(undefined),
  );
});

it('other words for the same are found by any of their forms', () => {
  const related = (word: string) => relatedStems(stemOf(word, 'de') ?? '', 'de');
  expect(related('Gehälter')).toContain(stemOf('verdienen', 'de'));
  expect(related('Visum')).toEqual([]);
});

it.each([
  ['/vas/medicinske-sestre/pla%C4%87a.html', '/vas/', 'medicinske-sestre/plaća.html'],
  ['/', '/', ''],
  ['/%E0%A4%A', '/', ''],
])('the missing address %s says %s', (path, home, text) => {
  expect(textOfPath(path, home)).toBe(text);
});

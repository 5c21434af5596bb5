import { searchTextFromPath } from '@/lib/search/index-file';
import { stemWord } from '@/lib/search/words';

it.each([
  ['de', 'Verträge', 'Vertraegen'],
  ['de', 'kostet', 'Kosten'],
  ['de', 'Pass', 'Pässe'],
  ['en', 'families', 'family'],
  ['en', 'recognised', 'recognition'],
  ['vas', 'nostrifikacija', 'nostrifikacije'],
  ['vas', 'njemačkog', 'nemacki'],
  ['vas', 'uvjerenje', 'uverenja'],
  ['vas', 'građani', 'gradjana'],
] as const)('the stem in %s is the same for %s and %s', (locale, one, other) => {
  const stem = stemWord(one, locale) ?? '';
  expect(stem).toBe(stemWord(other, locale));
  expect(stemWord(stem, locale)).toBe(stem);
});

it.each([
  ['de', 'Visum', 'Video'],
  ['en', 'cost', 'course'],
  ['vas', 'plata', 'papiri'],
] as const)('the stem in %s differs for %s and %s', (locale, one, other) => {
  expect(stemWord(one, locale)).not.toBe(stemWord(other, locale));
});

it('stop words have no stem', () => {
  expect([stemWord('Was', 'de'), stemWord('the', 'en'), stemWord('šta', 'vas')]).toEqual(
    Array(3).fill(undefined),
  );
});

it.each([
  ['/vas/medicinske-sestre/pla%C4%87a.html', '/vas/', 'medicinske-sestre/plaća.html'],
  ['/', '/', ''],
  ['/%E0%A4%A', '/', ''],
])('the missing path %s is searched as %s', (path, home, text) => {
  expect(searchTextFromPath(path, home)).toBe(text);
});

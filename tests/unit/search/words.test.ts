import { textOfPath } from '@/lib/search/index-file';
import { stemOf } from '@/lib/search/words';

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

it.each([
  ['/vas/medicinske-sestre/pla%C4%87a.html', '/vas/', 'medicinske-sestre/plaća.html'],
  ['/', '/', ''],
  ['/%E0%A4%A', '/', ''],
])('the missing address %s says %s', (path, home, text) => {
  expect(textOfPath(path, home)).toBe(text);
});

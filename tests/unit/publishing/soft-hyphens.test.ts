/** @jest-environment node */
import { patternSetOf, withSoftHyphens } from '@/tooling/publishing/soft-hyphens';

const shown = (text: string) => text.replaceAll('\u00ad', '|');

test.each([
  'Anerkennungs|verfahren',
  'Pflege|fachkräfte',
  'Pflege|einrichtungen',
  'Pflege|brücke',
  'Senioren|haus',
  'Personal|suche',
  'Kranken|pfleger',
  'Arbeit|nehmer|überlassung',
  'Fachkräfte|einwanderungs|gesetz',
  'Daten|schutz|erklärung',
  'Krankenhaus|gesellschaft',
  'Ein|arbeitungs|zeit',
  'Erfolgs|geschichten',
  'rechts|verbindlich',
  'Arbeitgeber-FAQ',
  'Pflege-Fachkräfte|vermittlung',
  'Allgemeine',
  'Bewerber:innen',
  'Mit|arbeiter:innen',
  'Pflegekraft:',
  'Wohn|möglichkeit',
  'Ein|arbeitung',
  'Über|setzungen',
  'Arbeit|nehmer:innen',
  'Medikamenten|gabe',
  'wahl|berechtigten',
])('German: %s', (expected) => {
  expect(shown(withSoftHyphens(expected.replaceAll('|', ''), 'de'))).toBe(expected);
});

test.each([
  ['en-gb', 'recommend|ations'],
  ['en-gb', 'interna|tionally'],
  ['en-gb', 'recruitment'],
  ['hr', 'zdrav|stvenih'],
  ['hr', 'kvalifi|kacija'],
] as const)('%s: %s', (set, expected) => {
  expect(shown(withSoftHyphens(expected.replaceAll('|', ''), set))).toBe(expected);
});

test.each([
  'bewerbungen@pflegebrueckemuster.example.org',
  'https://www.anerkennung-in-deutschland.example/anerkennungsverfahren',
  'anerkennung-in-deutschland.de',
  '/datenschutzerklaerung',
  'PflegebrückeAkademie',
  'Anerkennungs\u00adverfahren',
  'HRB123456Anerkennungsverfahren',
])('leaves %s alone', (text) => {
  expect(withSoftHyphens(text, 'de')).toBe(text);
});

test('keeps white space and punctuation', () => {
  expect(shown(withSoftHyphens(' „Anerkennungsverfahren“,\n  (Sprachzertifikat) ', 'de'))).toBe(
    ' „Anerkennungs|verfahren“,\n  (Sprach|zertifikat) ',
  );
});

test('never leaves fewer than three letters at an end', () => {
  const words =
    'Selbstverständlichkeit Verantwortungsbewusstsein Datenübertragbarkeit Unabhängigkeit';
  for (const part of shown(withSoftHyphens(words, 'de')).split(/[| ]/)) {
    expect(part.length).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en', 'en-gb'],
  ['bs', 'hr'],
  ['sr-Latn', 'hr'],
  ['fr', undefined],
  ['', undefined],
])('the language %j has the patterns %s', (tag, set) => {
  expect(patternSetOf(tag)).toBe(set);
});

test('leaves names whole', () => {
  expect(withSoftHyphens('Die Pflegebrücke hilft.', 'de', ['Pflegebrücke'])).toBe(
    'Die Pflegebrücke hilft.',
  );
});

test('says which languages can be hyphenated when one cannot', () => {
  expect(() => withSoftHyphens('Zusammengesetztes', 'xx')).toThrow(
    'lib/locales.ts: hyphenation: the package "hyphen" has no patterns "xx"',
  );
});

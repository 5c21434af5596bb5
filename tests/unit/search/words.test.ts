import { locales } from '@/lib/locales';
import { textOfPath } from '@/lib/search/index-file';
import { foldWord, relatedStems, stemOf, wordsOf } from '@/lib/search/words';

describe('foldWord', () => {
  it.each([
    ['Verträge', 'vertrage'],
    ['Vertraege', 'vertrage'],
    ['GRÖSSE', 'grosse'],
    ['Größe', 'grosse'],
    ['Uebersetzung', 'ubersetzung'],
    ['čćšžđ', 'ccszd'],
    ['Visum', 'visum'],
  ])('writes %s as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});

describe('stemOf', () => {
  it.each([
    ['de', 'Verträge', 'Vertraegen'],
    ['de', 'kostet', 'Kosten'],
    ['de', 'Betriebsrat', 'betriebsraete'],
    ['de', 'Pass', 'Pässe'],
    ['en', 'families', 'family'],
    ['en', 'recognised', 'recognition'],
    ['en', 'fee', 'fees'],
    ['vas', 'nostrifikacija', 'nostrifikacije'],
    ['vas', 'Njemačku', 'nemacka'],
    ['vas', 'uvjerenje', 'uverenja'],
    ['vas', 'građani', 'gradjana'],
    ['vas', 'plaćam', 'placate'],
    ['vas', 'viza', 'vize'],
  ] as const)('is the same in %s for %s and %s', (locale, one, other) => {
    expect(stemOf(one, locale)).toBe(stemOf(other, locale));
  });

  it.each([
    ['de', 'Visum', 'Video'],
    ['en', 'cost', 'course'],
    ['vas', 'plata', 'papiri'],
  ] as const)('differs in %s for %s and %s', (locale, one, other) => {
    expect(stemOf(one, locale)).not.toBe(stemOf(other, locale));
  });

  it('leaves out what says nothing about the subject', () => {
    expect(stemOf('Was', 'de')).toBeUndefined();
    expect(stemOf('the', 'en')).toBeUndefined();
    expect(stemOf('šta', 'vas')).toBeUndefined();
  });

  it.each(locales)('changes nothing more in a stem of %s', (locale) => {
    for (const word of wordsOf('Anerkennung Kosten recognition families priznavanje poslodavca')) {
      const stem = stemOf(word, locale) ?? '';
      expect(stemOf(stem, locale)).toBe(stem);
    }
  });
});

test('other words for the same are found by any of their forms', () => {
  const related = (word: string) => relatedStems(stemOf(word, 'de') ?? '', 'de');
  expect(related('Gehälter')).toContain(stemOf('verdienen', 'de'));
  expect(related('Lohn')).toContain(stemOf('Gehalt', 'de'));
  expect(related('Visum')).toEqual([]);
});

describe('textOfPath', () => {
  it('reads a missing address, without the language', () => {
    expect(textOfPath('/vas/medicinske-sestre/pla%C4%87a.html', '/vas/')).toBe(
      'medicinske-sestre/plaća.html',
    );
    expect(textOfPath('/', '/')).toBe('');
  });

  it('reads nothing from a broken address', () => {
    expect(textOfPath('/%E0%A4%A', '/')).toBe('');
  });
});

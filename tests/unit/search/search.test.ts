/** @jest-environment node */

import { isSearchIndex, type SearchIndex } from '@/lib/search/index-file';
import { createSearch, type Search } from '@/lib/search/search';

const pages: SearchIndex['pages'] = [
  [
    'Für Pflegefachkräfte',
    '/krankenpfleger',
    [
      ['', 'Für Pflegefachkräfte', 'nach deutschland'],
      ['weg', 'Visum', 'botschaf termin'],
      ['weg', 'Berufsurkunde', 'anerken'],
      ['faq-salary', 'Wie viel verdiene ich?', 'brutto tarif'],
    ],
    'nurses',
  ],
  [
    'Für Arbeitgeber',
    '/arbeitgeber',
    [['kosten', 'Was es kostet', 'honorar anerken verdien whatsapp']],
    'employers',
  ],
  ['AGB', '/agb', [['kosten', 'Haftung', 'honorar vergu']], 'terms'],
];
const keywords = ['#faq-salary #weg kohl gehal', '#terms#kosten vergu', '#nurses pflegekraf'];
const index: SearchIndex = { pages, keywords };
let find: Search;
const hrefs = (text: string) => find(text, { limit: 6 }).map(({ href }) => href);

beforeAll(async () => {
  find = await createSearch(index, 'de');
});

describe('createSearch', () => {
  it('finds inflected and misspelt words, and prefixes', () => {
    expect(hrefs('Kosten')[0]).toBe('/arbeitgeber#kosten');
    expect(hrefs('berufsurkunnde')[0]).toBe('/krankenpfleger#weg');
    expect(hrefs('bots')[0]).toBe('/krankenpfleger#weg');
  });

  it('ranks titles before texts, and matches of all words before matches of one', () => {
    expect(hrefs('verdienen')).toEqual(['/krankenpfleger#faq-salary', '/arbeitgeber#kosten']);
    expect(hrefs('Visum Termin')[0]).toBe('/krankenpfleger#weg');
    expect(hrefs('Honorar Anerkennung')[0]).toBe('/arbeitgeber#kosten');
  });

  it('matches keywords, even misspelt, and ranks their target first', () => {
    expect(hrefs('Kohle')[0]).toBe('/krankenpfleger#faq-salary');
    expect(hrefs('Gehlat')[0]).toBe('/krankenpfleger#faq-salary');
    expect(hrefs('Gehalt')).toEqual(['/krankenpfleger#faq-salary', '/krankenpfleger#weg']);
    expect(hrefs('Pflegekräfte')[0]).toBe('/krankenpfleger');
  });

  it('ranks legal pages last, unless a keyword leads there', () => {
    expect(hrefs('Honorar').slice(0, 2)).toEqual(['/arbeitgeber#kosten', '/agb#kosten']);
    expect(hrefs('Vergütung')).toEqual(['/agb#kosten']);
  });

  it('matches parts of compounds, and compounds written as two words', () => {
    expect(hrefs('Honorarvertrag')[0]).toBe('/arbeitgeber#kosten');
    expect(hrefs('Whats App')).toEqual(['/arbeitgeber#kosten']);
  });

  it('lists each section once, with title and page', () => {
    expect(find('Visum Berufsurkunde', { limit: 6 })).toEqual([
      expect.objectContaining({ href: '/krankenpfleger#weg', page: 'Für Pflegefachkräfte' }),
    ]);
  });

  it('finds nothing without a search term, and no more than the limit', () => {
    expect(hrefs('')).toEqual([]);
    expect(hrefs('was ist das')).toEqual([]);
    expect(hrefs('xyzxyz')).toEqual([]);
    expect(find('verdienen', { limit: 1 })).toHaveLength(1);
  });
});

test('isSearchIndex rejects anything else', () => {
  expect(isSearchIndex(index)).toBe(true);
  for (const other of [
    undefined,
    {},
    { pages },
    { pages: [['Titel', '/']], keywords: [] },
    { pages: [['Titel', '/', [['id', 'Titel']]]], keywords: [] },
    { pages, keywords: [1] },
  ]) {
    expect(isSearchIndex(other)).toBe(false);
  }
});

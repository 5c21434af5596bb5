/** @jest-environment node */
import { hyphenate, insertSoftHyphens } from '@/scripts/publishing/hyphenate';
import { parsePage } from '@/scripts/publishing/page-document';

const long = 'Anerkennungsverfahren';

function hyphenated(body: string, lang = 'de'): string {
  const $ = parsePage(
    `<html lang="${lang}"><head><title>${long}</title></head><body>${body}</body></html>`,
  );
  hyphenate($, ['Pflegebrücke']);
  expect($('head title').text()).toBe(long);
  return ($('body').html() ?? '').replaceAll('&shy;', '|').replaceAll('\u00ad', '|');
}

test.each([
  ['de', 'Das Aner|ken|nungs|ver|fahren, 2 Pfle|ge|fach|kräfte'],
  ['de', 'Pflegekraft Die Pflegebrücke hilft. PflegebrückeAkademie'],
  ['de', 'bewerbungen@pflegebrueckemuster.example.org /datenschutzerklaerung'],
  ['de', 'HRB123456Anerkennungsverfahren'],
  ['en', 'recruitment recom|mend|a|tions'],
  ['bs', 'kvali|fi|ka|cija'],
  ['sr-Latn', 'kvali|fi|ka|cija'],
  ['fr', 'Anerkennungsverfahren'],
])('long words of %s: %s', (lang, expected) => {
  expect(hyphenated(`<p>${expected.replaceAll('|', '')}</p>`, lang)).toBe(`<p>${expected}</p>`);
});

test('the language of an element decides', () => {
  expect(hyphenated(`<p><b lang="de">${long}</b></p>`, 'en')).toContain(
    'Aner|ken|nungs|ver|fahren',
  );
  expect(hyphenated(`<p lang="fr">${long} <b>${long}</b></p>`)).not.toContain('|');
});

test('the soft hyphens of the author are kept', () => {
  const text = 'Anerkennungs\u00adverfahren';
  expect(insertSoftHyphens(text, 'de')).toBe(text);
});

test('allows a break after a slash between words', () => {
  expect(hyphenated('<p>auf Deutsch (Bosnisch/Kroatisch/Serbisch), 24/7, und/oder</p>')).toBe(
    '<p>auf Deutsch (Bosnisch/<wbr>Kroatisch/<wbr>Serbisch), 24/7, und/oder</p>',
  );
});

test('prevents breaks in ranges and short compounds', () => {
  expect(hyphenated('<p>2–3 Monate, Mo–Fr, Pflege-Fachkraft per E-Mail.</p>')).toBe(
    '<p>2–\u20603 Monate, Mo–Fr, Pflege-Fachkraft per E-\u2060Mail.</p>',
  );
  expect(hyphenated('<p>www.make-it-in-germany.com, tel-aviv.example</p>')).not.toContain('\u2060');
  expect(hyphenated('<p>napismeno, i od nas</p>', 'bs')).toBe('<p>napismeno, i&nbsp;od nas</p>');
});

test.each([
  `<code>${long}</code>`,
  `<textarea>${long}</textarea>`,
  `<script type="application/ld+json">"${long}"</script>`,
  `<div data-island="x"><p>${long}</p></div>`,
  `<address>${long}<br>12345 ${long}</address>`,
  `<p data-nohyphen=""><b>${long}</b></p>`,
  `<p id="${long}" title="${long}" aria-label="${long}"></p>`,
])('does not change %s', (body) => {
  expect(hyphenated(body)).toBe(body);
});

test('lists the available languages if one has no patterns', () => {
  expect(() => insertSoftHyphens('Zusammengesetztes', 'xx')).toThrow(
    'lib/locales.ts: hyphenation: the package "hyphen" has no patterns "xx"',
  );
});

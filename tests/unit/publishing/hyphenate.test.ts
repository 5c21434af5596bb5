import { mapTexts } from '@/lib/i18n/message-tree';
import { preventBreaks } from '@/lib/i18n/prevent-breaks';
import { hyphenate } from '@/scripts/publishing/hyphenate';
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
  ['de', 'Das Aner|ken|nungs|ver|fahren, und Pfle|ge|fach|kräfte'],
  ['de', 'Pflegekraft Die Pflegebrücke hilft. PflegebrückeAkademie'],
  ['de', '/datenschutzerklaerung'],
  ['de', 'HRB123456Anerkennungsverfahren'],
  ['en', 'recruitment recom|mend|a|tions'],
  ['bs', 'kvali|fi|ka|cija'],
  ['sr-Latn', 'kvali|fi|ka|cija'],
  ['fr', 'Anerkennungsverfahren'],
])('long words of %s: %s', (lang, expected) => {
  expect(hyphenated(`<p>${expected.replaceAll('|', '')}</p>`, lang)).toBe(`<p>${expected}</p>`);
});

// biome-ignore format: a table to be read at a glance
test.each([
  ['hyphenates by the language of an element', `<b lang="de">${long}</b> <i lang="fr">${long}</i>`,
    `<b lang="de">Aner|ken|nungs|ver|fahren</b> <i lang="fr">${long}</i>`],
  ['allows a break after a slash between words',
    'auf Deutsch (Bosnisch/Kroatisch/Serbisch), 24/7, und/oder',
    'auf Deutsch (Bosnisch/<wbr>Kroatisch/<wbr>Serbisch), 24/7, und/oder'],
  ['allows a break before the long parts of an address',
    'bewerbungen@pflegebrueckemuster.example.org, z.B. agb.pdf',
    'bewerbungen@<wbr>pflegebrueckemuster.<wbr>example.org, z.B. agb.pdf'],
  ['prevents breaks by the language of an element',
    '2–3 Monate per E-Mail, <i lang="bs">i od nas</i>',
    '2–\u20603&nbsp;Monate per E-\u2060Mail, <i lang="bs">i&nbsp;od nas</i>'],
  ['keeps a mark beside a button', '<button>HWI</button>, ab heute',
    '<span class="whitespace-nowrap"><button>HWI</button>,</span> ab heute'],
])('%s', (_, written, shown) => {
  expect(hyphenated(`<p>${written}</p>`)).toBe(`<p>${shown}</p>`);
});

test.each([
  `<code>${long}</code>`,
  `<textarea>${long}</textarea>`,
  `<script type="application/ld+json">"${long}"</script>`,
  `<div data-island="x"><p>${long}</p></div>`,
  `<address>${long}<br>${long}</address>`,
  `<p data-nohyphen=""><b>${long}</b></p>`,
  `<p id="${long}" title="${long}" aria-label="${long}"></p>`,
])('does not change %s', (body) => {
  expect(hyphenated(body)).toBe(body);
});

test.each([
  '§~296 SGB~III, Art.~6 Abs.~2, 8–10~Monate in Raum~14, 19~%, 3.000~€, B1 ist HRB~000000',
  'Musterstraße~12, 10115~Berlin, ab 1000~Euro seit 2026 und 24/7 per E-^Mail-^Adresse, 6-^R-^Regel',
  'Mo–Fr, Lern-App~– www.make-it-in-germany.com, tel-aviv.example, Bosanski~/ Hrvatski',
  'Name must be at least 2 characters long, in 2~weeks, section~72~SGB~XI',
  'Abs.~2 BGB, dobijate napismeno. Medicinske sestre, Muster~· Impressum',
])('prevents breaks: %s', (expected) => {
  const text = expected.replaceAll('~', ' ').replaceAll('^', '');
  const bound = expected.replaceAll('~', '\u00a0').replaceAll('^', '\u2060');
  expect(preventBreaks(text)).toBe(bound);
  // Publishing does it again.
  expect(preventBreaks(bound)).toBe(bound);
  expect(mapTexts({ home: { title: text } }, preventBreaks)).toEqual({ home: { title: bound } });
});

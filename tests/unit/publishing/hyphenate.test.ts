/** @jest-environment node */
import { hyphenate } from '@/tooling/publishing/hyphenate';
import { parsePage } from '@/tooling/publishing/page-document';

const long = 'Anerkennungsverfahren';

function hyphenated(body: string, lang = 'de'): string {
  const $ = parsePage(
    `<html lang="${lang}"><head><title>${long}</title></head><body>${body}</body></html>`,
  );
  hyphenate($);
  expect($('head title').text()).toBe(long);
  return ($('body').html() ?? '').replaceAll('&shy;', '|').replaceAll('\u00ad', '|');
}

test('hyphenates the text of the body', () => {
  expect(hyphenated(`<p>Das <b>${long}</b></p>`)).toBe('<p>Das <b>Anerkennungs|verfahren</b></p>');
});

test('lets words that a slash joins stand on two lines', () => {
  expect(hyphenated('<p>auf Deutsch (Bosnisch/Kroatisch/Serbisch), 24/7, und/oder</p>')).toBe(
    '<p>auf Deutsch (Bosnisch/<wbr>Kroatisch/<wbr>Serbisch), 24/7, und/oder</p>',
  );
  const address = '<p>deutschland.example/anerkennung/antrag</p>';
  expect(hyphenated(address)).toBe(address);
});

test('keeps together what is read together', () => {
  expect(hyphenated('<p>2–3 Monate, Mo–Fr, E-Mail, Pflege-Fachkraft</p>')).toBe(
    '<p>2–\u20603 Monate, Mo–Fr, E-\u2060Mail, Pflege-Fachkraft</p>',
  );
  expect(hyphenated('<p>www.make-it-in-germany.com, tel-aviv.example</p>')).not.toContain('\u2060');
  expect(hyphenated('<p>napismeno, i od nas</p>', 'bs')).toBe('<p>napismeno, i&nbsp;od nas</p>');
});

test.each([
  `<code>${long}</code>`,
  `<pre>${long}</pre>`,
  `<kbd>${long}</kbd>`,
  `<textarea>${long}</textarea>`,
  `<select><option>${long}</option></select>`,
  `<script type="application/ld+json">"${long}"</script>`,
  `<div data-island="x"><p>${long}</p></div>`,
  `<address>${long}<br>12345 ${long}</address>`,
  `<p data-nohyphen=""><b>${long}</b></p>`,
  `<input value="${long}" placeholder="${long}">`,
  `<p id="${long}" title="${long}" aria-label="${long}"></p>`,
  `<svg><title>${long}</title></svg>`,
])('leaves %s alone', (body) => {
  expect(hyphenated(body)).toBe(body);
});

test("an element's own language decides", () => {
  expect(hyphenated(`<p><span lang="de">${long}</span></p>`, 'en')).toContain('Anerkennungs|ver');
  expect(hyphenated(`<p lang="fr">${long} <b>${long}</b></p>`)).not.toContain('|');
});

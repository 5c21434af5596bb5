/** @jest-environment node */
import { parsePage } from '@/tooling/publishing/page-document';
import { outlineOf, styledAttributesOf } from '@/tooling/publishing/styles/page-outline';

const outline = (body: string, styled: readonly string[] = []) =>
  outlineOf(parsePage(`<html lang="de"><head></head><body>${body}</body></html>`), styled);

test('texts and attributes of two languages have one outline', () => {
  const german = '<p class="a" id="x" title="Ja"><a href="/">Weg</a> <!-- b --></p>';
  const english = '<p class="a" id="x" title="Yes"><a href="/en/">way</a> <!-- c --></p>';
  expect(outline(german)).toBe(outline(english));
});

test.each([
  ['a class', '<p class="a">x</p>', '<p class="b">x</p>'],
  ['an id', '<p id="a">x</p>', '<p id="b">x</p>'],
  ['an element', '<p>x</p>', '<div>x</div>'],
  ['an attribute', '<p>x</p>', '<p title="">x</p>'],
  ['the order', '<i></i><b></b>', '<b></b><i></i>'],
  ['whether there is text', '<p></p>', '<p>x</p>'],
  ['a style sheet', '<link rel="stylesheet" href="/a">', '<link rel="stylesheet" href="/b">'],
])('%s makes another outline', (_, one, other) => {
  expect(outline(one)).not.toBe(outline(other));
});

test('the number of preloads and translations does not count', () => {
  const head = (links: string) => outlineOf(parsePage(`<head>${links}<title>x</title></head>`), []);
  const one = '<link rel="alternate" href="/en/">';
  expect(head(one)).toBe(head(`${one}<link rel="alternate" href="/vas/">`));
  expect(head(one)).not.toBe(head(''));
});

test('values count that style sheets look at', () => {
  const [one, other] = ['<p title="a">x</p>', '<p title="b">x</p>'];
  expect(outline(one)).toBe(outline(other));
  expect(outline(one, ['title'])).not.toBe(outline(other, ['title']));
});

test('the state of an element does not count', () => {
  const [one, other] = ['<a aria-current="true" hidden>x</a>', '<a data-state="b">x</a>'];
  expect(outline(one, ['aria-current'])).toBe(outline(other, ['aria-current']));
});

test('finds the attributes that a style sheet looks at', () => {
  const css = 'a[href^="tel:"]:lang(de){} .b[ Title = x ]{} @media print{[open]>c{}}';
  expect(styledAttributesOf(css)).toEqual(['href', 'lang', 'title']);
  expect(styledAttributesOf('a{}')).toEqual([]);
});

import { findTitles } from '@/lib/search/find-titles';
import { parsePage } from '@/scripts/publishing/page-document';
import {
  addSearchTitles,
  assertFilledIn,
  listTitles,
  moveIslandProps,
  stripRuntime,
} from '@/scripts/publishing/prepare-page';

test.each([
  ['<p>Bis {hosts} Tage</p>', 'Bis {hosts}'],
  ['<p>&lt;b&gt;Tage</p>', '<b>'],
])('names what no code has filled in: %s', (html, words) => {
  const page = { $: parsePage(html), locale: 'de', path: '/a' } as const;
  expect(() => assertFilledIn([page])).toThrow(
    `/a: "${words}": no code fills in this placeholder or tag; correct the text`,
  );
});

test('rejects content that React 19.3 shows by scripts only', () => {
  expect(() => stripRuntime(parsePage('<div hidden="" id="S:0"><p>Text</p></div>'))).toThrow(
    'a part of the page is only visible with scripts',
  );
});

test('rejects inline styles outside islands, and removes them in islands', () => {
  const island = '<div data-island="a" style="top:0"><i style="top:0"></i></div>';
  const $ = parsePage(island);
  stripRuntime($);
  expect($('body').html()).toBe('<div data-island="a"><i></i></div>');
  expect(() =>
    stripRuntime(parsePage(`${island}<p class="x" style="top:1px">`), 'de.html'),
  ).toThrow(
    'de.html: <p class="x"> has style="top:1px", which the policy of published pages forbids; use a class',
  );
});

const publishData = async (json: string) => `/assets/${json.length}.json`;

test('props are at the end of the page, and islands contain their index', async () => {
  const $ = parsePage(
    `<body><div data-island="a" data-props='{"x":"</script>"}'>1</div><div data-island="b" data-props='{"y":[2]}'>2</div><p>End</p></body>`,
  );
  await moveIslandProps($, publishData);
  expect($('[data-island="a"]').attr('data-props')).toBe('0');
  expect($('[data-island="b"]').attr('data-props')).toBe('1');
  const block = $('body > :last-child');
  expect(block.attr('id')).toBe('island-props');
  expect(block.text()).not.toContain('</script');
  expect(JSON.parse(block.text())).toEqual([{ x: '</script>' }, { y: [2] }]);
});

test('large props are a separate file', async () => {
  const $ = parsePage(
    `<body><div data-island="a" data-props='{"x":1}' data-props-file></div></body>`,
  );
  await moveIslandProps($, publishData);
  expect($('body').html()).toBe(
    '<div data-island="a" data-props="&quot;/assets/7.json&quot;"></div>',
  );
});

const page =
  parsePage(`<title>Za sestre · Most</title><body><nav><h2 id="menu">Meni</h2></nav><main>
<h1 id="hero-title">Dobro došli</h1>
<section aria-labelledby="way-title" id="way"><h2 id="way-title">Vaš put</h2><h3>Korak</h3></section>
<details name="faq"><summary><span>Koliko <i lang="de">netto</i>?</span><svg></svg></summary>
<div id="faq-pay">Dosta.</div></details><h3 id="rights">Đački dom</h3></main></body>`);

const entries = [
  { title: 'Za sestre', page: 'Za sestre', href: '/vas/a' },
  { title: 'Vaš put', page: 'Za sestre', href: '/vas/a#way' },
  { title: 'Koliko netto?', page: 'Za sestre', href: '/vas/a#faq-pay' },
  { title: 'Đački dom', page: 'Za sestre', href: '/vas/a#rights' },
];

test('the search gets titles of pages, sections and questions of its language', () => {
  expect(listTitles(page, '/vas/a')).toEqual(entries);
  const menu = { title: 'Meni', page: 'Za sestre', href: '/vas/a#way' };
  const $ = parsePage('<div data-island="not-found-search"></div>');
  $('div').attr('data-props', JSON.stringify({ home: '/vas/', entries: [menu] }));
  addSearchTitles([
    { $: page, locale: 'vas', path: '/vas/a' },
    { $: page, locale: 'en', path: '/en/a' },
    { $, locale: 'vas' },
  ]);
  expect(JSON.parse($('div').attr('data-props') ?? '')).toEqual({
    home: '/vas/',
    entries: [menu, ...entries],
  });
});

test.each([
  ['SEST', ['Za sestre']],
  ['vas put', ['Vaš put']],
  ['put, vaš!', ['Vaš put']],
  ['put koliko', []],
  ['djacki', ['Đački dom']],
  ['dacki', ['Đački dom']],
  [' ? ', []],
])('%j finds %j', (query, titles) => {
  expect(findTitles(entries, query).map(({ title }) => title)).toEqual(titles);
});

test('umlauts are found with one letter and with two, and a section with two names once', () => {
  const exam = { title: 'Prüfung für Große', page: 'A', href: '/a' };
  const menuEntry = { ...exam, title: 'Prüfung für Große, im Menü' };
  for (const query of ['PRÜFUNG', 'pruefung fuer', 'prufung fur', 'grosse']) {
    expect(findTitles([menuEntry, exam], query)).toEqual([exam]);
  }
});

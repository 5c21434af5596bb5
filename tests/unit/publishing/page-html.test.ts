import { moveIslandProps } from '@/scripts/publishing/island-markup';
import { parsePage, serialisePage } from '@/scripts/publishing/page-document';
import { stripRuntime } from '@/scripts/publishing/strip-runtime';

function stripped(head: string, body: string): string {
  const $ = parsePage(
    `<!DOCTYPE html><!--build--><html lang="de"><head>${head}</head><body>${body}</body></html>`,
  );
  stripRuntime($);
  return serialisePage($);
}

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="de"><head>${head}</head><body>${body}</body></html>`;

test.each([
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>self.__next_f.push([1])</script>',
  '<script type="module">import "/a.js"</script>',
  '<link rel="preload" as="script" href="/a.js"/>',
  '<link rel="modulepreload" href="/a.js"/>',
  '<meta name="next-size-adjust" content=""/>',
])('removes %s', (head) => {
  expect(stripped(head, '')).toBe(page('', ''));
});

test.each([
  '<script type="application/ld+json">{"a":"</b>"}</script>',
  '<script type="application/json">{}</script>',
  '<script type="speculationrules">{}</script>',
  '<link rel="preload" as="font" href="/fonts/a.woff2" crossorigin="">',
])('keeps %s', (head) => {
  expect(stripped(head, '')).toBe(page(head, ''));
});

test.each([
  [
    '<p style="color:red">a</p><div data-island="x"><p style="height:0">b</p></div>',
    '<p>a</p><div data-island="x"><p>b</p></div>',
  ],
  // Islands keep React's comments.
  [
    '<p>Hallo <!-- -->Welt</p><div data-island="x"><!--$--><p>1<!-- -->2</p><!--/$--></div>',
    '<p>Hallo Welt</p><div data-island="x"><!--$--><p>1<!-- -->2</p><!--/$--></div>',
  ],
  // Hidden elements that stay empty.
  [
    '<div hidden=""><!--$--><!--/$--></div><template></template><div hidden="">x</div><div></div>',
    '<div hidden="">x</div><div></div>',
  ],
  ['<noscript><p style="color:red">a<!-- -->b</p></noscript>', '<noscript><p>ab</p></noscript>'],
])('%s becomes %s', (before, after) => {
  expect(stripped('', before)).toBe(page('', after));
});

test('joins texts around a comment', () => {
  const $ = parsePage('<p>Anerkennungs<!-- -->verfahren</p>');
  stripRuntime($);
  expect($('p').contents().length).toBe(1);
});

test.each([
  '<template id="B:0"></template>',
  '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>',
  '<div hidden="" id="S:0"><p>Text</p></div>',
])('rejects content that only scripts would show: %s', (body) => {
  expect(() => stripped('', body)).toThrow('a part of the page is only visible with scripts');
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

/** @jest-environment node */
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
  ['scripts with an address', '<script src="/_next/static/chunks/a.js" async=""></script>'],
  ['inline scripts', '<script>self.__next_f.push([1])</script>'],
  ['module scripts', '<script type="module">import "/a.js"</script>'],
  ['preloads of scripts', '<link rel="preload" as="script" href="/a.js"/>'],
  ['preloads of modules', '<link rel="modulepreload" href="/a.js"/>'],
  ['the mark of size adjustment', '<meta name="next-size-adjust" content=""/>'],
])('takes out %s', (_, head) => {
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

test('takes out inline styles everywhere', () => {
  const body = '<p style="color:red">a</p><div data-island="x"><p style="height:0">b</p></div>';
  expect(stripped('', body)).toBe(page('', '<p>a</p><div data-island="x"><p>b</p></div>'));
});

test("takes out React's comments, but none inside an island", () => {
  const body =
    '<p>Hallo <!-- -->Welt</p><div data-island="x"><!--$--><p>1<!-- -->2</p><!--/$--></div>';
  expect(stripped('', body)).toBe(
    page('', '<p>Hallo Welt</p><div data-island="x"><!--$--><p>1<!-- -->2</p><!--/$--></div>'),
  );
});

test('joins the texts that a comment parted', () => {
  const $ = parsePage('<p>Anerkennungs<!-- -->verfahren</p>');
  stripRuntime($);
  expect($('p').contents().length).toBe(1);
});

test('takes out hidden places that nothing fills, and no others', () => {
  const body =
    '<div hidden=""><!--$--><!--/$--></div><template></template><div hidden="">x</div><div></div>';
  expect(stripped('', body)).toBe(page('', '<div hidden="">x</div><div></div>'));
});

test.each([
  '<template id="B:0"></template>',
  '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>',
  '<div hidden="" id="S:0"><p>Text</p></div>',
])('refuses what only scripts would show: %s', (body) => {
  expect(() => stripped('', body)).toThrow('a part of the page needs scripts to show');
});

test('reads what browsers without scripts see', () => {
  const body = '<noscript><p style="color:red">a<!-- -->b</p></noscript>';
  expect(stripped('', body)).toBe(page('', '<noscript><p>ab</p></noscript>'));
});

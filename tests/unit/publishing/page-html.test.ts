import { moveIslandProps } from '@/scripts/publishing/island-markup';
import { parsePage } from '@/scripts/publishing/page-document';
import { stripRuntime } from '@/scripts/publishing/strip-runtime';

test.each([
  '<template id="B:0"></template>',
  '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>',
  '<div hidden="" id="S:0"><p>Text</p></div>',
])('rejects content that only scripts would show: %s', (body) => {
  expect(() => stripRuntime(parsePage(body))).toThrow(
    'a part of the page is only visible with scripts',
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

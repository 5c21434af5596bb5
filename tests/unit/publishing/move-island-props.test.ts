/** @jest-environment node */
import { moveIslandProps } from '@/tooling/publishing/move-island-props';
import { parsePage } from '@/tooling/publishing/page-document';

const publishData = async (json: string) => `/assets/${json.length}.json`;

test('props stand at the end of the page, and the islands say where', async () => {
  const $ = parsePage(
    `<body><div data-island="a" data-props='{"x":"</script>"}'>1</div><div data-island="b" data-props='{"y":[2]}'>2</div><p>End</p></body>`,
  );
  await moveIslandProps($, publishData);
  expect($('[data-island="a"]').attr('data-props')).toBe('0');
  expect($('[data-island="b"]').attr('data-props')).toBe('1');
  const block = $('body > :last-child');
  expect(block.attr('type')).toBe('application/json');
  expect(block.text()).not.toContain('</script');
  expect(JSON.parse(block.text())).toEqual([{ x: '</script>' }, { y: [2] }]);
});

test('large props are a file of their own', async () => {
  const $ = parsePage(
    `<body><div data-island="a" data-props='{"x":1}' data-props-apart></div></body>`,
  );
  await moveIslandProps($, publishData);
  expect($('body').html()).toBe(
    '<div data-island="a" data-props="&quot;/assets/7.json&quot;"></div>',
  );
});

test('a page without islands gets no data', async () => {
  const $ = parsePage('<body><p>End</p></body>');
  await moveIslandProps($, publishData);
  expect($('script')).toHaveLength(0);
});

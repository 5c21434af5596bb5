/** @jest-environment node */
import { moveIslandProps } from '@/tooling/publishing/move-island-props';
import { parsePage } from '@/tooling/publishing/page-document';

test('props stand at the end of the page, and the islands say where', () => {
  const $ = parsePage(
    `<body><div data-island="a" data-props='{"x":"</script>"}'>1</div><div data-island="b" data-props='{"y":[2]}'>2</div><p>End</p></body>`,
  );
  moveIslandProps($);
  expect($('[data-island="a"]').attr('data-props')).toBe('0');
  expect($('[data-island="b"]').attr('data-props')).toBe('1');
  const block = $('body > :last-child');
  expect(block.attr('type')).toBe('application/json');
  expect(block.text()).not.toContain('</script');
  expect(JSON.parse(block.text())).toEqual([{ x: '</script>' }, { y: [2] }]);
});

test('a page without islands gets no data', () => {
  const $ = parsePage('<body><p>End</p></body>');
  moveIslandProps($);
  expect($('script')).toHaveLength(0);
});

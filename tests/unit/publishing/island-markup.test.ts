/** @jest-environment node */

import { addIslandsScript, moveIslandProps } from '@/scripts/publishing/island-markup';
import { parsePage, serialisePage } from '@/scripts/publishing/page-document';

test('a page with islands loads the bundle once, at the end of its head', () => {
  const $ = parsePage(
    '<title>T</title><body><i data-island="a"></i><i data-island="b"></i></body>',
  );
  addIslandsScript($, '/assets/islands-ABC.js');
  const html = serialisePage($);
  expect(html).toContain(
    '<title>T</title><script type="module" async="" fetchpriority="low" src="/assets/islands-ABC.js"></script></head>',
  );
  expect(html.match(/<script/g)).toHaveLength(1);
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

test('a page without islands has neither script nor data', async () => {
  const $ = parsePage('<body><p>End</p></body>');
  addIslandsScript($, '/assets/islands-ABC.js');
  await moveIslandProps($, publishData);
  expect($('script')).toHaveLength(0);
});

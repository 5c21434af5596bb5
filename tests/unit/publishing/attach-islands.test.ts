/** @jest-environment node */
import { attachIslands } from '@/tooling/publishing/attach-islands';
import { parsePage, serialisePage } from '@/tooling/publishing/page-document';

function attached(body: string): string {
  const $ = parsePage(
    `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`,
  );
  attachIslands($, '/assets/islands-ABC.js');
  return serialisePage($);
}

test('a page with islands loads the bundle once, at the end of its head', () => {
  const html = attached('<div data-island="a"></div><div data-island="b"></div>');
  expect(html).toContain(
    '<title>T</title><script type="module" async="" fetchpriority="low" src="/assets/islands-ABC.js"></script></head>',
  );
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('a page without islands has no script', () => {
  expect(attached('<p>Text</p>')).not.toContain('<script');
});

/** @jest-environment node */
import { markText, withoutMarks } from '@/lib/i18n/text-marks';
import { parsePage } from '@/scripts/publishing/page-document';
import { preparePreview } from '@/scripts/publishing/prepare-preview';

const text = markText('Guten Tag', 'de/home.json:1:a');

test('a preview keeps marks in visible texts, and removes those in text for programs', () => {
  const $ = parsePage(
    `<html><head><meta name="description" content="${text}"></head><body><h1>${text}</h1>
    <img alt="${text}" src="/a.svg"><a href="https://wa.me/?text=${encodeURIComponent(text)}">Link</a>
    <div data-island="chat" data-props='{"text":"${text}"}'></div>
    <script type="application/ld+json">{"name":"${text}"}</script></body></html>`,
  );
  preparePreview($, '/assets/finder.js');
  expect($('h1').text()).toBe(text);
  expect($('img').attr('alt')).toBe(text);
  expect($('[data-island]').attr('data-props')).toContain(text);
  expect($('meta[name="description"]').attr('content')).toBe('Guten Tag');
  expect($('a').attr('href')).toBe('https://wa.me/?text=Guten%20Tag');
  expect($('script[type="application/ld+json"]').text()).toBe('{"name":"Guten Tag"}');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('script[type="module"]').attr('src')).toBe('/assets/finder.js');
  expect(withoutMarks(text)).toBe('Guten Tag');
});

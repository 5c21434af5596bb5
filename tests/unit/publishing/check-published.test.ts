import { sourceHash } from '@/lib/headers/content-security-policy';
import { pageProblems } from '@/scripts/publishing/check-published';
import { addresses } from '@/tests/support/address-table';

const url = 'https://www.example.org';
const policy = `<meta http-equiv="Content-Security-Policy" content="style-src '${sourceHash('p{}')}'">`;
const unfilled = 'no code fills in this placeholder or tag; correct the text';

// biome-ignore format: a table to be read at a glance
test.each([
  ['<script>run()</script>', '<script>: inline script'],
  ['<p onclick="run()">', '<p onclick>: inline event handler'],
  ['<p style="color:red">', '<p style>: inline style'],
  ['<style>p{a:b}</style>', '<style>: inline style sheet'],
  // The headers of hosts would lack its hash.
  ['<style media="all">p{}</style>', '<style>: inline style sheet'],
  ['<a href="/de/employers">', '<a href>: /de/employers is not a public path of the site'],
  ['<a href="/de/agb#x">', '<a href>: /de/agb is not a public path of the site'],
  ['<a href="/vas/employers?a=b">', '<a href>: /vas/employers is not a public path of the site'],
  ['<a href="/en">', '<a href>: /en is not a public path of the site'],
  ['<link href="/_next/a.css">', '<link href>: /_next/a.css is not a public path of the site'],
  [`<link href="${url}/de/nurses">`, '<link href>: /de/nurses is not a public path of the site'],
  [`<div data-props='{"href":"/de/contact"}'>`,
    '<div data-props>: /de/contact is not a public path of the site'],
  [`<script type="application/ld+json">{"url":"${url}/de/terms"}</script>`,
    '<script>: /de/terms is not a public path of the site'],
  ['<p>Bis {ho\u00ADts} Tage</p>', `"Bis {hots}": ${unfilled}`],
  ['<p>&lt;b&gt;Tage</p>', `"<b>": ${unfilled}`],
])('%s', (html, problem) => {
  expect(pageProblems(policy + html, url)).toEqual([problem]);
});

test.each([
  `<a href="${addresses.employers.en}">`,
  '<a href="/vas/">',
  '<a href="/">',
  '<a href="https://example.com/de/terms">',
  '<meta content="https://www.example.org/og/de/home.png">',
  '<p>Under /de/ nothing stands</p>',
  '<style>p{}</style>',
  '<script type="module" src="/assets/a.js"></script>',
])('%s is fine', (html) => {
  expect(pageProblems(policy + html, url)).toEqual([]);
});

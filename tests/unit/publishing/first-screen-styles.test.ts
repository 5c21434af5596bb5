/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeStyles, splitStyles } from '@/scripts/publishing/first-screen-styles';
import { parsePage, serialisePage } from '@/scripts/publishing/page-document';

const page = (body: string, head = '') =>
  parsePage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

const firstOf = (css: string, body: string) => splitStyles(css, [page(body)]).first;

test('the first screen gets the rules that it needs, and the later sheet has all of them', () => {
  const css = '.b{color:blue}.a{color:red}';
  expect(splitStyles(css, [page('<p class="a">')])).toEqual({ first: '.a{color:red}', later: css });
});

test('every state of an element belongs to its screen', () => {
  const css = '.a:hover{color:red}.a[open]>summary{margin:0}.a:has(:checked)::before{content:"x"}';
  expect(firstOf(`${css}.b:not(.a){top:0}`, '<details class="a"><summary>x</summary>')).toBe(css);
});

test('print and forced colours can wait', () => {
  const css = '@media print{.a{color:#000}}@media (forced-colors:active){.a{top:0}}.a{color:red}';
  expect(firstOf(css, '<p class="a">')).toBe('.a{color:red}');
});

test('the first part has the order of all layers', () => {
  const css = '@layer base{p{top:0}}@layer late{.b{top:1px}}@layer last{.a{top:2px}}';
  expect(firstOf(css, '<p class="a">')).toBe(
    '@layer base{p{top:0}}@layer late{}@layer last{.a{top:2px}}',
  );
});

test('declared names and the base stand in the first part only', () => {
  const declared =
    '@property --x{syntax:"*";inherits:false}@font-face{font-family:F}@keyframes go{to{top:0}}@layer base{b{top:0}}';
  expect(splitStyles(`${declared}.b{top:1px}`, [page('')])).toEqual({
    first: declared,
    later: '.b{top:1px}',
  });
});

test('inline styles stand in the head, and the sheets are linked after the first section', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'styles '));
  await mkdir(join(outDir, 'assets'));
  await writeFile(join(outDir, 'assets/all.css'), '.a{top:0}.b{top:1px}');
  await writeFile(join(outDir, 'assets/own.css'), '.b{top:2px}');
  const links = ['all', 'own'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`);
  const sections = '<main><section class="a">1</section><section class="b">2</section></main>';
  const $ = page(sections, links.join(''));
  expect(await placeStyles(outDir, [$])).toEqual([['.a{top:0}']]);
  const files = (await readdir(join(outDir, 'assets'))).map((file) => `/assets/${file}`);
  const linked = $('main > link');
  expect(linked.get().map(({ attribs }) => attribs['href'])).toEqual(expect.arrayContaining(files));
  expect(await readFile(join(outDir, linked.first().attr('href') ?? ''), 'utf8')).toBe(
    '.a{top:0}.b{top:1px}',
  );
  linked.remove();
  expect(serialisePage($)).toContain(`<style>.a{top:0}</style></head><body>${sections}`);
  await rm(outDir, { recursive: true });
});

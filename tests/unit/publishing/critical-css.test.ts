import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineCriticalCss, splitStyles } from '@/scripts/publishing/critical-css';
import { parsePage, serialisePage } from '@/scripts/publishing/page-document';

const page = (body: string, head = '') =>
  parsePage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

const criticalOf = (css: string, body: string) => splitStyles(css, [page(body)]).critical;

test('critical CSS has the rules of the elements, and the deferred sheet has all rules', () => {
  const css = '.b{color:blue}.a{color:red}';
  const expected = { critical: '.a{color:red}', deferred: css };
  expect(splitStyles(css, [page('<p class="a">')])).toEqual(expected);
});

test('critical CSS has the rules for all states of an element', () => {
  const css = '.a:hover{color:red}.a[open]>summary{margin:0}.a:has(:checked)::before{content:"x"}';
  const body = '<details class="a"><summary>x</summary>';
  expect(criticalOf(`${css}.b:not(.a){top:0}`, body)).toBe(css);
});

test('rules for print and forced colours are deferred', () => {
  const css = '@media print{.a{color:#000}}@media (forced-colors:active){.a{top:0}}.a{color:red}';
  expect(criticalOf(css, '<p class="a">')).toBe('.a{color:red}');
});

test('inline styles are in the head, and the sheets are linked after the first section', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'styles '));
  await mkdir(join(outDir, 'assets'));
  await writeFile(join(outDir, 'assets/all.css'), '.a{top:0}.b{top:1px}');
  await writeFile(join(outDir, 'assets/own.css'), '.b{top:2px}');
  const links = ['all', 'own'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`);
  const sections = '<main><section class="a">1</section><section class="b">2</section></main>';
  const $ = page(sections, links.join(''));
  expect(await inlineCriticalCss(outDir, [$])).toEqual([['.a{top:0}']]);
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

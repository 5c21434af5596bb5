import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAssetPublisher, publishAssets } from '@/scripts/publishing/assets';
import { parsePage } from '@/scripts/publishing/page-document';
import { folderWith } from '@/tests/support/folder-with';

let root: string;
const exportDir = () => join(root, 'export');
const outDir = () => join(root, 'out');

beforeEach(async () => {
  root = await folderWith({
    'export/_next/static/media/logo.1a2b3c.svg': '<svg/>',
    'export/_next/static/media/unused.png': 'unused',
    'export/_next/static/chunks/f00.css': `/* url(/_next/no) */
     @layer base { a { background: url("../media/logo.1a2b3c.svg#part") } }
     @font-face { font-family: F; src: url(/fonts/f-123.woff2) format("woff2") }
     b { background: url(data:image/png;base64,AA==); content: "url(/_next/no)" }`,
  });
});

async function published(html: string) {
  const $ = parsePage(html);
  await publishAssets($, createAssetPublisher(exportDir(), outDir()));
  return $;
}

test('publishes only referenced files, under hashed names', async () => {
  const $ = await published(`
    <link rel="stylesheet" href="/_next/static/chunks/f00.css">
    <img src="/_next/static/media/logo.1a2b3c.svg" srcset="/_next/static/media/logo.1a2b3c.svg 2x">
    <div data-props='{"logo":"/_next/static/media/logo.1a2b3c.svg"}'></div>
    <script type="application/ld+json">{"logo":"https://e.org/_next/static/media/logo.1a2b3c.svg"}</script>`);
  const logo = $('img').attr('src');
  expect(logo).toMatch(/^\/assets\/logo-[0-9a-f]{10}\.svg$/);
  expect($('img').attr('srcset')).toBe(`${logo} 2x`);
  expect($('div').attr('data-props')).toBe(`{"logo":"${logo}"}`);
  expect($('script').text()).toBe(`{"logo":"https://e.org${logo}"}`);

  const style = $('link').attr('href') ?? '';
  expect(style).toMatch(/^\/assets\/style-[0-9a-f]{10}\.css$/);
  const css = await readFile(join(outDir(), style), 'utf8');
  expect(css).toContain(`url(${logo}#part)`);
  expect(css).toContain('url(/fonts/f-123.woff2)');
  expect(css).toContain('url(data:image/png;base64,AA==)');
  expect(css).toMatch(/["']url\(\/_next\/no\)["']/);
  expect(await readdir(join(outDir(), 'assets'))).toHaveLength(2);
});

test('the name changes with the content', async () => {
  const html = '<link rel="stylesheet" href="/_next/static/chunks/f00.css">';
  const before = (await published(html))('link').attr('href');
  expect((await published(html))('link').attr('href')).toBe(before);
  await writeFile(join(exportDir(), '_next/static/media/logo.1a2b3c.svg'), '<svg id="new"/>');
  expect((await published(html))('link').attr('href')).not.toBe(before);
});

test('names a missing file', async () => {
  await expect(published('<img src="/_next/static/media/gone.png">')).rejects.toThrow(
    "Next's export has no file for /_next/static/media/gone.png.",
  );
});

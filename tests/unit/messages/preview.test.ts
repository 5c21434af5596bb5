import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { markMessages } from '@/lib/i18n/mark-messages';
import { setMessagesFolder } from '@/lib/i18n/messages-folder';
import { readMessages } from '@/lib/i18n/read-messages';
import { createMarkParser, markText, previewScript, withoutMarks } from '@/lib/i18n/text-marks';
import { loadTerms } from '@/lib/terms/load-terms';
import { parsePage } from '@/scripts/publishing/page-document';
import { preparePreview } from '@/scripts/publishing/prepare-page';
import { runServer } from '@/scripts/serve/site-server';
import { createTextPreview } from '@/scripts/serve/text-preview';
import { loopback } from '@/scripts/support/listen-address';
import { folderWith } from '@/tests/support/folder-with';

test('marks name file, line and key of their text, and change nothing visible', async () => {
  const plain = await readMessages('vas');
  const marked = JSON.stringify(await markMessages(plain, 'vas'));
  expect(JSON.parse(withoutMarks(marked))).toEqual(plain);
  const locations = createMarkParser()(marked).flatMap(({ location }) => location ?? []);
  expect(locations.length).toBeGreaterThan(1000);
  for (const location of locations) {
    const [file, line, key] = location.split(':');
    const written = readFileSync(`messages/${file}`, 'utf8').split('\n')[Number(line) - 1];
    expect(written?.trim().startsWith(`"${key?.split('.').at(-1)}": "`)).toBe(true);
  }
});

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

let folder: string;

beforeEach(async () => {
  folder = await folderWith();
  cpSync('messages', folder, { recursive: true });
});
afterEach(() => jest.restoreAllMocks());

it('reads texts again, and leaves out invalid files, which stop a build', async () => {
  const setMode = (NODE_ENV: 'development' | 'production') => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
    setMessagesFolder(folder);
  };
  setMode('development');
  expect((await readMessages('en'))['notFound']).not.toEqual({ title: 'Lost' });
  writeFileSync(join(folder, 'en/notFound.json'), '{"title": "Lost"}');
  writeFileSync(join(folder, 'en/home.json'), '{"title": ');
  writeFileSync(join(folder, 'de/terms-employers.md'), '# AGB');
  expect(await readMessages('en')).toMatchObject({ notFound: { title: 'Lost' }, home: {} });
  expect((await loadTerms()).map(({ name }) => name)).toEqual(['candidates']);
  setMode('production');
  await expect(readMessages('en')).rejects.toThrow(/JSON/);
  await expect(loadTerms()).rejects.toThrow('messages/de/terms-employers.md:1: no sections');
});

it('sends changed texts and the problems in its language to an open page', async () => {
  const { handle, close } = createTextPreview(folder);
  const server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.end('page');
  });
  const { port, close: stop } = await runServer(server, { host: loopback, port: 0 });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await ask('/en/')).text()).toBe('page');
  expect(await (await ask(previewScript)).text()).toContain('/_texts/changes');

  const changes = (await ask('/_texts/changes')).body?.pipeThrough(new TextDecoderStream());
  const reader = changes?.getReader();
  expect((await reader?.read())?.value).toBe('retry: 1000\n\n');
  const half = readFileSync(join(folder, 'vas/home.json'), 'utf8').slice(0, 900);
  writeFileSync(join(folder, 'vas/home.json'), half);
  expect((await reader?.read())?.value).toBe('data: changed\n\n');
  const { lines } = await (await ask('/_texts/problems?path=/vas/kontakt/')).json();
  expect(lines).toContainEqual(expect.stringContaining('messages/vas/home.json: not valid JSON'));
  close();
  await stop();
});

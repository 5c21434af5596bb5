/** @jest-environment node */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { setMessagesFolder } from '@/lib/i18n/messages-folder';
import { readMessages } from '@/lib/i18n/read-messages';
import { previewScript } from '@/lib/i18n/text-preview';
import { loadTerms } from '@/lib/terms/load-terms';
import { createTextPreview } from '@/scripts/serve/text-preview';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync('messages', folder, { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await ask('/en/')).text()).toBe('page');
  expect(await (await ask(previewScript)).text()).toContain('/_texts/changes');

  const changes = (await ask('/_texts/changes')).body?.pipeThrough(new TextDecoderStream());
  const reader = changes?.getReader();
  expect((await reader?.read())?.value).toBe('retry: 1000\n\n');
  const half = readFileSync(join(folder, 'vas/home.json'), 'utf8').slice(0, 900);
  writeFileSync(join(folder, 'vas/home.json'), half);
  expect((await reader?.read())?.value).toBe('data: changed\n\n');
  const problems = async (path: string) => (await ask(`/_texts/problems?path=${path}`)).json();
  expect((await problems('/vas/kontakt/')).lines).toContainEqual(
    expect.stringContaining('messages/vas/home.json: not valid JSON'),
  );
  const { summary, lines } = await problems('/');
  expect(summary).toMatch(/^To fix in messages\/de\/: \d+; in other languages: [1-9]/);
  expect(lines).not.toContainEqual(expect.stringContaining('messages/vas/'));
  close();
  server.closeAllConnections();
  server.close();
});

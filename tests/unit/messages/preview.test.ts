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

/** Sets the mode, and the folder of this test as messages folder. */
function setMode(NODE_ENV: 'development' | 'production') {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
  setMessagesFolder(folder);
}

const halve = (path: string) => {
  const text = readFileSync(join(folder, path), 'utf8');
  writeFileSync(join(folder, path), text.slice(0, text.length / 2));
};

describe('texts during editing', () => {
  it('are read again for each request', async () => {
    setMode('development');
    const path = join(folder, 'en/notFound.json');
    const changed = { ...JSON.parse(readFileSync(path, 'utf8')), title: 'Lost' };
    expect((await readMessages('en'))['notFound']?.['title']).not.toBe('Lost');
    writeFileSync(path, JSON.stringify(changed));
    expect((await readMessages('en'))['notFound']?.['title']).toBe('Lost');
  });

  it('of an invalid file are left out of pages, and stop a build', async () => {
    halve('en/home.json');
    setMode('development');
    const messages = await readMessages('en');
    expect(messages['home']).toEqual({});
    expect(Object.keys(messages['common'] ?? {})).toContain('nav');
    jest.restoreAllMocks();
    setMode('production');
    await expect(readMessages('en')).rejects.toThrow(/JSON/);
  });

  it('of an invalid document are left out of pages, and stop a build', async () => {
    writeFileSync(join(folder, 'de/terms-employers.md'), '# AGB');
    setMode('development');
    expect((await loadTerms()).map(({ name }) => name)).toEqual(['candidates']);
    jest.restoreAllMocks();
    setMode('production');
    await expect(loadTerms()).rejects.toThrow('messages/de/terms-employers.md:1: no sections');
  });
});

test('an open page receives changed texts and the problems in its language', async () => {
  const { handle, close } = createTextPreview(folder);
  const server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.end('page');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}${path}`);
  expect(await (await ask('/en/')).text()).toBe('page');
  expect(await (await ask(previewScript)).text()).toContain('/_texts/changes');

  const reader = (await ask('/_texts/changes')).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  expect((await reader?.read())?.value).toBe('retry: 1000\n\n');
  halve('vas/home.json');
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

/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepResultsIn } from '@/tooling/support/kept-results';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept results '));
});
afterEach(() => rm(folder, { recursive: true }));

/** Asks a fresh cache, as the next build does; returns the result and whether it was made. */
async function ask(inputs: readonly (string | Uint8Array)[], result = 'result') {
  let isMade = false;
  const content = await keepResultsIn(folder).get(inputs, async () => {
    isMade = true;
    return Buffer.from(result);
  });
  return { text: content.toString(), isMade };
}

const onlyFile = async () => join(folder, (await readdir(folder))[0] ?? '');

test('makes a result once', async () => {
  expect(await ask(['a'])).toEqual({ text: 'result', isMade: true });
  expect(await ask(['a'], 'other')).toEqual({ text: 'result', isMade: false });
});

test('any other input is another result', async () => {
  await ask(['code 1', 'page']);
  expect(await ask(['code 2', 'page'], '2')).toEqual({ text: '2', isMade: true });
  expect(await ask(['code 1', 'pages'], '3')).toEqual({ text: '3', isMade: true });
  expect(await ask(['code 1page'], '4')).toEqual({ text: '4', isMade: true });
  expect(await ask(['code 1', new Uint8Array([1, 2])], '5')).toEqual({ text: '5', isMade: true });
});

test.each<[string, (file: string) => Promise<void>]>([
  ['is cut off', (file) => truncate(file, 34)],
  ['is empty', (file) => truncate(file, 0)],
  [
    'has another byte',
    async (file) => {
      const content = await readFile(file);
      content[content.length - 1] = 0;
      await writeFile(file, content);
    },
  ],
])('makes a result anew that %s', async (_, damage) => {
  await ask(['a']);
  await damage(await onlyFile());
  expect(await ask(['a'])).toEqual({ text: 'result', isMade: true });
  expect(await ask(['a'])).toEqual({ text: 'result', isMade: false });
});

test('what fails leaves nothing', async () => {
  const failing = keepResultsIn(folder).get(['a'], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await ask(['a'])).toEqual({ text: 'result', isMade: true });
});

test('makes only what is missing, and keeps the order', async () => {
  await ask(['b'], 'B');
  const asked: (readonly number[])[] = [];
  const results = await keepResultsIn(folder).getAll([['a'], ['b'], ['c']], async (missing) => {
    asked.push(missing);
    return [Buffer.from('A'), Buffer.from('C')];
  });
  expect(results.map(String)).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual([[0, 2]]);
});

test('removes what the build did not ask for, and what a killed one left', async () => {
  await ask(['old']);
  await ask(['new']);
  await writeFile(join(folder, 'abc.part'), 'half');
  const kept = keepResultsIn(folder);
  await kept.get(['new'], () => Promise.reject(new Error('not kept')));
  await kept.prune();
  expect(await readdir(folder)).toHaveLength(1);
  expect(await ask(['old'])).toEqual({ text: 'result', isMade: true });
});

import { importShared, importWithRetry } from '@/components/islands/lazy-import';

/** Results of the bundle's import: failures, then the module. */
function failing(times: number, source?: string) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no network');
    return { name: 'first' };
  });
  return Object.assign(load, source === undefined ? {} : { toString: () => source });
}

jest.mock('later-file.js?again=1', () => ({ name: 'again' }), { virtual: true });

test('calls the loader again if its source has no URL', async () => {
  const load = failing(1, '()=>e.A(4711)');
  const importModule = importWithRetry(load);
  await expect(importModule()).rejects.toThrow('no network');
  expect(await importModule()).toEqual({ name: 'first' });
});

test('requests another URL after a failure, and keeps it', async () => {
  const load = failing(1, '()=>import("later-file.js")');
  const importModule = importWithRetry(load);
  await expect(importModule()).rejects.toThrow('no network');
  expect(await importModule()).toMatchObject({ name: 'again' });
  expect(await importModule()).toMatchObject({ name: 'again' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('concurrent attempts count as one', async () => {
  const importModule = importWithRetry(failing(2, '()=>import("later-file.js")'));
  const attempts = await Promise.allSettled([importModule(), importModule()]);
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await importModule()).toMatchObject({ name: 'again' });
});

test('a shared import is requested once, and again after a failure', async () => {
  const load = failing(1);
  const importModule = importShared(load);
  const attempts = await Promise.allSettled([importModule(), importModule()]);
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([importModule(), importModule()])).toEqual([
    { name: 'first' },
    { name: 'first' },
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSemaphore } from '@/supabase/functions/_shared/semaphore';

describe('A semaphore', () => {
  it('runs up to its limit at a time, in their order, also after a failure', async () => {
    const semaphore = createSemaphore(2, 10_000);
    const finished: number[] = [];
    let most = 0;
    let running = 0;
    const task = (id: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      finished.push(id);
      if (id === 1) throw new Error('expected');
    };
    const ids = Array.from({ length: 20 }, (_, id) => id);
    const results = await Promise.allSettled(ids.map((id) => semaphore(task(id))));
    assert.equal(results.filter(({ status }) => status === 'rejected').length, 1);
    assert.equal(most, 2);
    assert.deepEqual(finished, ids);
  });

  it('rejects what has waited too long, and runs what comes after it', async () => {
    const semaphore = createSemaphore(1, 50);
    let release: () => void = () => undefined;
    const first = semaphore(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    await assert.rejects(
      semaphore(() => Promise.resolve()),
      { code: 'ESEMAPHORE' },
    );
    const next = semaphore(() => Promise.resolve('done'));
    release();
    await first;
    assert.equal(await next, 'done');
  });
});

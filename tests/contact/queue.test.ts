import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openQueue } from '@/supabase/functions/send-contact-email/queue';

describe('A queue', () => {
  it('serves so many at a time, in their order, also after a failure', async () => {
    const queue = openQueue(2, 10);
    const served: number[] = [];
    let most = 0;
    let inside = 0;
    const work = (id: number) => async () => {
      inside += 1;
      most = Math.max(most, inside);
      await Promise.resolve();
      inside -= 1;
      served.push(id);
      if (id === 1) throw new Error('expected');
    };
    const ids = Array.from({ length: 20 }, (_, id) => id);
    const results = await Promise.allSettled(ids.map((id) => queue(work(id))));
    assert.equal(results.filter(({ status }) => status === 'rejected').length, 1);
    assert.equal(most, 2);
    assert.deepEqual(served, ids);
  });

  it('sends away whose patience ends, and serves those behind', async () => {
    const queue = openQueue(1, 0.05);
    let leave: () => void = () => undefined;
    const first = queue(
      () =>
        new Promise<void>((resolve) => {
          leave = resolve;
        }),
    );
    await assert.rejects(
      queue(() => Promise.resolve()),
      { code: 'EQUEUE' },
    );
    const next = queue(() => Promise.resolve('served'));
    leave();
    await first;
    assert.equal(await next, 'served');
  });
});

/** @jest-environment node */
import { SemaphoreError } from '@/supabase/functions/_shared/semaphore';
import { createCallLimit } from '@/tooling/hosting/call-limit';

test('calls beyond those that may wait are refused at once, those of other networks are not', async () => {
  const limitCalls = createCallLimit({ concurrent: 2, waiting: 3, timeoutMs: 10_000 });
  let started = 0;
  let end = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = () => void resolve();
  });
  const call = async () => {
    started += 1;
    await ended;
    return 'done';
  };
  const calls = Array.from({ length: 5 }, (_, index) => limitCalls(`203.0.113.${index}`, call));
  await expect(limitCalls('203.0.113.9', call)).rejects.toThrow(SemaphoreError);
  expect(started).toBe(2);
  const elsewhere = limitCalls('198.51.100.1', call);
  end();
  expect(await Promise.all([...calls, elsewhere])).toEqual(Array(6).fill('done'));
  expect(await limitCalls('203.0.113.9', call)).toBe('done');
});

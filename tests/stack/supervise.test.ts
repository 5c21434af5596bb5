import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import { supervise } from '@/tooling/contact-stack/supervise';

test('what dies right after each start is restarted later each time', async () => {
  const delays: string[] = [];
  const deaths = new EventEmitter();
  const thirdDeath = once(deaths, '3');
  const { stop } = await supervise({
    name: 'It',
    start: async () => ({ ended: Promise.resolve(''), stop: async () => undefined }),
    log: (line) => {
      delays.push(line.replace('It exited and is restarted ', ''));
      deaths.emit(String(delays.length));
    },
  });
  await thirdDeath;
  await stop();
  assert.deepEqual(delays, ['now.', 'in 0.2 s.', 'in 0.4 s.']);
});

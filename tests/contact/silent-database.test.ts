import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { answerTimeoutMs } from '@/lib/contact/send';
import { environmentSchema } from '@/supabase/functions/send-contact-email/settings';
import { openSettings } from '@/tests/contact/support/backend';
import { answerOf, postJson, validRequest } from '@/tests/contact/support/posts';
import { startFunction } from '@/tooling/contact-stack/contact-function';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

const timeoutSeconds = 1;

/** Takes connections and never says a word. */
describe('A silent database', () => {
  let server: Server;
  let origin: string;
  let close: () => Promise<void>;
  const sockets = new Set<Socket>();
  before(async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    assert.ok(typeof address === 'object' && address);
    const { folder, remove } = await makeDataFolder();
    const running = await startFunction({
      cache: `${folder}/deno`,
      env: {
        ...openSettings,
        SMTP_URL: 'smtp://127.0.0.1:9',
        DATABASE_URL: `postgres://user:password@127.0.0.1:${address.port}/database`,
        DATABASE_TIMEOUT_SECONDS: String(timeoutSeconds),
      },
    });
    origin = running.origin;
    close = async () => {
      await running.stop();
      for (const socket of sockets) socket.destroy();
      server.close();
      await remove();
    };
  });
  after(() => close());

  it('lets all requests be answered 503 when their time is over, however many wait', async () => {
    const waits = Array.from({ length: 40 }, async () => {
      const start = performance.now();
      const response = await postJson(origin, validRequest);
      const answer = await answerOf(response);
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('retry-after'), '10');
      assert.equal(answer.success ? '' : answer.code, 'unavailable');
      return performance.now() - start;
    });
    const longest = Math.max(...(await Promise.all(waits)));
    assert.ok(longest < 2 * timeoutSeconds * 1000, `an answer took ${longest} ms`);
  });

  it('is given up well before the form gives up', () => {
    const { DATABASE_TIMEOUT_SECONDS: seconds } = environmentSchema.shape;
    assert.ok(seconds.parse('') * 1000 < answerTimeoutMs / 2);
  });
});

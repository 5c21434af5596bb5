import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, it } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { createMailer } from '@/supabase/functions/send-contact-email/mail/mailer';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';
import { openSettings } from '@/tests/contact/support/backend';
import { validRequest } from '@/tests/contact/support/posts';

const connections = 3;

const newMail = () => ({
  id: crypto.randomUUID(),
  reference: 'BCDF-GHJK',
  createdAt: new Date(),
  request: validRequest,
  context: {},
  attempts: 1,
  refusals: 0,
});

const mailerFor = (port: number) =>
  createMailer(
    readSettings({
      ...openSettings,
      DATABASE_URL: 'postgres://nowhere.test/x',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_CONNECTIONS: String(connections),
      SMTP_TIMEOUT_SECONDS: '1',
      DELIVERY_LEASE_SECONDS: '1',
    }),
  );

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) => {
  assert.ok(typeof address === 'object' && address);
  return address.port;
};

describe('Connections to the mail server', () => {
  let close: () => void = () => undefined;
  afterEach(() => close());

  /** A server that takes every mail; counts its connections and mails. */
  async function startServer() {
    const counts = { connections: 0, mails: 0 };
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onConnect: (_, done) => {
        counts.connections += 1;
        done();
      },
      onData: (stream, _, done) => {
        void text(stream).then(() => {
          counts.mails += 1;
          done();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    close = () => server.close(() => undefined);
    return { counts, port: portOf(server.server.address()) };
  }

  it('are few, and used again', async () => {
    const { counts, port } = await startServer();
    const send = mailerFor(port);
    await Promise.all(Array.from({ length: 60 }, () => send(newMail())));
    assert.deepEqual(counts, { connections, mails: 60 });
  });

  it('send a mail without waiting for what comes before to be acknowledged', async () => {
    const { port } = await startServer();
    const send = mailerFor(port);
    const times: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const start = performance.now();
      await send(newMail());
      times.push(performance.now() - start);
    }
    // Systems put an acknowledgement off for 40 ms.
    assert.ok(Math.min(...times) < 35, `the fastest took ${Math.min(...times)} ms`);
  });

  it('are given up with a server that drips, and opened again', async () => {
    const sockets = new Set<Socket>();
    const timers = new Set<NodeJS.Timeout>();
    let isDripping = true;
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => sockets.delete(socket));
      if (!isDripping) {
        let isData = false;
        socket.write('220 test\r\n');
        socket.on('data', (data) => {
          if (isData && !String(data).endsWith('\r\n.\r\n')) return;
          isData = String(data).startsWith('DATA');
          socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
        });
        return;
      }
      timers.add(setInterval(() => socket.write('2'), 50));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    close = () => {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    const send = mailerFor(portOf(server.address()));
    await assert.rejects(send(newMail()));
    for (const timer of timers) clearInterval(timer);
    isDripping = false;
    // A place of the pool that stayed busy would keep these waiting.
    await Promise.all(Array.from({ length: connections }, () => send(newMail())));
  });
});

/** @jest-environment node */
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { limitConnections } from '@/tooling/hosting/connection-limit';

function connectFrom(listening: ReturnType<typeof createServer>, remoteAddress: string): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  listening.emit('connection', socket);
  return socket;
}

test.each([
  [
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    [false, false, true],
  ],
  [
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
    [false, false, false],
  ],
  [
    ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8::2'],
    [false, false, true],
  ],
  [
    ['2001:db8::1', '2001:db8::1', '2001:db8:0:1::1'],
    [false, false, false],
  ],
  [
    ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
    [false, false, false],
  ],
  [
    ['::1', '::1', '::1'],
    [false, false, false],
  ],
  [
    ['::ffff:127.0.0.1', '::ffff:127.0.0.1', '::ffff:127.0.0.1'],
    [false, false, false],
  ],
  [
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    [false, false, true],
  ],
])('a limit of two, connections from %j', (addresses, closed) => {
  const listening = createServer();
  limitConnections(listening, 2);
  const sockets = addresses.map((address) => connectFrom(listening, address));
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual(closed);
});

test('only open connections are counted', async () => {
  const listening = createServer();
  limitConnections(listening, 1);
  const first = connectFrom(listening, '203.0.113.7');
  first.destroy();
  await once(first, 'close');
  expect(connectFrom(listening, '203.0.113.7').destroyed).toBe(false);
});

import { connect, type Socket } from 'node:net';

/**
 * Starts a request over a connection of its own and sends only a part of the announced body.
 *
 * @param length what the request says that its body has, in bytes
 */
export function openRequest(port: number, length: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    const head = [
      'POST / HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${length}`,
      '',
      '{"name":',
    ];
    socket.write(head.join('\r\n'), () => resolve(socket));
  });
}

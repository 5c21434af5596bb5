import type { Server } from 'node:net';
import { isLoopback } from '@/tooling/support/listen-address';

/** The remote address; for IPv6 the /64 network, because a client can choose the other half. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/**
 * Closes new connections from an address, or an IPv6 /64 network, that has too many open ones.
 * Loopback connections are not counted.
 *
 * @param maxPerAddress maximum number of open connections
 */
export function limitConnections(server: Server, maxPerAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isLoopback(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const before = open.get(network) ?? 0;
    if (before >= maxPerAddress) {
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

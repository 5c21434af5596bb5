import { connect, type Socket } from 'node:net';
import { TimeoutError } from '../timeout.ts';

type SmtpServer = { host: string; port: number; timeoutMs: number };

/** Opens the sockets of a transport, and can destroy all of them. */
export type SmtpSockets = {
  /** Nodemailer's `getSocket` option. */
  getSocket: (
    options: unknown,
    callback: (error: Error | null, found: { connection: Socket } | undefined) => void,
  ) => void;
  destroy: () => void;
};

/**
 * Opens sockets with TCP_NODELAY, which nodemailer does not set: with Nagle's algorithm the end of
 * each mail waits 40 ms for the server's acknowledgement.
 *
 * @param server.timeoutMs connect timeout in milliseconds
 */
export function createSmtpSockets({ host, port, timeoutMs }: SmtpServer): SmtpSockets {
  const open = new Set<Socket>();
  return {
    getSocket: (_, callback) => {
      const socket = connect({ host, port });
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      const timer = setTimeout(() => {
        socket.destroy(new TimeoutError(`connecting took over ${timeoutMs} ms`));
      }, timeoutMs);
      const fail = (error: Error) => {
        clearTimeout(timer);
        callback(error, undefined);
      };
      socket.once('error', fail);
      socket.once('connect', () => {
        clearTimeout(timer);
        socket.off('error', fail);
        socket.setNoDelay(true);
        socket.setKeepAlive(true);
        callback(null, { connection: socket });
      });
    },
    destroy: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

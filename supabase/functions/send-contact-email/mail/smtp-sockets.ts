import { connect, type Socket } from 'node:net';
import { TimeoutError } from '../timeout.ts';

type Place = { host: string; port: number; timeoutMs: number };

/** Opens the connections of a transport, and can end all of them. */
export type SmtpSockets = {
  /** As nodemailer asks for a connection. */
  getSocket: (
    options: unknown,
    callback: (error: Error | null, found: { connection: Socket } | undefined) => void,
  ) => void;
  destroy: () => void;
};

/**
 * Opens connections to a mail server that send each piece at once (TCP_NODELAY). Nodemailer leaves
 * that off, and the end of each mail waits 40 ms for the server to acknowledge what came before.
 *
 * @param place.timeoutMs how long connecting may take, in milliseconds
 */
export function createSmtpSockets({ host, port, timeoutMs }: Place): SmtpSockets {
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

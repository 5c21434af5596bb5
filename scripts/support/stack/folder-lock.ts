import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';

/** Released by the system itself when its process dies, however that happens. */
function socketOf(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\${createHash('sha256').update(resolve(folder)).digest('hex')}`;
  }
  // Such an address holds about a hundred bytes: the shorter spelling of the path, then.
  const absolute = resolve(folder, 'running.sock');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      done();
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('error', () => done(false));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });
}

/**
 * Takes a folder for this process alone. The lock ends with the process, also when that is killed.
 *
 * @returns what releases it
 * @throws an error of one line when another living process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, path);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isThere) throw error;
    if (await answers(path)) {
      throw new Error(
        `${join(folder)} is in use: the site runs already. End that first, or choose another folder: DATA_FOLDER=${join(folder)}-2`,
      );
    }
    // What a killed process has left.
    await rm(path, { force: true });
    await listen(server, path);
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

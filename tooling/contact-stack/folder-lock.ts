import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';

/** Path of a socket; the operating system closes it when its process dies, for whatever reason. */
function socketOf(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\${createHash('sha256').update(resolve(folder)).digest('hex')}`;
  }
  // Socket paths are limited to about 100 bytes: use the shorter one.
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

function accepts(path: string): Promise<boolean> {
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
 * Locks a folder for this process. The lock ends with the process, also when that is killed:
 * proper-lockfile fails the test "it starts at once after a kill", locked for another 10 seconds.
 *
 * @returns a function that releases the lock
 * @throws an error of one line when another running process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, path);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!exists) throw error;
    if (await accepts(path)) {
      throw new Error(
        `${join(folder)} is in use: the site is already running. Stop it first, or choose another folder: DATA_FOLDER=${join(folder)}-2`,
      );
    }
    // Stale socket of a killed process.
    await rm(path, { force: true });
    await listen(server, path);
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

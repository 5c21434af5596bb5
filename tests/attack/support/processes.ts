import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listenState = '0A';

/** A TCP socket of this machine, as Linux lists it. */
type Socket = { localPort: number; state: string; inode: string };

function socketsOf(file: string): Socket[] {
  const [, ...lines] = readFileSync(file, 'latin1').trimEnd().split('\n');
  return lines.map((line) => {
    const [, local = '', , state = '', , , , , , inode = ''] = line.trim().split(/\s+/);
    return { localPort: Number.parseInt(local.split(':')[1] ?? '', 16), state, inode };
  });
}

const allSockets = () => ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(socketsOf);

function holds(pid: string, link: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === link,
    );
  } catch {
    // It has ended meanwhile, or closed that file.
    return false;
  }
}

/**
 * The process that listens on a port.
 *
 * @throws when none does
 */
export function listenerOf(port: number): number {
  const listener = allSockets().find(
    ({ localPort, state }) => localPort === port && state === listenState,
  );
  const link = `socket:[${listener?.inode}]`;
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, link));
  if (pid === undefined) throw new Error(`Nothing listens on port ${port}.`);
  return Number(pid);
}

/**
 * The port that a process listens on.
 *
 * @throws when it listens on none
 */
export function portOf(pid: number): number {
  const listener = allSockets().find(
    ({ state, inode }) => state === listenState && holds(String(pid), `socket:[${inode}]`),
  );
  if (listener === undefined) throw new Error(`Process ${pid} listens on no port.`);
  return listener.localPort;
}

/** Connections that the process behind a port holds; what the system still winds up is not meant. */
export function openConnections(port: number): number {
  return allSockets().filter(
    ({ localPort, state, inode }) => localPort === port && state !== listenState && inode !== '0',
  ).length;
}

/**
 * The resident memory of a process, in MB.
 *
 * @throws when the process has ended
 */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Bytes that a process has read so far, from sockets among others. */
export function bytesRead(pid: number): number {
  return Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'latin1'))?.[1]);
}

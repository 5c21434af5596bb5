import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listenState = '0A';

/** A TCP socket of this machine, as Linux lists it. */
type Socket = {
  localPort: number;
  remotePort: number;
  state: string;
  /** Bytes that its process has written and the other side has not taken. */
  unsent: number;
  /** Bytes that have arrived and that its process has not read. */
  unread: number;
  inode: string;
};

const portIn = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16);

function socketsOf(file: string): Socket[] {
  const [, ...lines] = readFileSync(file, 'latin1').trimEnd().split('\n');
  return lines.map((line) => {
    const [, local = '', remote = '', state = '', queues = '', , , , , inode = ''] = line
      .trim()
      .split(/\s+/);
    const [unsent = 0, unread = 0] = queues.split(':').map((bytes) => Number.parseInt(bytes, 16));
    return { localPort: portIn(local), remotePort: portIn(remote), state, unsent, unread, inode };
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

/** What the process behind a port holds; what the system still winds up is not meant. */
const connectionsOf = (port: number) =>
  allSockets().filter(
    ({ localPort, state, inode }) => localPort === port && state !== listenState && inode !== '0',
  );

/** Connections that the process behind a port holds. */
export function openConnections(port: number): number {
  return connectionsOf(port).length;
}

/**
 * Bytes that the system buffers for each client of the process behind a port, on both sides, by the
 * client's port.
 */
export function bufferedFor(port: number): ReadonlyMap<number, number> {
  const sockets = allSockets();
  const unread = new Map(
    sockets
      .filter(({ remotePort }) => remotePort === port)
      .map((socket) => [socket.localPort, socket.unread]),
  );
  return new Map(
    connectionsOf(port).map(({ remotePort, unsent }) => [
      remotePort,
      unsent + (unread.get(remotePort) ?? 0),
    ]),
  );
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

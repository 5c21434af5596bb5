import { SemaphoreError } from '@/supabase/functions/_shared/semaphore';

/** A client, or a group that clients and groups belong to. */
type Member = {
  name: string;
  /** Maximum number of tasks of all its members that run at the same time. */
  concurrent?: number;
};

/**
 * Runs a task of a client as soon as it has a slot.
 *
 * @param path the client's groups, the widest first, and the client itself
 * @param signal ends the waiting, not the task
 * @throws SemaphoreError when too many tasks wait or no slot becomes free in time, the signal's
 *   reason, or what the task throws
 */
export type FairSemaphore = <Result>(
  path: readonly Member[],
  task: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/** A task that waits; either function ends that. */
type Waiting = { start: () => void; refuse: (reason: unknown) => void };

type Node = {
  name: string;
  parent: Node | undefined;
  concurrent: number;
  running: number;
  /** Those with tasks that run or wait, in the order of their last turn. */
  members: Map<string, Node>;
  /** Only clients have tasks of their own. */
  waiting: Set<Waiting>;
};

function createNode(
  { name, concurrent = Number.POSITIVE_INFINITY }: Member,
  parent: Node | undefined,
): Node {
  return { name, parent, concurrent, running: 0, members: new Map(), waiting: new Set() };
}

/** A node with the groups that it belongs to. */
function* lineageOf(node: Node): Generator<Node> {
  for (let each: Node | undefined = node; each; each = each.parent) yield each;
}

/** Whether a task of the client may start at once. */
function isFree(client: Node): boolean {
  for (const { running, concurrent } of lineageOf(client)) if (running >= concurrent) return false;
  return true;
}

/** The client with the next turn: in each group a member with the fewest running tasks. */
function nextClient(node: Node): Node | undefined {
  if (node.running >= node.concurrent) return undefined;
  if (node.waiting.size > 0) return node;
  const members = [...node.members.values()].toSorted((one, other) => one.running - other.running);
  for (const member of members) {
    const client = nextClient(member);
    if (client) return client;
  }
  return undefined;
}

function forgetIdle(client: Node): void {
  for (const { name, parent, running, members, waiting } of lineageOf(client)) {
    if (running === 0 && members.size === 0 && waiting.size === 0) parent?.members.delete(name);
  }
}

/**
 * Creates a counting semaphore whose free slots go to the group with the fewest running tasks, in it
 * to such a member, and so on; among equals in turn. The tasks of one client run first in, first out.
 *
 * @param limits.concurrent number of slots
 * @param limits.waiting how many tasks of the clients of one group may wait. Beyond it the latest of
 *   the client with the most is refused, so that a further client always finds a place
 * @param limits.timeoutMs how long a task waits, in milliseconds
 */
export function createFairSemaphore({
  concurrent,
  waiting: maxWaiting,
  timeoutMs,
}: {
  concurrent: number;
  waiting: number;
  timeoutMs: number;
}): FairSemaphore {
  const root = createNode({ name: '', concurrent }, undefined);

  const find = (path: readonly Member[]) =>
    path.reduce<Node>((parent, member) => {
      const node = parent.members.get(member.name) ?? createNode(member, parent);
      parent.members.set(member.name, node);
      return node;
    }, root);

  const fill = () => {
    const [first] = nextClient(root)?.waiting ?? [];
    first?.start();
  };

  /** Makes room for one more task, where the client's group has none left. */
  const makeRoom = (client: Node) => {
    let places = maxWaiting;
    let most = client;
    for (const member of client.parent?.members.values() ?? []) {
      places -= member.waiting.size;
      if (member.waiting.size > most.waiting.size) most = member;
    }
    if (places > 0) return;
    if (most.waiting.size <= client.waiting.size + 1) {
      forgetIdle(client);
      throw new SemaphoreError('too many tasks wait');
    }
    [...most.waiting].at(-1)?.refuse(new SemaphoreError('a client with fewer tasks waits'));
  };

  const acquire = (client: Node, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        client.waiting.delete(own);
      };
      const own: Waiting = {
        start: () => {
          leave();
          for (const node of lineageOf(client)) {
            node.running += 1;
            node.parent?.members.delete(node.name);
            node.parent?.members.set(node.name, node);
          }
          resolve();
        },
        refuse: (reason) => {
          leave();
          forgetIdle(client);
          reject(reason);
        },
      };
      const abort = () => own.refuse(signal.reason);
      const timer = setTimeout(
        () => own.refuse(new SemaphoreError(`waited ${timeoutMs} ms`)),
        timeoutMs,
      );
      signal.addEventListener('abort', abort);
      client.waiting.add(own);
      fill();
    });

  return async (path, task, signal) => {
    signal.throwIfAborted();
    const client = find(path);
    if (!isFree(client)) makeRoom(client);
    await acquire(client, signal);
    try {
      return await task();
    } finally {
      for (const node of lineageOf(client)) node.running -= 1;
      forgetIdle(client);
      fill();
    }
  };
}

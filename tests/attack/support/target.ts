import postgres from 'postgres';
import { contactPort } from '@/tests/attack/support/contact-port';
import { writeFixtureSite } from '@/tests/attack/support/fixture-site';
import { type Front, type FrontName, startFront } from '@/tests/attack/support/front';
import { options } from '@/tests/attack/support/options';
import { listenerOf } from '@/tests/attack/support/processes';
import { freePort } from '@/tooling/contact-stack/free-port';
import { startTestStack, type TestStack } from '@/tooling/contact-stack/temporary-stack';

/** A server that listens on a port of the loopback address. */
export type Server = { name: string; port: number; pid: number };

/** Everything that is attacked: servers, contact function, database and inbox. */
export type Target = {
  fronts: readonly Front[];
  /** The contact function itself, past the servers in front of it. */
  contact: Server;
  stack: TestStack;
  sql: postgres.Sql;
  close: () => Promise<void>;
};

/** Everything that takes requests: the servers and the function. */
export const serversOf = ({ fronts, contact }: Target): readonly Server[] => [...fronts, contact];

/** One of the servers by its name. @throws when it was not started */
export function frontOf({ fronts }: Target, name: FrontName): Front {
  const found = fronts.find((front) => front.name === name);
  if (found === undefined) throw new Error(`The ${name} server was not started.`);
  return found;
}

/** Takes away what is stored, row by row: a truncation would lock whole tables. */
export async function emptyTables({ sql }: Target): Promise<void> {
  await sql`delete from contact.deliveries`;
  await sql`delete from contact.requests`;
}

async function openSite(): Promise<{ root: string; remove: () => Promise<void> }> {
  return options.isLong ? { root: 'out', remove: async () => undefined } : writeFixtureSite();
}

/**
 * Starts servers with a stack of their own behind them, all on the loopback address.
 *
 * @param names the servers; the function reads the contact page from the first one
 * @param env settings of the stack
 */
export async function startTarget(
  names: readonly [FrontName, ...FrontName[]],
  env: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const { root, remove } = await openSite();
  const ports = await Promise.all(names.map(freePort));
  const [origin = '', ...further] = ports.map((port) => `http://127.0.0.1:${port}`);
  const stack = await startTestStack({ origins: [origin, ...further], pageSource: origin, env });
  const fronts = await Promise.all(
    names.map((name, index) =>
      startFront(name, { port: ports[index] ?? 0, root, contact: stack.contact() }),
    ),
  );
  const port = contactPort(stack.contact());
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  return {
    fronts,
    stack,
    contact: { name: 'function', port, pid: listenerOf(port) },
    sql,
    close: async () => {
      await Promise.all(fronts.map(({ stop }) => stop()));
      await sql.end({ timeout: 1 });
      await stack.stop();
      await remove();
    },
  };
}

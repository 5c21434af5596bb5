import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';

/** A file of `supabase/migrations`. */
type Migration = { name: string; statements: string; hash: string };

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(folder, name), 'utf8');
      return { name, statements, hash: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

/** What stands in the way of applying the files that are new, if anything does. */
function problemOf(files: readonly Migration[], applied: ReadonlyMap<string, string>) {
  for (const [name, hash] of applied) {
    const file = files.find((migration) => migration.name === name);
    if (!file) return `${name} is applied to the database, and its file is gone.`;
    if (file.hash !== hash) {
      return `${name} has changed since it was applied to the database. Put it back, and write the change as a new file.`;
    }
  }
  return undefined;
}

/**
 * Applies the migrations that a database has not seen, in the order of their names, each as a
 * whole or not at all. A database that Supabase's own tool keeps is left as it is.
 *
 * @returns the names of what was applied
 * @throws an error of one line when a file that was applied has changed or is gone, or one fails
 */
export async function applyMigrations({
  url,
  folder,
}: {
  url: string;
  folder: string;
}): Promise<string[]> {
  const files = await readMigrations(folder);
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
  const done: string[] = [];
  try {
    const [kept] = await sql`select to_regclass('supabase_migrations.schema_migrations') as name`;
    if (kept?.['name']) return done;
    await sql`create schema if not exists stack`;
    await sql`create table if not exists stack.migrations
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`;
    await sql.begin(async (transaction) => {
      // Two that start at once wait for each other.
      await transaction`lock table stack.migrations in exclusive mode`;
      const rows = await transaction<{ name: string; hash: string }[]>`
        select name, hash from stack.migrations`;
      const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
      const problem = problemOf(files, applied);
      if (problem) throw new Error(problem);
      for (const { name, statements, hash } of files.filter((file) => !applied.has(file.name))) {
        await transaction.unsafe(statements).catch((error: unknown) => {
          throw new Error(`${name} fails: ${error instanceof Error ? error.message : error}`);
        });
        await transaction`insert into stack.migrations (name, hash) values (${name}, ${hash})`;
        done.push(name);
      }
    });
    return done;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

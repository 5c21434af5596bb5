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

/** Finds an applied migration whose file was changed or removed. */
function problemOf(files: readonly Migration[], applied: ReadonlyMap<string, string>) {
  for (const [name, hash] of applied) {
    const file = files.find((migration) => migration.name === name);
    if (!file) return `${name} was applied to the database, but its file is missing.`;
    if (file.hash !== hash) {
      return `${name} has changed since it was applied to the database. Restore it, and write the change as a new file.`;
    }
  }
  return undefined;
}

/**
 * Applies pending migrations in the order of their names, in one transaction. Databases that are
 * managed by Supabase's CLI are left alone.
 *
 * @returns names of the applied migrations
 * @throws an error of one line when an applied file was changed or removed, or a migration fails
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
    const [managed] =
      await sql`select to_regclass('supabase_migrations.schema_migrations') as name`;
    if (managed?.['name']) return done;
    await sql`create schema if not exists stack`;
    await sql`create table if not exists stack.migrations
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`;
    await sql.begin(async (transaction) => {
      // Serializes concurrent starts.
      await transaction`lock table stack.migrations in exclusive mode`;
      const rows = await transaction<{ name: string; hash: string }[]>`
        select name, hash from stack.migrations`;
      const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
      const problem = problemOf(files, applied);
      if (problem) throw new Error(problem);
      for (const { name, statements, hash } of files.filter((file) => !applied.has(file.name))) {
        await transaction.unsafe(statements).catch((error: unknown) => {
          throw new Error(`${name} failed: ${error instanceof Error ? error.message : error}`);
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

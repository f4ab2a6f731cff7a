import type { ClientBase } from 'pg';
import { CannotStart } from './cannot-start.ts';
import type { Migration } from './read-migrations.ts';

export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>;

type Options = {
  readonly log: (line: string) => void;
  /** Runs one migration with its record; by default in whatever transaction the caller has open. */
  readonly atomically?: (work: () => Promise<void>) => Promise<void>;
};

/** Applies what is missing, after making sure that what was applied is what the files say. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
  { log, atomically = (work) => work() }: Options,
): Promise<{ level: number; applied: string[] }> {
  const done = await readAppliedMigrations(client);
  refuseDifferences(done, migrations);
  const applied: string[] = [];
  for (const migration of migrations.slice(done.length)) {
    const begin = performance.now();
    await atomically(() => applyOne(client, migration, done.length === 0 && applied.length === 0));
    log(`Migrated: ${migration.name} (${Math.round(performance.now() - begin)} ms).`);
    applied.push(migration.name);
  }
  return { level: migrations.length, applied };
}

/** In their order; none when the database was never migrated. */
export async function readAppliedMigrations(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('public.migrations') IS NOT NULL AS exists`);
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum FROM public.migrations ORDER BY number',
  );
  return rows;
}

export function refuseDifferences(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const ours = migrations[index];
    if (!ours) {
      throw new CannotStart(
        `The database is newer than this program: it has ${name}, which this version does not know. Start the newer version.`,
      );
    }
    if (ours.name !== name) {
      throw new CannotStart(
        `The database was migrated with ${name}, but in its place this version has ${ours.name}.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new CannotStart(
        `The migration ${name} was changed after it had been applied: put it back as it was, and make the change in a new one.`,
      );
    }
  }
}

async function applyOne(
  client: ClientBase,
  { number, name, checksum, sql }: Migration,
  first: boolean,
): Promise<void> {
  if (first) await client.query(MIGRATIONS_TABLE);
  try {
    await client.query(sql);
  } catch (error) {
    const { message, position } = error as Error & { position?: string };
    const line = position === undefined ? '' : `, line ${sql.slice(0, Number(position)).split('\n').length}`;
    throw new CannotStart(`The migration ${name} failed and was undone${line}: ${message}.`, {
      cause: error,
    });
  }
  // A migration may have set its own for what it does.
  await client.query('RESET search_path');
  await client.query('INSERT INTO public.migrations (number, name, checksum) VALUES ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS public.migrations (
    number integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    utc_applied_at timestamptz NOT NULL DEFAULT now()
  )`;

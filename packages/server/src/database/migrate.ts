import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { CannotStart } from './cannot-start.ts';
import type { Database } from './connect.ts';
import { SQL_STATES } from './errors.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

export type MigrationResult = { readonly level: number; readonly applied: readonly string[] };

/**
 * A process that changes the schema holds this lock exclusively. A process that needs the schema to stay as
 * it is shares it.
 */
export const SCHEMA_LOCK = 'schema';

const MAX_LOCK_WAIT_MS = 10 * 60_000;

/**
 * Brings the database to the level of the SQL files in `folder`. Several processes may do this at once: one
 * works, the others wait and then find nothing to do. Each file is applied completely or not at all.
 */
export async function migrate(
  database: Database,
  folder: string,
  log: (line: string) => void,
): Promise<MigrationResult> {
  const migrations = readMigrations(folder);
  const client = await database.pool.connect();
  try {
    return await withAdvisoryLock(client, { name: SCHEMA_LOCK, waitMs: MAX_LOCK_WAIT_MS }, async () => {
      // Filling a new column may take longer than any request may. Its locks must still be obtained soon or
      // not at all.
      await client.query('SET statement_timeout = 0');
      return applyMigrations(client, migrations, { log, atomically: (work) => inTransaction(client, work) });
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== SQL_STATES.lockTimeout) throw error;
    throw new CannotStart(
      'Another process has been changing the database for ten minutes: wait for it, or end it.',
    );
  } finally {
    // The connection is closed, because its settings are not those of the pool.
    client.release(true);
  }
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>;

type ApplyMigrationsOptions = {
  readonly log: (line: string) => void;
  /**
   * Runs one migration together with its record. By default both run in the transaction that the caller has
   * open.
   */
  readonly atomically?: (work: () => Promise<void>) => Promise<void>;
};

/** Applies missing migrations, after making sure that the applied ones match the files. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
  { log, atomically = (work) => work() }: ApplyMigrationsOptions,
): Promise<{ level: number; applied: string[] }> {
  const appliedMigrations = await readAppliedMigrations(client);
  refuseDifferences(appliedMigrations, migrations);
  const applied: string[] = [];
  for (const migration of migrations.slice(appliedMigrations.length)) {
    const startedAt = performance.now();
    await atomically(() =>
      applyMigration(client, migration, appliedMigrations.length === 0 && applied.length === 0),
    );
    log(`Migrated: ${migration.name} (${Math.round(performance.now() - startedAt)} ms).`);
    applied.push(migration.name);
  }
  return { level: migrations.length, applied };
}

/** In their order. Empty if the database was never migrated. */
export async function readAppliedMigrations(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS exists`,
  );
  if (!tables[0]?.exists) return [];
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
    const ownMigration = migrations[index];
    if (!ownMigration) {
      throw new CannotStart(
        `The database is newer than this program: it has ${name}, which this version does not know. Start the newer version.`,
      );
    }
    if (ownMigration.name !== name) {
      throw new CannotStart(
        `The database was migrated with ${name}, but in its place this version has ${ownMigration.name}.`,
      );
    }
    if (ownMigration.checksum !== checksum) {
      throw new CannotStart(
        `The migration ${name} was changed after it had been applied: put it back as it was, and make the change in a new one.`,
      );
    }
  }
}

async function applyMigration(
  client: ClientBase,
  { number, name, checksum, sql }: Migration,
  isFirst: boolean,
): Promise<void> {
  if (isFirst) await client.query(MIGRATIONS_TABLE);
  try {
    await client.query(sql);
  } catch (error) {
    const { message, position } = error as Error & { position?: string };
    const line = position === undefined ? '' : `, line ${sql.slice(0, Number(position)).split('\n').length}`;
    throw new CannotStart(`The migration ${name} failed and was undone${line}: ${message}.`, {
      cause: error,
    });
  }
  // A migration may have set its own search path.
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

export type Migration = {
  readonly number: number;
  /** The file's name. */
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
};

/** The migrations of this version of the program, in the order in which they are applied. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readMigration(folder, name));
  for (const [index, { number, name }] of migrations.entries()) {
    if (number !== index + 1) {
      throw new CannotStart(
        `Migrations are numbered from 0001 without gaps or doubles, but ${name} is number ${index + 1}.`,
      );
    }
  }
  return migrations;
}

function readMigration(folder: string, name: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  if (!number) throw new CannotStart(`A migration must be named like 0001-what-it-does.sql, not ${name}.`);
  // Line ends that a checkout changed do not change a migration.
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
}

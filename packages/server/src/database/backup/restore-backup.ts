import type { ClientBase } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Database } from '../connect.ts';
import { SQL_STATES } from '../errors.ts';
import {
  applyMigrations,
  type Migration,
  readMigrations,
  refuseDifferences,
  SCHEMA_LOCK,
} from '../migrate.ts';
import { withAdvisoryLock } from '../with-advisory-lock.ts';
import { dumpDatabase } from './dump-database.ts';
import { type BackupContents, inspectBackup } from './inspect-backup.ts';
import { listSchemas, listTables } from './inspect-schema.ts';
import { loadRows } from './load-rows.ts';

export type RestoreOptions = {
  readonly database: Database;
  readonly path: string;
  readonly migrationsFolder: string;
  /** Where to keep what is replaced. Without it, only an empty database is written to. */
  readonly safetyCopy: string | undefined;
  readonly log: (line: string) => void;
};

/**
 * Restores everything as it was when the backup was taken, tables included. It uses one transaction: if
 * anything fails, the database is as before. Other connections see either the old state or the new one. The
 * caller applies the program's newer migrations afterwards.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupContents> {
  const { database, path, migrationsFolder } = options;
  const contents = await inspectBackup(path);
  const migrations = readMigrations(migrationsFolder);
  refuseUnknownMigrations(path, contents, migrations);
  const backupMigrations = migrations.slice(0, contents.header.migrations.length);
  const client = await database.pool.connect();
  try {
    await withAdvisoryLock(client, { name: SCHEMA_LOCK, waitMs: 10_000 }, async () => {
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      await client.query('BEGIN');
      await replaceEverything(client, contents, backupMigrations, options);
      await client.query('COMMIT');
    });
    // Without `ANALYZE` the first queries are planned as if the tables were empty.
    await client.query('ANALYZE');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if ((error as { code?: unknown }).code !== SQL_STATES.lockTimeout) throw error;
    throw new CannotStart(
      'The database is in use and its tables could not be locked: stop the server and try again.',
    );
  } finally {
    // The connection is closed: its settings are not those of the pool, and it may still hold the lock.
    client.release(true);
  }
  return contents;
}

async function replaceEverything(
  client: ClientBase,
  contents: BackupContents,
  backupMigrations: readonly Migration[],
  { path, safetyCopy, log }: RestoreOptions,
): Promise<void> {
  if (await lockTables(client)) {
    if (!safetyCopy) {
      throw new CannotStart(
        'The database is not empty: give --replace to put the backup in its place. A copy of what is there is kept.',
      );
    }
    await dumpDatabase(client, safetyCopy);
    log(`The previous database is kept in ${safetyCopy}.`);
  }
  for (const name of await listSchemas(client)) await client.query(`DROP SCHEMA ${name} CASCADE`);
  await client.query('CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC');
  await applyMigrations(client, backupMigrations, { log: () => {} });
  await loadRows(client, path, contents);
}

// Tables that every start fills by itself: the list of migrations, and the next recurring jobs. The
// request of any other job has left rows in another table too.
const tablesFilledByStart = ['public.migrations', 'public.jobs'];

/** Locks all tables, so that no other connection can add rows. Returns whether any has rows that a start did not add. */
async function lockTables(client: ClientBase): Promise<boolean> {
  const tables = await listTables(client);
  if (tables.length === 0) return false;
  await client.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const rowConditions = tables
    .filter(({ name }) => !tablesFilledByStart.includes(name))
    .map(({ name }) => `EXISTS (SELECT FROM ${name})`);
  const { rows } = await client.query<{ any: boolean }>(
    `SELECT ${['false', ...rowConditions].join(' OR ')} AS any`,
  );
  return rows[0]?.any === true;
}

/**
 * The tables are made by the migrations that the backup was taken with, so these must be known and unchanged.
 */
function refuseUnknownMigrations(
  path: string,
  { header }: BackupContents,
  migrations: readonly Migration[],
): void {
  try {
    refuseDifferences(header.migrations, migrations);
  } catch (error) {
    throw new CannotStart(
      `The backup ${path} does not fit this version of the program. ${(error as Error).message}`,
    );
  }
}

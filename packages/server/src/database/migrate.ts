import type { ClientBase } from 'pg';
import { applyMigrations } from './apply-migrations.ts';
import { CannotStart } from './cannot-start.ts';
import type { Database } from './connect-database.ts';
import { readMigrations } from './read-migrations.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

export type MigrationResult = { readonly level: number; readonly applied: readonly string[] };

/** Whoever changes the schema holds this exclusively; whoever needs it to stay as it is, shared. */
export const SCHEMA_LOCK = 'schema';

const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Brings the database to the level of the SQL files in `folder`. Several processes may do it at once: one works, the
 * others wait and then find nothing to do. Each file is applied whole or not at all.
 */
export async function migrate(
  database: Database,
  folder: string,
  log: (line: string) => void,
): Promise<MigrationResult> {
  const migrations = readMigrations(folder);
  const client = await database.pool.connect();
  try {
    return await withAdvisoryLock(client, { name: SCHEMA_LOCK, waitMs: LONGEST_WAIT_MS }, async () => {
      // Filling a new column may take longer than any request may; its locks must still be had soon or not at all.
      await client.query('SET statement_timeout = 0');
      return applyMigrations(client, migrations, { log, atomically: (work) => inTransaction(client, work) });
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== '55P03') throw error;
    throw new CannotStart(
      'Another process has been changing the database for ten minutes: wait for it, or end it.',
    );
  } finally {
    // Its settings are not those of the pool.
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

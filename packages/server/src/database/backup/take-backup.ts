import type { Database } from '../connect.ts';
import { SCHEMA_LOCK } from '../migrate.ts';
import { withAdvisoryLock } from '../with-advisory-lock.ts';
import { type BackupSummary, dumpDatabase } from './dump-database.ts';

export type BackupOptions = { readonly database: Database; readonly path: string };

/**
 * Writes everything as it was at one instant into one file, while other connections read and write. Only a
 * migration has to wait for it.
 */
export async function takeBackup({ database, path }: BackupOptions): Promise<BackupSummary> {
  const client = await database.pool.connect();
  try {
    return await withAdvisoryLock(client, { name: SCHEMA_LOCK, isShared: true, waitMs: 60_000 }, async () => {
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return dumpDatabase(client, path);
    });
  } finally {
    // Closing the connection also ends its transaction, which changed nothing.
    client.release(true);
  }
}

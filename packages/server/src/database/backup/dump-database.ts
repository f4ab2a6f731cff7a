import type { ClientBase } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { readAppliedMigrations } from '../migrate.ts';
import { type BackupFile, createBackupFile } from './backup-file.ts';
import { copyOut } from './copy-out.ts';
import { type BackupHeader, COPY_SETTINGS, END_OF_ROWS } from './format.ts';
import { listSequences, listTables } from './inspect-schema.ts';

export type BackupSummary = {
  readonly path: string;
  readonly level: number;
  readonly tables: number;
  readonly rows: number;
};

/**
 * Writes all rows to a file. It must be called inside a transaction that sees one state of the database
 * throughout. If it fails, there is no file.
 */
export async function dumpDatabase(client: ClientBase, path: string): Promise<BackupSummary> {
  const migrations = await readAppliedMigrations(client);
  if (migrations.length === 0)
    throw new CannotStart('There is nothing to back up: the database has no tables yet.');
  const file = createBackupFile(path);
  try {
    await file.writeLine({
      format: 'ashore-backup',
      version: 1,
      utcTakenAt: now(),
      migrations,
    } satisfies BackupHeader);
    const rows = await writeTables(client, file);
    // Read after the rows: a number drawn in the meantime leaves a gap, but is never given out again.
    await file.writeLine({ sequences: await listSequences(client) });
    await file.writeLine({ rows, sha256: file.checksum() });
    await file.finish();
    const counts = Object.values(rows);
    return {
      path,
      level: migrations.length,
      tables: counts.length,
      rows: counts.reduce((sum, count) => sum + count, 0),
    };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}

async function writeTables(client: ClientBase, file: BackupFile): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  await client.query(COPY_SETTINGS);
  for (const { name, columns } of await listTables(client)) {
    await file.writeLine({ table: name, columns });
    const sql = `COPY ${name} (${columns.join(', ')}) TO STDOUT`;
    rows[name] = await copyOut(client, sql, file.write);
    await file.write(Buffer.from(END_OF_ROWS));
  }
  return rows;
}

function now(): string {
  return new Date().toISOString();
}

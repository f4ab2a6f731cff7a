import type { ClientBase } from 'pg';
import { copyIn } from './copy-in.ts';
import { COPY_SETTINGS, damagedBackup, type Sequence } from './format.ts';
import type { BackupContents } from './inspect-backup.ts';
import { listForeignKeys, listMaterialisedViews, listTables } from './inspect-schema.ts';
import { type BackupPart, readBackup } from './read-backup.ts';

/**
 * Fills the tables, just made by the migrations, with the rows of a backup, and checks that all arrived.
 * Foreign keys are dropped and added again. So the order of the tables does not matter, and rows may refer to
 * each other in circles. Adding the keys checks every reference.
 */
export async function loadRows(client: ClientBase, path: string, contents: BackupContents): Promise<void> {
  await client.query(COPY_SETTINGS);
  const tables = (await listTables(client)).map(({ name }) => name);
  refuseOtherTables(path, tables, Object.keys(contents.rows));
  // Checks of deferred foreign keys that the migrations left pending would forbid ALTER TABLE.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  // The rows already contain what the triggers did when they were first written.
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // Rows that a migration inserted are in the backup, in their later state.
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  await copyTables(client, path);
  for (const sequence of contents.sequences) await setSequence(client, sequence);
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const view of await listMaterialisedViews(client))
    await client.query(`REFRESH MATERIALIZED VIEW ${view}`);
  for (const table of tables) await checkRowCount(client, path, table, contents.rows[table]);
}

/** A sequence that has given no number yet gives its first number next. */
async function setSequence(client: ClientBase, { name, last }: Sequence): Promise<void> {
  if (last === null) await client.query(`ALTER SEQUENCE ${name} RESTART`);
  else await client.query('SELECT setval($1, $2)', [name, last]);
}

async function copyTables(client: ClientBase, path: string): Promise<void> {
  const parts = readBackup(path);
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done) return;
    if (part.kind !== 'table') continue;
    await copyIn(client, `COPY ${part.table} (${part.columns.join(', ')}) FROM STDIN`, rowsIn(parts));
  }
}

async function* rowsIn(parts: AsyncGenerator<BackupPart, void>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: part, done } = await parts.next();
    if (done || part.kind !== 'rows') return;
    yield part.bytes;
  }
}

function refuseOtherTables(
  path: string,
  createdTables: readonly string[],
  backupTables: readonly string[],
): void {
  const missingTables = backupTables.filter((name) => !createdTables.includes(name));
  const unexpectedTables = createdTables.filter((name) => !backupTables.includes(name));
  if (missingTables.length > 0)
    throw damagedBackup(path, `no migration makes its table ${missingTables.join(', ')}`);
  if (unexpectedTables.length > 0)
    throw damagedBackup(path, `it lacks the table ${unexpectedTables.join(', ')}`);
}

async function checkRowCount(
  client: ClientBase,
  path: string,
  table: string,
  expected: number | undefined,
): Promise<void> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
  if (Number(rows[0]?.count) !== expected) {
    throw damagedBackup(path, `${table} would have ${rows[0]?.count} rows instead of ${expected}`);
  }
}

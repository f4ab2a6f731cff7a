import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { migrationsFolder, testDatabase } from './test-database.ts';

/** A database at the level before a migration, and a function that applies this migration. */
export async function databaseBefore(migration: string) {
  const testDb = await testDatabase({ migrated: false });
  const folder = mkdtempSync(join(tmpdir(), 'ashore-migrations-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await testDb.drop();
  });
  const files = readdirSync(migrationsFolder);
  const add = async (names: readonly string[]) => {
    for (const name of names) symlinkSync(join(migrationsFolder, name), join(folder, name));
    await migrate(testDb.database, folder, () => {});
  };
  await add(files.filter((name) => name.endsWith('.sql') && name < migration));
  return { pool: testDb.database.pool, applyMigration: () => add([migration]) };
}

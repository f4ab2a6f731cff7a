import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { WAITING_LOCKS } from '../../test-support/database/waiting-locks.ts';
import { CannotStart } from './cannot-start.ts';
import { connectDatabase } from './connect.ts';
import { migrate, SCHEMA_LOCK } from './migrate.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

const FIRST = {
  '0001-tours.sql': 'CREATE TABLE tours (id int PRIMARY KEY);\nINSERT INTO tours VALUES (1);\n',
};
const SECOND = { '0002-names.sql': "ALTER TABLE tours ADD name text NOT NULL DEFAULT '';\n" };

let testDb: TestDatabase;
let folder: string;

beforeEach(async () => {
  testDb = await testDatabase({ migrated: false });
  folder = mkdtempSync(join(tmpdir(), 'ashore-test-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await testDb.drop();
});

function writeMigrations(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const migrateFolder = (log: (line: string) => void = () => {}) => migrate(testDb.database, folder, log);
const readTours = async () => (await testDb.database.pool.query('SELECT * FROM tours')).rows;

test('Files are applied in order, each once, and each is logged', async () => {
  writeMigrations(FIRST);
  const lines: string[] = [];
  expect(await migrateFolder((line) => lines.push(line))).toEqual({ level: 1, applied: ['0001-tours.sql'] });
  expect(lines).toEqual([expect.stringMatching(/^Migrated: 0001-tours\.sql \(\d+ ms\)\.$/)]);
  writeMigrations(SECOND);
  expect(await migrateFolder()).toEqual({ level: 2, applied: ['0002-names.sql'] });
  expect(await migrateFolder()).toEqual({ level: 2, applied: [] });
  expect(await readTours()).toEqual([{ id: 1, name: '' }]);
});

test('A migration that fails is undone completely, those before it stay, and the message names file and line', async () => {
  writeMigrations({
    ...FIRST,
    '0002-bad.sql': 'INSERT INTO tours VALUES (2);\n\nSELECT nothing FROM nowhere;\n',
  });
  const attempt = migrateFolder();
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow(
    '0002-bad.sql failed and was undone, line 3: relation "nowhere" does not exist',
  );
  expect(await readTours()).toEqual([{ id: 1 }]);
  writeMigrations({ '0002-bad.sql': 'INSERT INTO tours VALUES (3);\n' });
  expect(await migrateFolder()).toEqual({ level: 2, applied: ['0002-bad.sql'] });
});

test('A file that was changed after it had been applied is refused with a message', async () => {
  writeMigrations(FIRST);
  await migrateFolder();
  writeMigrations({ '0001-tours.sql': 'CREATE TABLE tours (id bigint PRIMARY KEY);\n' });
  await expect(migrateFolder()).rejects.toThrow('0001-tours.sql was changed after it had been applied');
});

test('A file that was renamed after it had been applied is refused with a message', async () => {
  writeMigrations(FIRST);
  await migrateFolder();
  rmSync(join(folder, '0001-tours.sql'));
  writeMigrations({ '0001-trips.sql': FIRST['0001-tours.sql'] });
  await expect(migrateFolder()).rejects.toThrow(
    'was migrated with 0001-tours.sql, but in its place this version has 0001-trips.sql',
  );
});

test('A database that is newer than the program is refused with a message and left alone', async () => {
  writeMigrations({ ...FIRST, ...SECOND });
  await migrateFolder();
  rmSync(join(folder, '0002-names.sql'));
  const attempt = migrateFolder();
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow('newer than this program: it has 0002-names.sql');
  expect(await readTours()).toEqual([{ id: 1, name: '' }]);
});

test('If several processes migrate at once, one works and the others wait and find nothing to do', async () => {
  writeMigrations({ ...FIRST, '0002-slow.sql': 'SELECT pg_sleep(0.2); INSERT INTO tours VALUES (2);' });
  const others = [1, 2, 3].map(() => connectDatabase({ url: testDb.url, log: () => {} }));
  const results = await Promise.all(others.map((database) => migrate(database, folder, () => {})));
  expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 2]);
  expect(await readTours()).toEqual([{ id: 1 }, { id: 2 }]);
  await Promise.all(others.map((database) => database.close()));
});

test('A migration waits until a backup that reads the tables is done', async () => {
  writeMigrations(FIRST);
  const client = await testDb.database.pool.connect();
  let migrated: Promise<unknown> | undefined;
  await withAdvisoryLock(client, { name: SCHEMA_LOCK, isShared: true }, async () => {
    migrated = migrateFolder();
    await expect.poll(() => client.query(WAITING_LOCKS)).toMatchObject({ rowCount: 1 });
    expect((await client.query("SELECT to_regclass('tours') AS tours")).rows).toEqual([{ tours: null }]);
  });
  await migrated;
  client.release();
  expect(await readTours()).toEqual([{ id: 1 }]);
});

test('A migration may take longer than a request may', async () => {
  writeMigrations({ '0001-long.sql': 'SHOW statement_timeout;\nSELECT pg_sleep(3.2);\n' });
  expect(await migrateFolder()).toMatchObject({ level: 1 });
});

test('A migration and its record happen together or not at all', async () => {
  writeMigrations(FIRST);
  await migrateFolder();
  // After this statement the migration cannot be recorded.
  writeMigrations({
    '0002-odd.sql': 'INSERT INTO tours VALUES (2); ALTER TABLE migrations RENAME COLUMN checksum TO sum;',
  });
  await expect(migrateFolder()).rejects.toThrow('column "checksum"');
  expect(await readTours()).toEqual([{ id: 1 }]);
});

test('What a migration sets reaches neither the next migration nor the connections of the pool', async () => {
  writeMigrations({
    '0001-path.sql': 'SET search_path = pg_catalog;',
    '0002-tours.sql': 'CREATE TABLE tours (id int);',
  });
  await migrateFolder();
  expect(await readTours()).toEqual([]);
  expect((await testDb.database.pool.query('SHOW statement_timeout')).rows).toEqual([
    { statement_timeout: '3s' },
  ]);
});

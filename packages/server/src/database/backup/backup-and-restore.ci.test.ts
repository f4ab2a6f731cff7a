import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectTo,
  contentOf,
  sampleDatabase,
  sampleMigrations,
} from '../../../test-support/database/backup-sample.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { WAITING_LOCKS } from '../../../test-support/database/waiting-locks.ts';
import { CannotStart } from '../cannot-start.ts';
import { migrate } from '../migrate.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

let migrationsFolder: string;
let source: TestDatabase;
let path: string;
const others: TestDatabase[] = [];

beforeAll(async () => {
  migrationsFolder = sampleMigrations();
  source = await sampleDatabase(migrationsFolder);
  path = join(emptyFolder(), 'a.backup.gz');
  await takeBackup({ database: source.database, path });
});
afterAll(async () => {
  for (const { drop } of [source, ...others]) await drop();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const testDb = await testDatabase({ migrated: false });
  others.push(testDb);
  return testDb;
}

function restoreInto(testDb: TestDatabase, options: Partial<RestoreOptions> = {}) {
  const log = () => {};
  return restoreBackup({
    database: testDb.database,
    path,
    migrationsFolder,
    safetyCopy: undefined,
    log,
    ...options,
  });
}

/** Returns the backup with its text changed, packed again. */
function changedBackup(change: (text: string) => string): string {
  const file = join(emptyFolder(), 'changed.backup.gz');
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(path)).toString('utf8'))));
  return file;
}

test('A backup restored into an empty database gives the same database, to the last value and constraint', async () => {
  const target = await emptyDatabase();
  const { rows } = await restoreInto(target);
  expect(rows['public.ports']).toBe(2);
  expect(await contentOf(target.database)).toEqual(await contentOf(source.database));
});

test('A restored database can be written to: sequences continue, triggers work, references are checked', async () => {
  const target = await emptyDatabase();
  await restoreInto(target);
  const { pool } = target.database;
  expect((await pool.query('INSERT INTO ships (home) VALUES (1) RETURNING id')).rows).toEqual([{ id: 4 }]);
  expect((await pool.query(`SELECT nextval('never_used') AS first`)).rows).toEqual([{ first: '1' }]);
  await pool.query(`INSERT INTO ports (id, name) VALUES (3, 'Ulcinj')`);
  expect((await pool.query(`SELECT what FROM log WHERE what = 'Ulcinj'`)).rowCount).toBe(1);
  await expect(pool.query('INSERT INTO ships (home) VALUES (99)')).rejects.toMatchObject({ code: '23503' });
  expect(await migrate(target.database, migrationsFolder, () => {})).toMatchObject({ applied: [] });
});

test('A backup of the restored database equals the first one', async () => {
  const target = await emptyDatabase();
  await restoreInto(target);
  const again = join(emptyFolder(), 'again.backup.gz');
  await takeBackup({ database: target.database, path: again });
  const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1, -2);
  expect(linesOf(again)).toEqual(linesOf(path));
});

test('A backup shows one instant, even if other connections write during the backup', async () => {
  const source = await sampleDatabase(migrationsFolder);
  others.push(source);
  const writer = await source.database.pool.connect();
  await writer.query('BEGIN; LOCK TABLE log IN ACCESS EXCLUSIVE MODE');
  const file = join(emptyFolder(), 'busy.backup.gz');
  const backup = takeBackup({ database: source.database, path: file });
  // The backup waits at the log. It reaches the nights after both tables have got a row.
  await expect
    .poll(() => source.database.pool.query(WAITING_LOCKS), { interval: 5 })
    .toMatchObject({ rowCount: 1 });
  await writer.query(
    `INSERT INTO nights VALUES ('2027-07-01', 1); INSERT INTO log (what) VALUES ('night'); COMMIT`,
  );
  writer.release();
  await backup;
  const target = await emptyDatabase();
  await restoreInto(target, { path: file });
  const { rows } = await target.database.pool.query(
    `SELECT (SELECT count(*)::int FROM nights) AS nights, (SELECT count(*)::int FROM log WHERE what = 'night') AS logged`,
  );
  expect(rows).toEqual([{ nights: 1, logged: 0 }]);
});

test('The file is readable by its owner only, and appears only when it is complete', async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const target = join(emptyFolder(), 'b.backup.gz');
  const source = await sampleDatabase(migrationsFolder);
  others.push(source);
  const blocker = await source.database.pool.connect();
  await blocker.query('BEGIN; LOCK TABLE log IN ACCESS EXCLUSIVE MODE');
  await expect(takeBackup({ database: source.database, path: target })).rejects.toMatchObject({
    code: '55P03',
  });
  await blocker.query('ROLLBACK');
  blocker.release();
  expect(readdirSync(join(target, '..'))).toEqual([]);
});

test('A database without tables is refused with a message, and no file is made', async () => {
  const source = await emptyDatabase();
  const file = join(emptyFolder(), 'none.backup.gz');
  await expect(takeBackup({ database: source.database, path: file })).rejects.toThrow('nothing to back up');
  expect(existsSync(file)).toBe(false);
});

test('A restore into a database that is not empty is refused with a message and changes nothing', async () => {
  const target = await sampleDatabase(migrationsFolder);
  others.push(target);
  const before = await contentOf(target.database);
  const attempt = restoreInto(target);
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow('not empty: give --replace');
  expect(await contentOf(target.database)).toEqual(before);
});

test('Tables without rows count as empty', async () => {
  const target = await emptyDatabase();
  await target.database.pool.query('CREATE TABLE left_over (id int)');
  await restoreInto(target);
  expect(await contentOf(target.database)).toEqual(await contentOf(source.database));
  await expect(target.database.pool.query('SELECT FROM left_over')).rejects.toThrow('does not exist');
});

test('Replaced data is kept in a file that can itself be restored', async () => {
  const target = await sampleDatabase(migrationsFolder);
  others.push(target);
  await target.database.pool.query(`UPDATE ports SET name = 'before' WHERE id = 1`);
  const before = await contentOf(target.database);
  const safetyCopy = join(emptyFolder(), 'safe.backup.gz');
  const lines: string[] = [];
  await restoreInto(target, { safetyCopy, log: (line) => lines.push(line) });
  expect(lines).toEqual([`The previous database is kept in ${safetyCopy}.`]);
  expect(await contentOf(target.database)).toEqual(await contentOf(source.database));
  const back = await emptyDatabase();
  await restoreInto(back, { path: safetyCopy });
  expect(await contentOf(back.database)).toEqual(before);
});

test.each([
  ['a row was changed', (text: string) => text.replace('Kotor', 'Kotar'), 'checksum'],
  ['a row was taken out', (text: string) => text.replace(/1\tKotor[^\n]*\n/, ''), 'checksum'],
  ['the migration was changed', (text: string) => text.replace(/"checksum":"./, '"checksum":"x'), 'checksum'],
  ['its end is missing', (text: string) => text.slice(0, text.indexOf('{"sequences"')), 'its end is missing'],
  ['it is a file of another kind', () => 'hello\n', 'not a backup of this program'],
  ['it is empty', () => '', 'its end is missing'],
])(
  'A damaged backup (%s) is refused with a message before anything is changed',
  async (_what, change, message) => {
    const target = await emptyDatabase();
    const attempt = restoreInto(target, { path: changedBackup(change), safetyCopy: '/nowhere' });
    await expect(attempt).rejects.toThrow(CannotStart);
    await expect(attempt).rejects.toThrow(message);
    expect((await target.database.pool.query(`SELECT to_regclass('ports') AS ports`)).rows).toEqual([
      { ports: null },
    ]);
  },
);

test('A file that is not packed, is cut short or does not exist is refused with a message', async () => {
  const target = await emptyDatabase();
  const bytes = readFileSync(path);
  for (const content of [Buffer.from('hello'), bytes.subarray(0, bytes.length - 40)]) {
    const file = join(emptyFolder(), 'broken.backup.gz');
    writeFileSync(file, content);
    await expect(restoreInto(target, { path: file })).rejects.toThrow(
      /^The backup .* cannot be used: .*\. Nothing was changed\.$/,
    );
  }
  await expect(restoreInto(target, { path: '/no/such/file' })).rejects.toThrow('ENOENT');
});

test('A restore that fails in the middle leaves the database as it was', async () => {
  const target = await sampleDatabase(migrationsFolder);
  others.push(target);
  const before = await contentOf(target.database);
  // The backup is well formed and has the right checksum, but a ship has a home that does not exist.
  const file = changedBackup((text) => {
    const body = text.slice(0, text.lastIndexOf('{"rows"')).replace(/\n1\t1\n/, '\n1\t77\n');
    const trailer = JSON.parse(text.slice(text.lastIndexOf('{"rows"')));
    return `${body}${JSON.stringify({ ...trailer, sha256: createHash('sha256').update(body).digest('hex') })}\n`;
  });
  const attempt = restoreInto(target, { path: file, safetyCopy: join(emptyFolder(), 'safe.backup.gz') });
  await expect(attempt).rejects.toMatchObject({ code: '23503' });
  expect(await contentOf(target.database)).toEqual(before);
});

test('A program that is older than the backup, or has other migrations, refuses it with a message', async () => {
  const target = await emptyDatabase();
  await expect(restoreInto(target, { migrationsFolder: emptyFolder() })).rejects.toThrow(
    /^The backup .* does not fit this version of the program\. The database is newer/,
  );
  const altered = sampleMigrations();
  writeFileSync(join(altered, '0001-sample.sql'), 'SELECT 1;');
  await expect(restoreInto(target, { migrationsFolder: altered })).rejects.toThrow('was changed after');
});

test('A table that no migration makes is named, and nothing is restored', async () => {
  const source = await sampleDatabase(migrationsFolder);
  others.push(source);
  await source.database.pool.query('CREATE TABLE by_hand (id int)');
  const file = join(emptyFolder(), 'by-hand.backup.gz');
  await takeBackup({ database: source.database, path: file });
  await expect(restoreInto(await emptyDatabase(), { path: file })).rejects.toThrow(
    'no migration makes its table public.by_hand',
  );
});

test('An older backup is brought to the level of a newer program by its migrations', async () => {
  const newer = sampleMigrations();
  writeFileSync(join(newer, '0002-flag.sql'), `ALTER TABLE ports ADD flag text NOT NULL DEFAULT 'none';`);
  const target = await emptyDatabase();
  await restoreInto(target, { migrationsFolder: newer });
  expect(await migrate(target.database, newer, () => {})).toMatchObject({ applied: ['0002-flag.sql'] });
  expect((await target.database.pool.query('SELECT name, flag FROM ports ORDER BY id')).rows[0]).toEqual({
    name: 'Kotor',
    flag: 'none',
  });
});

test('A restore is refused with a message if other connections keep it from locking the tables, and it changes nothing', async () => {
  const target = await sampleDatabase(migrationsFolder);
  others.push(target);
  const before = await contentOf(target.database);
  const user = connectTo(target.url);
  const client = await user.pool.connect();
  await client.query(`BEGIN; UPDATE ports SET name = 'busy' WHERE id = 1`);
  await expect(restoreInto(target, { safetyCopy: join(emptyFolder(), 'safe.backup.gz') })).rejects.toThrow(
    'The database is in use',
  );
  await client.query('ROLLBACK');
  client.release();
  await user.close();
  expect(await contentOf(target.database)).toEqual(before);
});

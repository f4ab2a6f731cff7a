import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeWith, productRow } from '../../test-support/catalogue/place-file.ts';
import { commandLine } from '../../test-support/command-line/command-context.ts';
import { emptyFolder, folderWithDatabase } from '../../test-support/database/data-folder.ts';
import { migrationsFolder, testDatabase } from '../../test-support/database/test-database.ts';
import { openDatabase } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import { listBackups } from './operations/backup.ts';

const newestLevel = readMigrations(migrationsFolder).length;
const openServerDatabase = (dataFolder: string) =>
  openDatabase({ databaseUrl: undefined, dataFolder, log: () => {} });

async function runBackup(line: ReturnType<typeof commandLine>): Promise<string> {
  const { status, printed } = await line.run('backup');
  expect(printed).toMatch(new RegExp(`Backed up \\d+ rows of \\d+ tables at migration ${newestLevel} to `));
  expect(status).toBe(0);
  return listBackups(join(line.dataFolder, 'backups'))[0] ?? '';
}

test('Without a server, migrate creates the database, backup saves it, and restore loads it on another machine', async () => {
  const line = commandLine();
  expect(await line.run('migrate')).toMatchObject({
    status: 0,
    printed: expect.stringContaining(`at level ${newestLevel}.`),
  });
  expect((await line.run('migrate')).printed).toContain(`The database was already at level ${newestLevel}.`);
  const path = await runBackup(line);
  const otherMachine = commandLine();
  const { status, printed } = await otherMachine.run('restore', path);
  expect(printed).toMatch(/Restored \d+ rows of \d+ tables as they were at 20/);
  expect(status).toBe(0);
  expect((await otherMachine.run('migrate')).printed).toContain('already');
});

test('While a server runs, commands use its database and leave it running', async () => {
  const line = commandLine({ dataFolder: await folderWithDatabase() });
  const server = await openServerDatabase(line.dataFolder);
  expect((await line.run('migrate')).printed).toContain(`at level ${newestLevel}.`);
  await server.database.pool.query(`CREATE TABLE shared_table ()`);
  await server.database.pool.query('DROP TABLE shared_table');
  const path = await runBackup(line);
  expect((await line.run('check')).printed).toContain("the running server's");
  expect(await line.run('restore', path)).toMatchObject({ status: 0 });
  expect((await server.database.pool.query('SELECT FROM migrations')).rowCount).toBe(newestLevel);
  await server.close();
});

test('With DATABASE_URL, commands use that database, and no embedded database is created', async () => {
  const testDb = await testDatabase();
  const line = commandLine({ databaseUrl: testDb.url });
  await testDb.database.pool.query(`CREATE TABLE x (a int); INSERT INTO x VALUES (1); DROP TABLE x`);
  expect((await line.run('migrate')).printed).toContain('already');
  const path = await runBackup(line);
  expect(await line.run('check')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('DATABASE_URL is set'),
  });
  expect(await line.run('restore', path)).toMatchObject({ status: 0 });
  expect(existsSync(join(line.dataFolder, 'postgres'))).toBe(false);
  await testDb.drop();
});

test('Restore requires --replace if the database has content, and first backs that content up', async () => {
  const testDb = await testDatabase();
  const line = commandLine({ databaseUrl: testDb.url });
  const path = await runBackup(line);
  await testDb.database.pool.query(`INSERT INTO newsletter_subscriptions (list_id, email_address, language, status)
    VALUES ('all', 'traveller@example.org', 'de', 'pending')`);
  expect(await line.run('restore', path)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('--replace'),
  });
  const { status, printed } = await line.run('restore', path, '--replace');
  expect(status).toBe(0);
  const backupPath = /The previous database is kept in (.*)\./.exec(printed)?.[1] ?? '';
  expect(existsSync(backupPath)).toBe(true);
  // The saved content is not a backup that --keep would count or remove.
  expect(listBackups(join(line.dataFolder, 'backups'))).toEqual([path]);
  expect((await testDb.database.pool.query('SELECT FROM newsletter_subscriptions')).rowCount).toBe(0);
  expect(await line.run('restore', backupPath, '--replace')).toMatchObject({ status: 0 });
  expect((await testDb.database.pool.query('SELECT FROM newsletter_subscriptions')).rowCount).toBe(1);
  await testDb.drop();
});

test('A backup is written to the path of --to and never overwrites a file; --keep removes all but the newest backups', async () => {
  const testDb = await testDatabase();
  const line = commandLine({ databaseUrl: testDb.url });
  const to = join(emptyFolder(), 'mine.gz');
  expect(await line.run('backup', '--to', to)).toMatchObject({
    status: 0,
    printed: expect.stringContaining(to),
  });
  expect(await line.run('backup', '--to', to)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('exists'),
  });
  const folder = join(line.dataFolder, 'backups');
  mkdirSync(folder, { recursive: true });
  for (const year of [2024, 2025])
    writeFileSync(join(folder, `ashore-${year}-01-01T00-00-00.000Z.backup.gz`), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  expect((await line.run('backup', '--keep', '2')).printed).toContain('Removed');
  expect(readdirSync(folder).filter((name) => name.startsWith('ashore-2024'))).toEqual([]);
  expect(listBackups(folder)).toHaveLength(2);
  expect(existsSync(join(folder, 'notes.txt'))).toBe(true);
  await testDb.drop();
});

test('Before the first start, backup reports that there is no database and creates none', async () => {
  const line = commandLine();
  expect(await line.run('backup')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('npm start creates it'),
  });
  expect(existsSync(join(line.dataFolder, 'postgres'))).toBe(false);
});

test('Check prints one line for each area and ends with status 0 if all are in order', async () => {
  const testDb = await testDatabase();
  const { status, printed } = await commandLine({ databaseUrl: testDb.url }).run('check');
  expect(
    printed.split('\n').map((line) => /^(ok {7}|PROBLEM {2})([a-z ]+):/.exec(line)?.slice(1, 3)),
  ).toEqual(
    [
      'settings',
      'data folder',
      'disk space',
      'database',
      'migrations',
      'jobs',
      'foreign bookings',
      'backup',
    ].map((name) => ['ok       ', name]),
  );
  expect(status).toBe(0);
  await testDb.drop();
});

test('Check prints each problem and ends with status 1', async () => {
  const line = commandLine({ dataFolder: await folderWithDatabase() });
  const outdated = await line.run('check');
  expect(outdated.status).toBe(1);
  expect(outdated.printed).toContain(`PROBLEM  migrations: level 0 of ${newestLevel}`);
  expect(outdated.printed).toContain('ok       database: PostgreSQL');
  rmSync(join(line.dataFolder, 'postgres/PG_VERSION'));
  expect(await line.run('check')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('PROBLEM  database'),
  });
  const unreachable = commandLine({ databaseUrl: 'postgresql://127.0.0.1:1/x' });
  expect(await unreachable.run('check')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('cannot be used'),
  });
});

test('Check reports a missing or old backup once the database is older than a week', async () => {
  const line = commandLine({ dataFolder: await folderWithDatabase() });
  await line.run('migrate');
  expect((await line.run('check')).printed).toContain('ok       backup: none yet, the database is new');
  const server = await openServerDatabase(line.dataFolder);
  await server.database.pool.query(`UPDATE migrations SET utc_applied_at = now() - interval '8 days'`);
  expect(await line.run('check')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('PROBLEM  backup: none'),
  });
  const path = await runBackup(line);
  expect(await line.run('check')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('0.0 days old'),
  });
  const nineDaysAgo = Date.now() / 1000 - 9 * 86_400;
  utimesSync(path, nineDaysAgo, nineDaysAgo);
  expect(await line.run('check')).toMatchObject({ status: 1 });
  await server.close();
});

test('A correct catalogue is imported completely; a wrong one is refused with all its errors, and nothing changes', async () => {
  const testDb = await testDatabase();
  const line = commandLine({ databaseUrl: testDb.url });
  const folder = emptyFolder();
  const writeCatalogue = (capacity: number) =>
    writeFileSync(
      join(folder, 'lisbon.json'),
      JSON.stringify(placeWith('lisbon', [productRow('sail', { capacity }), productRow('walk')])),
    );
  const countProducts = async () => (await testDb.database.pool.query('SELECT FROM products')).rowCount;

  writeCatalogue(-1);
  expect(await line.run('import', folder)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(
      /^lisbon\.json: products\[sail\]\.capacity .*\nErrors: 1\. Nothing was changed\.$/,
    ),
  });
  writeCatalogue(12);
  expect((await line.run('import', folder, '--check')).printed).toContain('No errors');
  expect(await countProducts()).toBe(0);
  expect(await line.run('import', folder)).toMatchObject({
    status: 0,
    printed: expect.stringContaining('Imported (products: 2, places: 1).'),
  });
  expect(await countProducts()).toBe(2);
  expect((await line.run('import')).status).toBe(2);
  expect(await line.run('import', join(folder, 'nowhere'))).toMatchObject({
    status: 1,
    printed: expect.stringContaining('There is no file or folder'),
  });
  await testDb.drop();
});

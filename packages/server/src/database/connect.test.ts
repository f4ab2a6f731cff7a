import { expect, test } from 'vitest';
import { emptyFolder, folderWithDatabase } from '../../test-support/database/data-folder.ts';
import { testDatabase } from '../../test-support/database/test-database.ts';
import { openDatabase } from './connect.ts';

const log = () => {};

test('DATABASE_URL is used if it is set, and no embedded database is made', async () => {
  const testDb = await testDatabase({ migrated: false });
  const dataFolder = emptyFolder();
  const lines: string[] = [];
  const opened = await openDatabase({ databaseUrl: testDb.url, dataFolder, log: (line) => lines.push(line) });
  await opened.database.pool.query('CREATE TABLE here ()');
  expect(lines).toEqual([]);
  await opened.close();
  await testDb.database.pool.query('SELECT FROM here');
  await testDb.drop();
});

test('A DATABASE_URL that leads nowhere is an error, never a reason to make a database instead', async () => {
  const databaseUrl = 'postgresql://127.0.0.1:1/x';
  await expect(openDatabase({ databaseUrl, dataFolder: emptyFolder(), log })).rejects.toThrow(
    'cannot be used',
  );
});

test('Without DATABASE_URL the embedded database is started, and is stopped on closing', async () => {
  const dataFolder = await folderWithDatabase();
  const opened = await openDatabase({ databaseUrl: undefined, dataFolder, log });
  expect(opened.description).toContain('PostgreSQL');
  await opened.close();
  await opened.exited;
  const again = await openDatabase({ databaseUrl: undefined, dataFolder, log });
  await again.close();
});

test('A command works beside a running server, on its database, and leaves it running', async () => {
  const dataFolder = await folderWithDatabase();
  const server = await openDatabase({ databaseUrl: undefined, dataFolder, log });
  const command = await openDatabase({ databaseUrl: undefined, dataFolder, log, allowRunningServer: true });
  expect(command.description).toContain("the running server's");
  await command.database.pool.query('CREATE TABLE here ()');
  await command.close();
  await server.database.pool.query('SELECT FROM here');
  await expect(openDatabase({ databaseUrl: undefined, dataFolder, log })).rejects.toThrow('already served');
  await server.close();
});

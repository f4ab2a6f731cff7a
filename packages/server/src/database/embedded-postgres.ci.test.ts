import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { emptyFolder, folderWithDatabase } from '../../test-support/database/data-folder.ts';
import { CannotStart } from './cannot-start.ts';
import { serverProcessesIn } from './embedded/processes.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const running: EmbeddedPostgres[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

async function startForTest(
  dataFolder: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataFolder, log: () => {}, ...options });
  running.push(embedded);
  return embedded;
}

async function queryOnce(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

const socketFolderOf = (url: string) => new URL(url).searchParams.get('host') ?? '';

test('The first start makes a database, a later start finds everything in it, and both log how it runs', async () => {
  const dataFolder = emptyFolder();
  const lines: string[] = [];
  const first = await startForTest(dataFolder, { log: (line) => lines.push(line) });
  expect(lines).toEqual([
    `Database: ${first.description}.`,
    expect.stringMatching(/^Making an empty database/),
  ]);
  await queryOnce(first.url, "CREATE TABLE kept (name text); INSERT INTO kept VALUES ('名所')");
  await first.stop();
  lines.length = 0;
  const second = await startForTest(dataFolder, { log: (line) => lines.push(line) });
  expect(lines).toEqual([`Database: ${second.description}.`]);
  expect(await queryOnce(second.url, 'SELECT name FROM kept')).toEqual([{ name: '名所' }]);
});

test('Committed data survives a crash: writing to disk and writing full pages are never switched off', async () => {
  const { url } = await startForTest(await folderWithDatabase());
  const rows = await queryOnce(
    url,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('full_page_writes') AS pages`,
  );
  expect(rows).toEqual([{ fsync: 'on', commit: 'on', pages: 'on' }]);
});

test('The database cannot be reached over the network, and on this machine only by its own user', async () => {
  const { url } = await startForTest(await folderWithDatabase());
  expect(await queryOnce(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(statSync(socketFolderOf(url)).mode & 0o777).toBe(0o700);
});

test('The program has rights over its own database only: no files, no programs, no other roles', async () => {
  const { url } = await startForTest(await folderWithDatabase());
  await expect(queryOnce(url, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow('permission denied');
  await expect(queryOnce(url, "SELECT pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
  await expect(queryOnce(url, 'CREATE ROLE other')).rejects.toThrow('permission denied');
});

test('Texts sort and compare alike on every machine, and letters of all scripts have their lower-case forms', async () => {
  const { url } = await startForTest(await folderWithDatabase());
  const rows = await queryOnce(url, "SELECT lower('ÄÖÉ') AS small, 'Z' < 'a' AS by_code_point");
  expect(rows).toEqual([{ small: 'äöé', by_code_point: true }]);
});

test('A second server on the same data is refused at once, with a message that names DATABASE_URL', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await startForTest(dataFolder);
  const attempt = startForTest(dataFolder);
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow(
    new RegExp(`already served by another server \\(process ${process.pid}\\).* set DATABASE_URL`),
  );
  expect(await queryOnce(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('If two servers start at the same moment on new data, one serves and the other is refused', async () => {
  const dataFolder = emptyFolder();
  const results = await Promise.allSettled([startForTest(dataFolder), startForTest(dataFolder)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('Servers on separate data run side by side', async () => {
  const [one, two] = await Promise.all([folderWithDatabase(), folderWithDatabase()]);
  const [first, second] = await Promise.all([startForTest(one), startForTest(two)]);
  await queryOnce(first.url, 'CREATE TABLE only_in_first ()');
  await expect(queryOnce(second.url, 'SELECT FROM only_in_first')).rejects.toThrow('does not exist');
});

test('Data that was copied by hand and is open to all accounts is closed again and served', async () => {
  const dataFolder = await folderWithDatabase();
  chmodSync(join(dataFolder, 'postgres'), 0o755);
  await startForTest(dataFolder);
  expect(statSync(join(dataFolder, 'postgres')).mode & 0o777).toBe(0o700);
});

test('Stopping leaves no process, no socket and no lock behind, and may be requested twice', async () => {
  const dataFolder = await folderWithDatabase();
  const embedded = await startForTest(dataFolder);
  await Promise.all([embedded.stop(), embedded.stop()]);
  await embedded.exited;
  expect(serverProcessesIn(join(dataFolder, 'postgres'))).toEqual([]);
  expect(existsSync(socketFolderOf(embedded.url))).toBe(false);
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false);
});

test('A start that fails ends its claim on the data, so the next start is not refused', async () => {
  const dataFolder = await folderWithDatabase();
  await expect(startForTest(dataFolder, { settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /did not start: .*FATAL: .*shared_buffers/,
  );
  await startForTest(dataFolder);
});

test('A first start that was cut short does not block the next start', async () => {
  const dataFolder = await folderWithDatabase();
  renameSync(join(dataFolder, 'postgres'), join(dataFolder, 'postgres-unfinished-AbCdEf'));
  rmSync(join(dataFolder, 'postgres-unfinished-AbCdEf/global'), { recursive: true });
  const { stop } = await startForTest(dataFolder);
  await stop();
  expect(readdirSync(dataFolder)).toEqual(['disk-reserve', 'postgres']);
});

test('A data folder that cannot be written is refused with a message', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'file'), '');
  const attempt = startForTest(join(folder, 'file'));
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow(
    /cannot be written \(there is a file in its place\): .* set DATA_FOLDER/,
  );
  await expect(startForTest('/proc/ashore')).rejects.toThrow('cannot be written');
});

test('A folder with other content is left alone and refused with a message', async () => {
  const dataFolder = await folderWithDatabase();
  rmSync(join(dataFolder, 'postgres/PG_VERSION'));
  await expect(startForTest(dataFolder)).rejects.toThrow('is not a PostgreSQL database');
});

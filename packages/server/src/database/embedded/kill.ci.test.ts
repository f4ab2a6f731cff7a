import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { emptyFolder, folderWithDatabase } from '../../../test-support/database/data-folder.ts';
import { postmasterOf, query, serveInChild } from '../../../test-support/database/embedded-child.ts';
import { connectDatabase } from '../connect.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { commandLine, parentOf, sendSignal, serverProcessesIn } from './processes.ts';

const POLL = { interval: 5, timeout: 60_000 };
const processesOf = (dataFolder: string) => serverProcessesIn(join(dataFolder, 'postgres'));
const socketFolderOf = (url: string) => new URL(url).searchParams.get('host') ?? '';
const writeStatement = "CREATE TABLE kept AS SELECT 'committed' AS word";
const storedRows = [{ word: 'committed' }];

test('kill -9 of the program shuts the database down in order and at once, and nothing is lost', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  await query(first.url, writeStatement);
  first.child.kill('SIGKILL');
  await expect.poll(() => processesOf(dataFolder), POLL).toEqual([]);
  await expect.poll(() => existsSync(socketFolderOf(first.url)), POLL).toBe(false);
  const second = await serveInChild(dataFolder);
  expect(second.lines.join()).not.toContain('not properly shut down');
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual(storedRows);
});

test('A start at the very moment of the kill waits for the old database instead of being refused', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await serveInChild(dataFolder);
  expect(second.refusal).toBeUndefined();
});

test('kill -9 of the database: it is started again and the pool recovers in the time of a few starts, in the same process', async () => {
  const dataFolder = await folderWithDatabase();
  const starting = performance.now();
  const { child, url, lines } = await serveInChild(dataFolder);
  const startTime = performance.now() - starting;
  const database = connectDatabase({ url, log: () => {} });
  await database.pool.query(writeStatement);
  const answer = async () =>
    (await database.pool.query(`SELECT *, pg_postmaster_start_time() AS since FROM kept`)).rows[0];
  const before = await answer();
  const failures: unknown[] = [];
  const begin = performance.now();
  sendSignal(postmasterOf(dataFolder), 'SIGKILL');
  await expect
    .poll(
      async () => (await answer().catch((error: unknown) => void failures.push(error)))?.since > before.since,
      POLL,
    )
    .toBe(true);
  // Measured in starts, because a busy machine is slower at both.
  expect(performance.now() - begin).toBeLessThan(Math.max(10_000, 10 * startTime));
  // A request during the outage fails with an error that is recognised and answered with 503.
  expect(failures.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  expect(await answer()).toMatchObject({ word: 'committed' });
  // Logged once the supervisor has seen the new database, which may be after our first query.
  await expect.poll(() => lines, POLL).toContain('The database is back.');
  expect(child.exitCode).toBeNull();
  await database.close();
});

test('A query that computes while its database is killed does not prevent the restart', async () => {
  const dataFolder = await folderWithDatabase();
  const { url } = await serveInChild(dataFolder);
  const busy = new Client({ connectionString: url });
  busy.on('error', () => {});
  await busy.connect();
  const computing = busy.query('SELECT sum(x) FROM generate_series(1, 3e8) x').catch(() => 'lost');
  await expect
    .poll(() =>
      query(
        url,
        "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%3e8%' AND pid <> pg_backend_pid()",
      ),
    )
    .toHaveLength(1);
  sendSignal(postmasterOf(dataFolder), 'SIGKILL');
  expect(await computing).toBe('lost');
  await expect.poll(() => query(url, 'SELECT 1 AS one').catch(() => 'down'), POLL).toEqual([{ one: 1 }]);
});

test('kill -9 of both: committed data is there at the next start', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  await query(first.url, writeStatement);
  first.child.kill('SIGKILL');
  sendSignal(postmasterOf(dataFolder), 'SIGKILL');
  const second = await serveInChild(dataFolder);
  expect(second.refusal).toBeUndefined();
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual(storedRows);
  expect(existsSync(socketFolderOf(first.url))).toBe(false);
});

test('kill -9 of the guard alone: the database is shut down in order and started again', async () => {
  const dataFolder = await folderWithDatabase();
  const { url, lines } = await serveInChild(dataFolder);
  await query(url, writeStatement);
  sendSignal(parentOf(postmasterOf(dataFolder)), 'SIGKILL');
  await expect.poll(() => lines, POLL).toContain('The database is back.');
  expect(await query(url, 'SELECT * FROM kept')).toEqual(storedRows);
  expect(lines.join()).not.toContain('not properly shut down');
});

test('kill -9 of program, guard and watcher: the next start ends the orphaned database', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  await query(first.url, writeStatement);
  const postmaster = postmasterOf(dataFolder);
  const guard = parentOf(postmaster);
  const watcher = await childOf(guard, postmaster);
  for (const pid of [watcher, guard]) sendSignal(pid, 'SIGKILL');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(processesOf(dataFolder)).toContain(postmaster);
  const second = await serveInChild(dataFolder);
  expect(second.lines).toContain(
    'The database of a server that has died is still running: shutting it down first.',
  );
  expect(existsSync(socketFolderOf(first.url))).toBe(false);
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual(storedRows);
});

test('A second process on the same data is refused with a message, and the first continues to serve', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  const second = await serveInChild(dataFolder);
  expect(second.refusal).toMatch(
    new RegExp(
      `^The data in ${dataFolder} is already served by another server \\(process ${first.child.pid}\\): .*DATABASE_URL`,
    ),
  );
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('A lock file with the number of a zombie, or of another program, does not block the start', async () => {
  const dataFolder = await folderWithDatabase();
  const lockFile = join(dataFolder, 'postgres/postmaster.pid');
  const parent = spawn('/bin/sh', ['-c', '/bin/true & echo $!; exec cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const zombie = Number((await once(parent.stdout, 'data'))[0]);
  await expect.poll(() => commandLine(zombie)).toBe('');
  for (const pid of [zombie, process.pid]) {
    writeFileSync(lockFile, `${pid}\n${join(dataFolder, 'postgres')}\n1700000000\n5432\n/tmp/nowhere\n\n`);
    const { child, refusal } = await serveInChild(dataFolder);
    expect(refusal).toBeUndefined();
    child.kill('SIGKILL');
    await expect.poll(() => processesOf(dataFolder), POLL).toEqual([]);
  }
  parent.kill('SIGKILL');
});

test('A server started on the data by hand is left alone, and our start is refused with a message', async () => {
  const dataFolder = await folderWithDatabase();
  const program = join(emptyFolder(), 'postgres');
  copyFileSync('/bin/cat', program);
  const byHand = spawn(program, { cwd: join(dataFolder, 'postgres'), stdio: ['pipe', 'ignore', 'ignore'] });
  writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), `${byHand.pid}\n`);
  await expect.poll(() => processesOf(dataFolder)).toEqual([byHand.pid]);
  const { refusal } = await serveInChild(dataFolder);
  expect(refusal).toContain(`already served by a PostgreSQL (process ${byHand.pid})`);
  expect(byHand.exitCode).toBeNull();
  byHand.kill('SIGKILL');
});

test('A server that cannot be seen, in another container on the same volume, holds the lock and is respected', async () => {
  const dataFolder = await folderWithDatabase();
  const lock = join(dataFolder, 'postgres/server.lock');
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo held; cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), '999999999\n');
  const { refusal } = await serveInChild(dataFolder);
  expect(refusal).toContain('already served by another server');
  // The lock file of the other server must stay: PostgreSQL stops if it disappears.
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(true);
  holder.stdin.end();
});

/** The child of `parent` that is not the process `other`. */
async function childOf(parent: number, other: number): Promise<number> {
  const { stdout } = spawn('ps', ['-o', 'pid=', '--ppid', String(parent)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [text] = await once(stdout.setEncoding('utf8'), 'data');
  return (
    text
      .trim()
      .split(/\s+/)
      .map(Number)
      .find((pid: number) => pid !== other) ?? 0
  );
}

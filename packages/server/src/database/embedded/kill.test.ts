import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connectDatabase } from '../connect-database.ts';
import { isDatabaseUnavailable } from '../is-unavailable.ts';
import { postmasterOf, query, serveInChild } from './child-for-tests.ts';
import { emptyFolder, folderWithDatabase } from './data-folder-for-tests.ts';
import { commandLine, parentOf, serverProcessesIn, signal } from './processes.ts';

const POLL = { interval: 5, timeout: 10_000 };
const processesOf = (dataFolder: string) => serverProcessesIn(join(dataFolder, 'postgres'));
const socketFolderOf = (url: string) => new URL(url).searchParams.get('host') ?? '';
const write = "CREATE TABLE kept AS SELECT 'committed' AS word";
const kept = [{ word: 'committed' }];

test('kill -9 of the program shuts the database down, in order and at once, and nothing is lost.', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  await query(first.url, write);
  first.child.kill('SIGKILL');
  await expect.poll(() => processesOf(dataFolder), POLL).toEqual([]);
  await expect.poll(() => existsSync(socketFolderOf(first.url)), POLL).toBe(false);
  const second = await serveInChild(dataFolder);
  expect(second.lines.join()).not.toContain('not properly shut down');
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual(kept);
});

test('A start at the very moment of the kill waits for the old database instead of refusing.', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await serveInChild(dataFolder);
  expect(second.refusal).toBeUndefined();
});

test('kill -9 of the database: it is started again and the pool recovers within five seconds, in the same process.', async () => {
  const dataFolder = await folderWithDatabase();
  const { child, url, lines } = await serveInChild(dataFolder);
  const database = connectDatabase({ url, log: () => {} });
  await database.pool.query(write);
  const answer = async () =>
    (await database.pool.query(`SELECT *, pg_postmaster_start_time() AS since FROM kept`)).rows[0];
  const before = await answer();
  const failures: unknown[] = [];
  const begin = performance.now();
  signal(postmasterOf(dataFolder), 'SIGKILL');
  await expect
    .poll(
      async () => (await answer().catch((error: unknown) => void failures.push(error)))?.since > before.since,
      POLL,
    )
    .toBe(true);
  expect(performance.now() - begin).toBeLessThan(5_000);
  // What a request met meanwhile is known for what it is, and answered 503.
  expect(failures.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  expect(await answer()).toMatchObject({ word: 'committed' });
  expect(lines).toContain('The database is back.');
  expect(child.exitCode).toBeNull();
  await database.close();
});

test('A query that computes while its database is killed does not keep it from coming back.', async () => {
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
  signal(postmasterOf(dataFolder), 'SIGKILL');
  expect(await computing).toBe('lost');
  await expect.poll(() => query(url, 'SELECT 1 AS one').catch(() => 'down'), POLL).toEqual([{ one: 1 }]);
});

test('kill -9 of both: what was committed is there at the next start.', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  await query(first.url, write);
  first.child.kill('SIGKILL');
  signal(postmasterOf(dataFolder), 'SIGKILL');
  const second = await serveInChild(dataFolder);
  expect(second.refusal).toBeUndefined();
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual(kept);
  expect(existsSync(socketFolderOf(first.url))).toBe(false);
});

test('kill -9 of the guard alone: the database is shut down in order and started again.', async () => {
  const dataFolder = await folderWithDatabase();
  const { url, lines } = await serveInChild(dataFolder);
  await query(url, write);
  signal(parentOf(postmasterOf(dataFolder)), 'SIGKILL');
  await expect.poll(() => lines, POLL).toContain('The database is back.');
  expect(await query(url, 'SELECT * FROM kept')).toEqual(kept);
  expect(lines.join()).not.toContain('not properly shut down');
});

test('kill -9 of program, guard and watcher: the next start ends the database that nobody owns any more.', async () => {
  const dataFolder = await folderWithDatabase();
  const first = await serveInChild(dataFolder);
  await query(first.url, write);
  const postmaster = postmasterOf(dataFolder);
  const guard = parentOf(postmaster);
  const watcher = await childOf(guard, postmaster);
  for (const pid of [watcher, guard]) signal(pid, 'SIGKILL');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(processesOf(dataFolder)).toContain(postmaster);
  const second = await serveInChild(dataFolder);
  expect(second.lines).toContain('A database that lost its server is still running: shutting it down first.');
  expect(existsSync(socketFolderOf(first.url))).toBe(false);
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual(kept);
});

test('A second process on the same data is refused in a sentence, and the first serves on.', async () => {
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

test('A lock file with the number of a zombie, or of a program that is no server, does not stand in the way.', async () => {
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

test('A server that somebody started on the data by hand is left alone, and the start refused in a sentence.', async () => {
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

test('A server that cannot be seen from here, in another container on the same volume, holds the lock and is respected.', async () => {
  const dataFolder = await folderWithDatabase();
  const lock = join(dataFolder, 'postgres/server.lock');
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo held; cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(holder.stdout, 'data');
  writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), '999999999\n');
  const { refusal } = await serveInChild(dataFolder);
  expect(refusal).toContain('already served by another server');
  // Its lock file must stay: PostgreSQL stops when that disappears.
  expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(true);
  holder.stdin.end();
});

/** The child of a process that is not this one. */
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

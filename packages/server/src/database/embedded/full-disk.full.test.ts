import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { serveInChild } from '../../../test-support/database/embedded-child.ts';
import { isRoot } from '../../../test-support/database/machine.ts';
import { connectDatabase } from '../connect.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { thisMachine } from './machine.ts';

const { unshareCommand } = thisMachine();
const mountsItself = [
  unshareCommand,
  '--mount',
  '--',
  'sh',
  '-c',
  'mount -t tmpfs -o size=260m tmpfs "$1" && shift && exec "$@"',
  'sh',
];
const canMount =
  isRoot &&
  spawnSync(unshareCommand, ['--mount', '--', 'mount', '-t', 'tmpfs', 'tmpfs', emptyFolder()]).status === 0;

test.runIf(canMount)(
  'On a full disk reads are answered, writes are "unavailable", nothing is lost, and with room all works again',
  async () => {
    const folder = emptyFolder();
    const { child, url, lines } = await serveInChild(folder, { wrap: [...mountsItself, folder] });
    const inside = `/proc/${child.pid}/root${folder}`;
    const { pool, close } = connectDatabase({ url, log: () => {} });
    const poll = { interval: 20, timeout: 60_000 };
    const insert = () =>
      pool.query('INSERT INTO kept VALUES (1)').then(() => 'written', isDatabaseUnavailable);
    await pool.query('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    writeFileSync(join(inside, 'fill'), Buffer.alloc(120_000_000));
    // The rest is filled by the write-ahead log, through which every write goes first. This is the hardest
    // way for PostgreSQL to run out of space.
    const write = () => pool.query(`SELECT pg_logical_emit_message(true, 'x', repeat('x', 1000000))`);
    const failures = new Set<unknown>();
    await expect
      .poll(
        () =>
          write().then(
            () => lines,
            (error) => failures.add(error) && lines,
          ),
        { ...poll, interval: 1 },
      )
      .toContain('The disk is full: the database answers only reads until disk space is available.');
    expect([...failures].filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
    await expect.poll(() => lines, poll).toContain('The database is back.');
    expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
    expect(await insert()).toBe(true);
    spawnSync('rm', [join(inside, 'fill')]);
    await expect.poll(insert, poll).toBe('written');
    expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }, { n: 1 }]);
    await close();
  },
);

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithDatabase } from '../../../test-support/database/data-folder.ts';
import { postmasterOf, query } from '../../../test-support/database/embedded-child.ts';
import { choosePostgresLauncher } from './choose-launcher.ts';
import { NO_RESERVE } from './disk-reserve.ts';
import { thisMachine } from './machine.ts';
import { openDataFolder, readExistingData } from './open-data-folder.ts';
import { sendSignal, serverProcessesIn } from './processes.ts';
import { makeSocketFolder, removeSocketFolder, urlOf } from './socket-folder.ts';
import { supervise } from './supervise.ts';

async function prepareSupervised(lines: string[]) {
  const data = openDataFolder(await folderWithDatabase());
  const machine = thisMachine();
  const launcher = choosePostgresLauncher(machine, readExistingData(data.clusterFolder));
  const socketFolder = makeSocketFolder(machine, launcher);
  return {
    launcher,
    data,
    socketFolder,
    settings: {},
    reserve: NO_RESERVE,
    log: (line: string) => lines.push(line),
  };
}

test('A database that keeps dying is abandoned after a limited number of restarts, and this is logged', async () => {
  const lines: string[] = [];
  const options = await prepareSupervised(lines);
  const { exited } = await supervise(options, [0, 1, 1]);
  // From here on, no start succeeds.
  renameSync(join(options.data.clusterFolder, 'global'), join(options.data.clusterFolder, 'elsewhere'));
  sendSignal(postmasterOf(options.data.path), 'SIGKILL');
  await exited;
  expect(lines.filter((line) => line === 'The database died: starting it again.')).toHaveLength(3);
  expect(lines.at(-1)).toBe('The database died 4 times in a row; no more restarts.');
  removeSocketFolder(options.socketFolder);
});

test('A stop that is requested during a restart leaves nothing running', async () => {
  const lines: string[] = [];
  const options = await prepareSupervised(lines);
  const { exited, stop } = await supervise(options, [0, 50]);
  sendSignal(postmasterOf(options.data.path), 'SIGKILL');
  // The old server has ended. The new server runs, and does not serve yet.
  const poll = { interval: 1, timeout: 60_000 };
  await expect.poll(() => lines, poll).toContain('The database died: starting it again.');
  await expect.poll(() => serverProcessesIn(options.data.clusterFolder), poll).not.toEqual([]);
  expect(lines).not.toContain('The database is back.');
  await stop();
  await exited;
  expect(serverProcessesIn(options.data.clusterFolder)).toEqual([]);
  removeSocketFolder(options.socketFolder);
});

test('A database that died is reached at the same address as before', async () => {
  const lines: string[] = [];
  const options = await prepareSupervised(lines);
  const { stop } = await supervise(options);
  sendSignal(postmasterOf(options.data.path), 'SIGKILL');
  await expect.poll(() => lines, { interval: 5, timeout: 60_000 }).toContain('The database is back.');
  expect(await query(urlOf(options.socketFolder), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await stop();
  removeSocketFolder(options.socketFolder);
});

test('While the disk is full the database only answers reads, and writes again when there is room', async () => {
  const lines: string[] = [];
  const options = await prepareSupervised(lines);
  let room = false;
  const reserve = { make: () => room, release: () => false, checkEveryMs: 5 };
  const { stop } = await supervise({ ...options, reserve });
  const url = urlOf(options.socketFolder);
  expect(lines).toContain('The disk is full: the database answers only reads until disk space is available.');
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await expect(query(url, 'CREATE TABLE kept ()')).rejects.toMatchObject({ code: '25006' });
  room = true;
  await expect.poll(() => lines, { interval: 5, timeout: 60_000 }).toContain('The database is back.');
  await query(url, 'CREATE TABLE kept ()');
  // The server was asked to stop, so its end is neither counted nor logged as a death.
  expect(lines).not.toContain('The database died: starting it again.');
  await stop();
  removeSocketFolder(options.socketFolder);
});

test('A start that fails on a full disk is repeated once after the reserve is released', async () => {
  const lines: string[] = [];
  const options = await prepareSupervised(lines);
  let released = 0;
  const reserve = {
    make: () => released === 0,
    release: () => {
      released += 1;
      renameSync(join(options.data.clusterFolder, 'elsewhere'), join(options.data.clusterFolder, 'global'));
      return true;
    },
    checkEveryMs: 1_000_000,
  };
  renameSync(join(options.data.clusterFolder, 'global'), join(options.data.clusterFolder, 'elsewhere'));
  const { stop } = await supervise({ ...options, reserve });
  expect(released).toBe(1);
  expect(await query(urlOf(options.socketFolder), 'SHOW default_transaction_read_only')).toEqual([
    { default_transaction_read_only: 'on' },
  ]);
  await stop();
  removeSocketFolder(options.socketFolder);
});

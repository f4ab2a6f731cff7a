import { chmodSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, folderWithDatabase } from '../../../test-support/database/data-folder.ts';
import { query, serveInChild } from '../../../test-support/database/embedded-child.ts';
import { isRoot, isWorldReadable, machineWith, REFUSES } from '../../../test-support/database/machine.ts';
import { choosePostgresLauncher } from './choose-launcher.ts';
import { thisMachine } from './machine.ts';

/**
 * Every launcher that this machine can use serves a database. The others are tested by their choice alone, in
 * choose-launcher.test.ts.
 */
const launcher = choosePostgresLauncher(thisMachine(), undefined);
const hasNamespaces = launcher.commandPrefix.length > 0;
const hasSystemServer = canRun({ packageFolder: undefined });
const withoutNamespaces = { unshareCommand: REFUSES };
const writeStatement = "CREATE TABLE kept AS SELECT 'committed' AS word";
const storedRows = [{ word: 'committed' }];

function canRun(changes: Parameters<typeof machineWith>[0]): boolean {
  try {
    return Boolean(choosePostgresLauncher(machineWith(changes), undefined));
  } catch {
    return false;
  }
}

const ownerOf = (dataFolder: string) => statSync(join(dataFolder, 'postgres/base')).uid;

async function writeAndStop(dataFolder: string, machine = {}, wrap: string[] = []): Promise<string> {
  const { child, url, description, refusal } = await serveInChild(dataFolder, { machine, wrap });
  if (refusal) throw new Error(refusal);
  await query(url, writeStatement);
  child.kill('SIGKILL');
  return description;
}

async function readAgain(dataFolder: string, machine = {}, wrap: string[] = []): Promise<string> {
  const { url, description, refusal } = await serveInChild(dataFolder, { machine, wrap });
  if (refusal) throw new Error(refusal);
  expect(await query(url, 'SELECT * FROM kept')).toEqual(storedRows);
  return description;
}

test.runIf(hasNamespaces)('Root with user namespaces: the data still belongs to root', async () => {
  const dataFolder = emptyFolder(0o700);
  expect(await writeAndStop(dataFolder)).toContain('as root in a user namespace');
  expect(ownerOf(dataFolder)).toBe(0);
  await readAgain(dataFolder);
});

test.runIf(isRoot)(
  'Root without user namespaces: another account runs it, even below folders that it may not enter',
  async () => {
    const dataFolder = join(emptyFolder(0o700), 'data');
    expect(await writeAndStop(dataFolder, withoutNamespaces)).toMatch(
      /with the rights of user (postgres|nobody)/,
    );
    expect(ownerOf(dataFolder)).toBeGreaterThan(0);
    expect(statSync(dataFolder).uid).toBe(0);
    await readAgain(dataFolder, withoutNamespaces);
  },
);

test.runIf(isRoot)(
  'Root without user namespaces, with the npm package below a closed folder: a copy of the package runs',
  async () => {
    const home = emptyFolder(0o700);
    const packageFolder = thisMachine().packageFolder ?? '';
    cpSync(dirname(packageFolder), home, { recursive: true, verbatimSymlinks: true });
    const machine = {
      ...withoutNamespaces,
      packageFolder: join(home, 'native'),
      copyFolders: [emptyFolder()],
    };
    const dataFolder = emptyFolder();
    expect(await writeAndStop(dataFolder, machine)).toMatch(/from npm, with the rights of user/);
    await readAgain(dataFolder, machine);
  },
);

test.runIf(hasNamespaces)(
  'Data made in a namespace is served by another account once there are no namespaces any more',
  async () => {
    const dataFolder = await folderWithDatabase();
    await writeAndStop(dataFolder);
    expect(ownerOf(dataFolder)).toBe(0);
    await readAgain(dataFolder, withoutNamespaces);
    expect(ownerOf(dataFolder)).toBeGreaterThan(0);
  },
);

test.runIf(hasNamespaces)(
  'Data that belongs to another account is served by that account again, with or without namespaces',
  async () => {
    const dataFolder = emptyFolder();
    const description = await writeAndStop(dataFolder, withoutNamespaces);
    expect(await readAgain(dataFolder)).toBe(description);
  },
);

test.runIf(hasNamespaces)('Not root: PostgreSQL runs directly', async () => {
  const dataFolder = emptyFolder();
  // Inside the namespace this process is user 1000 and nothing else. Outside, its files are still ours.
  const wrap = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
  expect(await writeAndStop(dataFolder, {}, wrap)).toContain('as this user');
  await readAgain(dataFolder, {}, wrap);
});

test.runIf(isRoot && isWorldReadable)(
  'Not root, with package libraries neither linked nor writable: a copy of the package runs',
  async () => {
    const home = emptyFolder();
    cpSync(dirname(thisMachine().packageFolder ?? ''), home, { recursive: true, verbatimSymlinks: true });
    for (const { target } of JSON.parse(readFileSync(join(home, 'native/pg-symlinks.json'), 'utf8'))) {
      rmSync(join(home, target), { force: true });
    }
    const copies = emptyFolder(0o777);
    const machine = { packageFolder: join(home, 'native'), systemFolders: [], copyFolders: [copies] };
    const folder = emptyFolder(0o777);
    const wrap = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];
    expect(await writeAndStop(join(folder, 'data'), machine, wrap)).toContain('from npm, as this user');
    expect(ownerOf(join(folder, 'data'))).toBe(65_534);
  },
);

test.runIf(isRoot && isWorldReadable)(
  'Not root, on a folder that is not writable or belongs to root: the start is refused with a message',
  async () => {
    const wrap = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'];
    const closed = emptyFolder(0o755);
    for (const folder of [closed, join(closed, 'data')]) {
      const { refusal } = await serveInChild(folder, { wrap });
      expect(refusal).toMatch(/cannot be written \(permission denied\): .*DATA_FOLDER/);
    }
    const dataFolder = await folderWithDatabase();
    chmodSync(dataFolder, 0o777);
    const foreign = await serveInChild(dataFolder, { wrap });
    expect(foreign.refusal).toMatch(/belongs to user root: start as that user/);
  },
);

test.runIf(hasSystemServer)(
  'Without the npm package a PostgreSQL of the machine serves, and its data stays with that version',
  async () => {
    const dataFolder = emptyFolder();
    const description = await writeAndStop(dataFolder, { packageFolder: '' });
    expect(description).toMatch(/from \/usr\//);
    // The npm package is available again. Its major version may be a different one.
    const again = await readAgain(dataFolder);
    const major = /PostgreSQL (\d+)/;
    expect(major.exec(again)?.[1]).toBe(major.exec(description)?.[1]);
  },
);

test('Data of a major version that nothing here can read is refused with a message and left alone', async () => {
  const dataFolder = emptyFolder();
  await writeAndStop(dataFolder);
  const versionFile = join(dataFolder, 'postgres/PG_VERSION');
  const version = readFileSync(versionFile);
  writeFileSync(versionFile, '12\n');
  const { refusal } = await serveInChild(dataFolder);
  expect(refusal).toMatch(
    /was made by PostgreSQL 12, and only version [\d and]+ can be run here: install PostgreSQL 12/,
  );
  writeFileSync(versionFile, version);
  await readAgain(dataFolder);
});

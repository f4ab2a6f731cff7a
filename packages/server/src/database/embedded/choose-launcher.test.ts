import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { binariesOf, isRoot, machineWith, REFUSES } from '../../../test-support/database/machine.ts';
import { CannotStart } from '../cannot-start.ts';
import { choosePostgresLauncher } from './choose-launcher.ts';
import { findBinaries } from './find-binaries.ts';
import { thisMachine } from './machine.ts';

/**
 * A machine with only the given binaries. What the machine of the test has installed therefore does not
 * matter.
 */
function machineHaving(folder: string, changes = {}) {
  return machineWith({ packageFolder: dirname(folder), systemFolders: [], copyFolders: [], ...changes });
}

const existingData = (major: number, ownerUid = process.geteuid?.() ?? 0) => ({
  clusterFolder: '/data/postgres',
  major,
  ownerUid,
});
const accountText = isRoot ? /user namespace|rights of user/ : /as this user/;

test('The PostgreSQL from npm comes first, then those that the machine has installed', () => {
  const npm = binariesOf('18.4');
  const launcher = choosePostgresLauncher(
    machineHaving(npm, { systemFolders: [binariesOf('19.0')] }),
    undefined,
  );
  expect(launcher).toMatchObject({ major: 18, binariesFolder: npm });
  expect(launcher.description).toMatch(/^PostgreSQL 18 from npm, /);
  expect(launcher.description).toMatch(accountText);
});

test('If the npm package has nothing that runs, a PostgreSQL of the machine serves in the same way', () => {
  const broken = binariesOf('18.4');
  writeFileSync(join(broken, 'postgres'), '#!/bin/sh\necho "cannot open shared object file" >&2\nexit 127\n');
  const system = binariesOf('16.2');
  const launcher = choosePostgresLauncher(machineHaving(broken, { systemFolders: [system] }), undefined);
  expect(launcher).toMatchObject({ major: 16, binariesFolder: system });
  expect(
    choosePostgresLauncher(machineWith({ packageFolder: undefined, systemFolders: [system] }), undefined)
      .binariesFolder,
  ).toBe(system);
});

test('A PostgreSQL that is too old for our SQL is not used, unless its data exists already', () => {
  const machine = machineWith({ packageFolder: undefined, systemFolders: [binariesOf('14.9')] });
  expect(() => choosePostgresLauncher(machine, undefined)).toThrow(
    'No PostgreSQL can be run on this machine',
  );
  expect(choosePostgresLauncher(machine, existingData(14)).major).toBe(14);
});

test('Existing data is read by its own major version, from any source', () => {
  const system = binariesOf('16.2');
  const machine = machineHaving(binariesOf('18.4'), { systemFolders: [system] });
  expect(choosePostgresLauncher(machine, existingData(16)).binariesFolder).toBe(system);
});

test('Data of a major version that is missing here is refused with a message that says what to install', () => {
  const machine = machineHaving(binariesOf('18.4'), { systemFolders: [binariesOf('16.2')] });
  const choose = () => choosePostgresLauncher(machine, existingData(17));
  expect(choose).toThrow(CannotStart);
  expect(choose).toThrow(
    /^The data in \/data\/postgres was made by PostgreSQL 17, and only version 18 and 16 can be run here: install PostgreSQL 17 .*postgresql-17/,
  );
});

test('If nothing can be run, one message says what to install and that DATABASE_URL may be set', () => {
  const machine = machineWith({ packageFolder: undefined, systemFolders: [] });
  expect(() => choosePostgresLauncher(machine, undefined)).toThrow(
    /install one .*apt-get install postgresql.*DATABASE_URL/,
  );
});

test.runIf(isRoot)('Root without user namespaces runs PostgreSQL with the rights of another account', () => {
  const launcher = choosePostgresLauncher(
    machineHaving(binariesOf('18.4'), { unshareCommand: REFUSES }),
    undefined,
  );
  expect(launcher.commandPrefix).toEqual([]);
  expect(launcher.account?.uid).toBeGreaterThan(0);
  expect(launcher.description).toContain(`with the rights of user ${launcher.account?.name}`);
});

test.runIf(isRoot)(
  'Accounts are tried in their order, and an account that this machine lacks is skipped',
  () => {
    const machine = machineHaving(binariesOf('18.4'), {
      unshareCommand: REFUSES,
      accounts: ['no-such-user', 'nobody'],
    });
    expect(choosePostgresLauncher(machine, undefined).account?.name).toBe('nobody');
  },
);

test.runIf(isRoot)('The owner of the data runs it again, even if root could make a namespace now', () => {
  const launcher = choosePostgresLauncher(machineHaving(binariesOf('18.4')), existingData(18, 12_345));
  expect(launcher.account).toEqual({ name: 'number 12345', uid: 12_345, gid: 12_345 });
});

test('A user who is not root and does not own the data is refused with a message', () => {
  const machine = machineHaving(binariesOf('18.4'), { uid: 1_000 });
  const choose = () => choosePostgresLauncher(machine, existingData(18, 0));
  expect(choose).toThrow(CannotStart);
  expect(choose).toThrow(/^The data in \/data\/postgres belongs to user root: start as that user/);
});

test('A user who is not root runs PostgreSQL directly', () => {
  const launcher = choosePostgresLauncher(
    machineHaving(binariesOf('18.4'), { uid: 1_000 }),
    existingData(18, 1_000),
  );
  expect(launcher).toMatchObject({ commandPrefix: [], account: undefined });
});

test.runIf(isRoot)('Another account that cannot read the npm package in its place runs a copy of it', () => {
  const home = emptyFolder(0o700);
  writeFileSync(join(home, 'package.json'), '{"version":"18.4.0-test"}');
  cpSync(binariesOf('18.4'), join(home, 'native/bin'), { recursive: true });
  const copies = emptyFolder();
  const machine = machineHaving(join(home, 'native/bin'), { copyFolders: [copies], unshareCommand: REFUSES });
  const { binariesFolder: folder } = choosePostgresLauncher(machine, undefined);
  expect(folder).toMatch(/\/ashore-postgresql-18\.4\.0-test-.*\/native\/bin$/);
  expect(folder).toContain(copies);
});

test('This machine has the package that npm shipped for it', () => {
  expect(findBinaries(thisMachine())[0]?.origin).toBe('npm');
});

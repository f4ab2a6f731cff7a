import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { diskReserve } from './disk-reserve.ts';

const MORE_THAN_ANY_DISK = 2 ** 60;

test('The reserve is made once and whole, and one that was cut short is made again', () => {
  const folder = emptyFolder();
  const path = join(folder, 'disk-reserve');
  writeFileSync(path, 'cut short');
  const { make } = diskReserve(folder, 1_000);
  expect(make()).toBe(true);
  expect(statSync(path).size).toBe(1_000);
  expect(make()).toBe(true);
});

test('If there is no room for the reserve, none is made, and the result says so', () => {
  const folder = emptyFolder();
  expect(diskReserve(folder, MORE_THAN_ANY_DISK).make()).toBe(false);
  expect(existsSync(join(folder, 'disk-reserve'))).toBe(false);
});

test('The reserve is released only on a full disk, not after other errors', () => {
  const folder = emptyFolder();
  diskReserve(folder, 1_000).make();
  expect(diskReserve(folder, 1_000).release()).toBe(false);
  expect(diskReserve(folder, MORE_THAN_ANY_DISK).release()).toBe(true);
  expect(existsSync(join(folder, 'disk-reserve'))).toBe(false);
  expect(diskReserve(folder, MORE_THAN_ANY_DISK).release()).toBe(false);
});

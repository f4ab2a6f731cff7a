import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { migrationsFolder } from '../../test-support/database/test-database.ts';
import { CannotStart } from './cannot-start.ts';
import { readMigrations } from './migrate.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ashore-test-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('Migrations come in the order of their numbers; other files are not migrations', () => {
  const folder = folderWith({ '0002-b.sql': 'B', '0001-a.sql': 'A', 'README.md': '' });
  expect(readMigrations(folder).map(({ number, name, sql }) => [number, name, sql])).toEqual([
    [1, '0001-a.sql', 'A'],
    [2, '0002-b.sql', 'B'],
  ]);
});

test('Line ends that a checkout changed do not change a migration; any other change does', () => {
  const checksum = (text: string) => readMigrations(folderWith({ '0001-a.sql': text }))[0]?.checksum;
  expect(checksum('a\r\nb\r\n')).toBe(checksum('a\nb\n'));
  expect(checksum('a\nb\n')).not.toBe(checksum('a\nb'));
});

test.each([
  [{ '0001-a.sql': '', '0003-c.sql': '' }, '0003-c.sql is number 2'],
  [{ '0001-a.sql': '', '0001-b.sql': '' }, '0001-b.sql is number 2'],
  [{ '1-a.sql': '' }, 'not 1-a.sql'],
  [{ '0001_A.sql': '' }, 'not 0001_A.sql'],
])('A gap, a duplicate number or a wrong name is refused with a message: %j', (files, sentence) => {
  const read = () => readMigrations(folderWith(files));
  expect(read).toThrow(CannotStart);
  expect(read).toThrow(sentence);
});

test('The migrations of this program can be read', () => {
  expect(readMigrations(migrationsFolder).length).toBeGreaterThan(0);
});

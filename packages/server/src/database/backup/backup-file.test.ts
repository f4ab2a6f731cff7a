import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { createBackupFile } from './backup-file.ts';

test('The file contains what was written in order, in pieces of any size, and the checksum covers all of it', async () => {
  const path = join(emptyFolder(), 'new/a.gz');
  const file = createBackupFile(path);
  let written = '';
  for (const size of [1, 200_000, 0, 131_072, 5, 131_071, 70_000, 70_000]) {
    const text = String.fromCharCode(97 + (written.length % 26)).repeat(size);
    written += text;
    await file.write(Buffer.from(text));
  }
  expect(file.checksum()).toBe(createHash('sha256').update(written).digest('hex'));
  await file.finish();
  expect(gunzipSync(readFileSync(path)).toString()).toBe(written);
});

test('The bytes may be overwritten as soon as they were written', async () => {
  const path = join(emptyFolder(), 'a.gz');
  const file = createBackupFile(path);
  for (const size of [10, 200_000]) {
    const bytes = Buffer.alloc(size, 'a');
    const writing = file.write(bytes);
    bytes.fill('b');
    await writing;
  }
  await file.finish();
  expect(gunzipSync(readFileSync(path)).toString()).toBe('a'.repeat(200_010));
});

test('Before it is finished there is no file under its name, and an abandoned file leaves nothing', async () => {
  const path = join(emptyFolder(), 'a.gz');
  const file = createBackupFile(path);
  await file.writeLine({ some: 'thing' });
  expect(existsSync(path)).toBe(false);
  await file.abandon();
  expect(readdirSync(dirname(path))).toEqual([]);
});

test('A path that cannot be written causes an error when writing or finishing, never an endless wait', async () => {
  const path = join(emptyFolder(), 'a.gz');
  mkdirSync(`${path}.unfinished`);
  const file = createBackupFile(path);
  const write = async () => {
    for (let i = 0; i < 50; i++) await file.write(Buffer.alloc(200_000, 'x'));
    await file.finish();
  };
  await expect(write()).rejects.toThrow('EISDIR');
});

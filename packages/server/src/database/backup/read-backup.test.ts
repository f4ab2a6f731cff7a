import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type BackupPart, readBackup } from './read-backup.ts';

const BEFORE_ROWS = `${JSON.stringify({ format: 'ashore-backup', version: 1, utcTakenAt: '', migrations: [] })}
${JSON.stringify({ table: 'public.t', columns: ['a'] })}
`;

function backupWith(rows: string): string {
  const body = `${BEFORE_ROWS}${rows}\\.\n{"sequences":[]}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  const path = join(emptyFolder(), 'a.backup.gz');
  writeFileSync(path, gzipSync(`${body}${JSON.stringify({ rows: { 'public.t': 1 }, sha256 })}\n`));
  return path;
}

async function partsOf(path: string): Promise<BackupPart[]> {
  const parts: BackupPart[] = [];
  for await (const part of readBackup(path)) parts.push(part);
  return parts;
}

const rowsOf = (parts: BackupPart[]) =>
  Buffer.concat(parts.flatMap((part) => (part.kind === 'rows' ? [part.bytes] : []))).toString('utf8');

test('A table without rows has none, and the parts come in their order', async () => {
  const parts = await partsOf(backupWith(''));
  expect(parts.map(({ kind }) => kind)).toEqual(['header', 'table', 'end of rows', 'sequences', 'trailer']);
});

test('Rows that look like the end of rows, or like one of our own lines, are rows', async () => {
  const rows = '\\\\.\nx\\\\.\n{"sequences":[]}\n\\N\n\n';
  expect(rowsOf(await partsOf(backupWith(rows)))).toBe(rows);
});

test('Rows are complete, wherever a piece of the file ends', async () => {
  // The file is unpacked in pieces of 256 kB. The border moves through every byte of the end mark and around
  // it.
  for (let shift = -8; shift <= 8; shift++) {
    const rows = `${'x'.repeat(256 * 1024 - BEFORE_ROWS.length + shift)}\ny\n`;
    expect(rowsOf(await partsOf(backupWith(rows)))).toBe(rows);
  }
});

test('A row much longer than a piece of the file is read whole', async () => {
  const rows = `${'long '.repeat(400_000)}\nshort\n`;
  expect(rowsOf(await partsOf(backupWith(rows)))).toBe(rows);
});

test('Many rows come in few parts', async () => {
  const parts = await partsOf(backupWith('1\n'.repeat(500_000)));
  expect(rowsOf(parts)).toHaveLength(1_000_000);
  expect(parts.length).toBeLessThan(20);
});

test('A small file that unpacks into an endless line is refused before it fills the memory', async () => {
  const path = join(emptyFolder(), 'a.backup.gz');
  writeFileSync(path, gzipSync(Buffer.concat([Buffer.from(BEFORE_ROWS), Buffer.alloc(70_000_000, 'a')])));
  await expect(partsOf(path)).rejects.toThrow(/a line in it has no end/);
});

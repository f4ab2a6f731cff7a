import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from './hash.mjs';

const base = mkdtempSync(join(tmpdir(), 'ashore-hash-'));
afterAll(() => rmSync(base, { recursive: true }));
let count = 0;

function hash(files, isWanted) {
  const root = `${join(base, String(count++))}/`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(root + path, text);
  }
  return hashOf(root, ['src', 'lock.json', 'absent'], isWanted);
}

test('The same files give the same hash, wherever they are', () => {
  expect(hash({ 'src/a/b.ts': '1', 'lock.json': '2' })).toBe(hash({ 'lock.json': '2', 'src/a/b.ts': '1' }));
  expect(hash({ 'src/a.ts': '1' })).toMatch(/^[0-9a-f]{12}$/);
});

test('Another content, name or place gives another hash', () => {
  const hashes = [
    hash({ 'src/a.ts': '1' }),
    hash({ 'src/a.ts': '2' }),
    hash({ 'src/b.ts': '1' }),
    hash({ 'src/x/a.ts': '1' }),
    hash({ 'src/a.ts': '', 'src/b.ts': '1' }),
    hash({ 'src/a.ts': '1', 'lock.json': '' }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('Hidden files, modules and unwanted files do not change the hash', () => {
  const plain = hash({ 'src/a.ts': '1' });
  expect(hash({ 'src/a.ts': '1', 'src/.cache/x': '2', 'src/node_modules/y.ts': '3', 'other.ts': '4' })).toBe(
    plain,
  );
  expect(hash({ 'src/a.ts': '1', 'src/a.test.ts': '2' }, (path) => !path.includes('.test.'))).toBe(plain);
});

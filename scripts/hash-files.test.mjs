import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFiles } from './hash-files.mjs';

const temporaryFolder = mkdtempSync(join(tmpdir(), 'ashore-hash-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true }));
let projectCount = 0;

function hashOfFiles(files, isIncluded) {
  const root = `${join(temporaryFolder, String(projectCount++))}/`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(root + path, text);
  }
  return hashFiles(root, ['src', 'lock.json', 'absent'], isIncluded);
}

test('The same files give the same hash, wherever they are', () => {
  expect(hashOfFiles({ 'src/a/b.ts': '1', 'lock.json': '2' })).toBe(
    hashOfFiles({ 'lock.json': '2', 'src/a/b.ts': '1' }),
  );
  expect(hashOfFiles({ 'src/a.ts': '1' })).toMatch(/^[0-9a-f]{12}$/);
});

test('Another content, name or place gives another hash', () => {
  const hashes = [
    hashOfFiles({ 'src/a.ts': '1' }),
    hashOfFiles({ 'src/a.ts': '2' }),
    hashOfFiles({ 'src/b.ts': '1' }),
    hashOfFiles({ 'src/x/a.ts': '1' }),
    hashOfFiles({ 'src/a.ts': '', 'src/b.ts': '1' }),
    hashOfFiles({ 'src/a.ts': '1', 'lock.json': '' }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('Hidden files, modules and unwanted files do not change the hash', () => {
  const plain = hashOfFiles({ 'src/a.ts': '1' });
  expect(
    hashOfFiles({ 'src/a.ts': '1', 'src/.cache/x': '2', 'src/node_modules/y.ts': '3', 'other.ts': '4' }),
  ).toBe(plain);
  expect(hashOfFiles({ 'src/a.ts': '1', 'src/a.test.ts': '2' }, (path) => !path.includes('.test.'))).toBe(
    plain,
  );
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${project}docs/domain/faults.md`, 'utf8');

test('Every fault in the table names tests that exist', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what goes wrong'));
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+\.ts)`/g)].map(([, path = '']) => path);
    expect(named, row).not.toEqual([]);
    for (const path of named) {
      expect(readFileSync(project + path, 'utf8'), `${path} of: ${row}`).toMatch(/^\s*test\b/m);
    }
  }
});

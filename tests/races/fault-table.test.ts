import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${project}docs/domain/faults.md`, 'utf8');
const short: Readonly<Record<string, string>> = {
  F: 'packages/server/src/features/bookings',
  G: 'packages/server/src/gateways',
  R: 'tests/races',
};

test('Every fault of the table names tests that are there', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what goes wrong'));
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+\.ts)`/g)].map(([, path = '']) => path);
    expect(named, row).not.toEqual([]);
    for (const path of named) {
      const [first = '', ...rest] = path.split('/');
      const file = [short[first] ?? first, ...rest].join('/');
      expect(readFileSync(project + file, 'utf8'), `${file} of: ${row}`).toMatch(/^\s*test\b/m);
    }
  }
});

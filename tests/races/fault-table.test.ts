import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${project}docs/domain/faults.md`, 'utf8');

/** The rows of the table below a heading. */
const rowsBelow = (heading: string) =>
  (page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what goes wrong'));

test.each([
  ['Faults of booking and payment', 25],
  ['Faults of accounts and access', 20],
])('Every fault in the table names tests that exist: %s', (heading, count) => {
  const rows = rowsBelow(heading);
  expect(rows.length).toBeGreaterThan(count);
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named, row).not.toEqual([]);
    for (const path of named) {
      expect(readFileSync(project + path, 'utf8'), `${path} of: ${row}`).toMatch(/^\s*test\b/m);
    }
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);

test('An empty status stays in the accessibility tree, because screen readers miss texts of a region that was hidden', () => {
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'));
  const regions = lines.filter((line) => /role="status"|aria-live="polite"/.test(line));
  expect(regions.length).toBeGreaterThan(20);
  expect(regions.filter((line) => line.includes('empty:hidden'))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

test('Decisions have numbers without gaps, each once', () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

test.each(files)('The heading of %s has its number', (file) => {
  expect(readFileSync(new URL(file, folder), 'utf8')).toMatch(
    new RegExp(`^# ${Number(file.slice(0, 4))}\\. `),
  );
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verbs } from './commands.ts';

/** The verbs in the first column of the table. */
function listedIn(file: string): string[] {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const [, table = ''] = /\n\| verb \|[^\n]*\n\|[-|]+\|\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table.split('\n').flatMap((row) => {
    const [, first = ''] = row.split('|');
    return [...first.matchAll(/`([a-z-]+)[^`]*`/g)].map(([, verb = '']) => verb);
  });
}

test('The tables of README and operating.md list every verb once, and no others', () => {
  const known = Object.keys(verbs).toSorted();
  for (const file of ['README.md', 'docs/operating.md'])
    expect(
      listedIn(file)
        .filter((verb) => verb !== 'help')
        .toSorted(),
    ).toEqual(known);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';

/** The commands in the first column of the table. */
function listedCommands(file: string): string[] {
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const [, table = ''] = /\n\| command \|[^\n]*\n\|[-|]+\|\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table.split('\n').flatMap((row) => {
    const [, firstCell = ''] = row.split('|');
    return [...firstCell.matchAll(/`([a-z-]+)[^`]*`/g)].map(([, command = '']) => command);
  });
}

test('The tables of README and operating.md list every command once and no other commands', () => {
  const commandNames = Object.keys(commands).toSorted();
  for (const file of ['README.md', 'docs/operating.md'])
    expect(
      listedCommands(file)
        .filter((command) => command !== 'help')
        .toSorted(),
    ).toEqual(commandNames);
});

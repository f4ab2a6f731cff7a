import { expect, test } from 'vitest';
import { rootEntries } from './root-entries.ts';

test('The root folder has at most 25 entries and 12 commands', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  const manifest = (count: number) =>
    JSON.stringify({ scripts: Object.fromEntries(names(count).map((name) => [name, ''])) });
  const holds = (entries: number, scripts: number) =>
    rootEntries(
      names(entries).map((name) => `${name}/file.ts`),
      manifest(scripts),
    ).map((one) => one.holds);
  expect(holds(25, 12)).toEqual([true, true]);
  expect(holds(26, 13)).toEqual([false, false]);
  expect(rootEntries(['a/b', 'a/c', 'd'], '{}')[0]?.value).toBe('2');
});

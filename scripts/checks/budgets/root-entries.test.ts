import { expect, test } from 'vitest';
import { rootEntries } from './root-entries.ts';

test('The root folder has at most 25 entries and 12 commands', () => {
  const createNames = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  const createManifest = (count: number) =>
    JSON.stringify({ scripts: Object.fromEntries(createNames(count).map((name) => [name, ''])) });
  const verdicts = (entries: number, scripts: number) =>
    rootEntries(
      createNames(entries).map((name) => `${name}/file.ts`),
      createManifest(scripts),
    ).map((one) => one.isKept);
  expect(verdicts(25, 12)).toEqual([true, true]);
  expect(verdicts(26, 13)).toEqual([false, false]);
  expect(rootEntries(['a/b', 'a/c', 'd'], '{}')[0]?.value).toBe('2');
});

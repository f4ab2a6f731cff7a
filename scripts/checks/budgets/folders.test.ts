import { expect, test } from 'vitest';
import { folderBudgets } from './folders.ts';

const files = (count: number, lines: number, folder = 'packages/core/src/money') =>
  Array.from({ length: count }, (_, index): [string, string] => [
    `${folder}/${lines}-${index}.ts`,
    'x\n'.repeat(lines),
  ]);
const check = (...parts: [string, string][][]) =>
  folderBudgets(new Map(parts.flat())).map(({ holds }) => holds);

test('A folder of 24 files is allowed, one of 25 is named', () => {
  expect(check(files(24, 40))).toEqual([true, true]);
  expect(check(files(25, 40))).toEqual([false, true]);
  expect(folderBudgets(new Map(files(25, 40)))[0]?.places).toHaveLength(1);
});

test('Drawings are as many as there are things to draw', () => {
  expect(check(files(99, 40, 'packages/artwork/src/props'))).toEqual([true, true]);
});

test('At most a quarter of the files may have 30 lines or fewer', () => {
  expect(check(files(15, 31), files(5, 30))).toEqual([true, true]);
  expect(check(files(14, 31), files(6, 30))).toEqual([true, false]);
});

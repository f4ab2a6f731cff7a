import { expect, test } from 'vitest';
import { folderBudgets } from './folders.ts';

const filesOf = (count: number, lines: number, folder = 'packages/core/src/money') =>
  Array.from({ length: count }, (_, index): [string, string] => [
    `${folder}/${lines}-${index}.ts`,
    'x\n'.repeat(lines),
  ]);
const verdicts = (...fileLists: [string, string][][]) =>
  folderBudgets(new Map(fileLists.flat())).map(({ isKept }) => isKept);

test('A folder of 24 files is allowed, one of 25 is named', () => {
  expect(verdicts(filesOf(24, 40))).toEqual([true, true]);
  expect(verdicts(filesOf(25, 40))).toEqual([false, true]);
  expect(folderBudgets(new Map(filesOf(25, 40)))[0]?.places).toHaveLength(1);
});

test('Drawings are as many as there are things to draw', () => {
  expect(verdicts(filesOf(99, 40, 'packages/artwork/src/props'))).toEqual([true, true]);
});

test('At most a quarter of the files may have 30 lines or fewer', () => {
  expect(verdicts(filesOf(15, 31), filesOf(5, 30))).toEqual([true, true]);
  expect(verdicts(filesOf(14, 31), filesOf(6, 30))).toEqual([true, false]);
});

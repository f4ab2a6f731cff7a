import { expect, test } from 'vitest';
import { commentBudgets, testLineBudgets } from './proportions.ts';

const commentBudget = (text: string) => commentBudgets(new Map([['a.ts', text]]))[0];

test('Comments are 5 to 12 lines in a hundred; empty lines do not count', () => {
  const codeLines = (count: number) => 'x;\n'.repeat(count);
  expect(commentBudget(`// why\n\n${codeLines(19)}`)).toMatchObject({ value: '5.0 %', isKept: true });
  expect(commentBudget(codeLines(20))).toMatchObject({ value: '0.0 %', isKept: false });
  expect(commentBudget(`/*\n why\n*/\n${codeLines(7)}`)).toMatchObject({ value: '30.0 %', isKept: false });
  expect(commentBudget(`x; // beside code\n${codeLines(9)}`)).toMatchObject({ value: '0.0 %' });
});

test('A folder needs at least its own number of test lines for each line of code', () => {
  const testLineBudget = (source: number, tests: number) =>
    testLineBudgets(
      new Map([
        ['core/a.ts', 'x\n'.repeat(source)],
        ['core/a.test.ts', 'x\n'.repeat(tests)],
      ]),
      { 'core/': 0.8 },
    )[0];
  expect(testLineBudget(10, 8)).toMatchObject({ value: '0.80', isKept: true });
  expect(testLineBudget(10, 7)).toMatchObject({ value: '0.70', isKept: false });
});

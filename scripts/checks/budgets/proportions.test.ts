import { expect, test } from 'vitest';
import { commentBudgets, testLineBudgets } from './proportions.ts';

const share = (text: string) => commentBudgets(new Map([['a.ts', text]]))[0];

test('Comments are 5 to 12 lines in a hundred; empty lines do not count', () => {
  const code = (count: number) => 'x;\n'.repeat(count);
  expect(share(`// why\n\n${code(19)}`)).toMatchObject({ value: '5.0 %', holds: true });
  expect(share(code(20))).toMatchObject({ value: '0.0 %', holds: false });
  expect(share(`/*\n why\n*/\n${code(7)}`)).toMatchObject({ value: '30.0 %', holds: false });
  expect(share(`x; // beside code\n${code(9)}`)).toMatchObject({ value: '0.0 %' });
});

test('A folder needs at least its own number of test lines for each line of code', () => {
  const ratio = (source: number, tests: number) =>
    testLineBudgets(
      new Map([
        ['core/a.ts', 'x\n'.repeat(source)],
        ['core/a.test.ts', 'x\n'.repeat(tests)],
      ]),
      { 'core/': 0.8 },
    )[0];
  expect(ratio(10, 8)).toMatchObject({ value: '0.80', holds: true });
  expect(ratio(10, 7)).toMatchObject({ value: '0.70', holds: false });
});

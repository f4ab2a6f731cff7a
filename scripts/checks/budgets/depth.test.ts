import { expect, test } from 'vitest';
import { depthBudgets } from './depth.ts';

const deepLinesIn = (text: string) => depthBudgets(new Map([['a.tsx', text]])).flatMap((one) => one.places);

test('A line may be seven levels of two spaces deep', () => {
  expect(deepLinesIn(`a\n${' '.repeat(14)}b\n${' '.repeat(15)}c`)).toEqual([]);
  expect(deepLinesIn(`a\n${' '.repeat(16)}b`)).toEqual([
    'a.tsx:2  8 levels deep: name the inner part and move it out',
  ]);
});

test('An empty line has no depth', () => {
  expect(deepLinesIn(' '.repeat(40))).toEqual([]);
});

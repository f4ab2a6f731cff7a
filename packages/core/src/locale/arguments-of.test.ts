import { expect, test } from 'vitest';
import { argumentsOf } from './arguments-of.ts';

test('The arguments of a pattern are sorted and unique, from every depth', () => {
  expect(argumentsOf('Home')).toEqual([]);
  expect(argumentsOf('{b} {a} {b, number}')).toEqual(['a', 'b']);
  expect(argumentsOf('{z, select, x {{n, plural, one {{inner}} other {#}}} other {{deep, number}}}')).toEqual(
    ['deep', 'inner', 'n', 'z'],
  );
});

test('Quoted braces are not an argument', () => {
  expect(argumentsOf("'{name}'")).toEqual([]);
});

import { expect, test } from 'vitest';
import { forbiddenAnywhere, forbiddenInCode } from './forbidden.ts';

function found(text: string, path = 'a.ts'): string[] {
  const sources = new Map([[path, text]]);
  return [...forbiddenInCode(sources), ...forbiddenAnywhere(sources, '/srv/shop/')]
    .filter(({ holds }) => !holds)
    .map(({ name, places }) => `${name} ${places[0]?.split('  ')[0]}`);
}

test('No value is of any type; the word may stand in a comment, a text or a name.', () => {
  for (const code of [
    'let a: any;',
    'b as any',
    'const c: any[] = []',
    'Map<string, any>',
    'f(x: any)',
    'type A = any;',
  ]) {
    expect(found(code), code).toEqual(['"any" a.ts:1']);
  }
  expect(found('// as any\nconst any1 = "x as any"; anyOf(1); Promise.any([]);')).toEqual([]);
});

test('No work is left lying about; what looks like a mark in code or text is none.', () => {
  expect(found(`a;\n// ${'TO'}DO later`)).toEqual(['marks of unfinished work a.ts:2']);
  expect(found(`/* ${'FIX'}ME */`)).toHaveLength(1);
  expect(found(`// @ts-${'ignore'}`)).toHaveLength(1);
  expect(found(`const noCurrency = '${'X'}XX';`)).toEqual([]);
});

test('No test is held back or runs alone.', () => {
  expect(found(`test.${'only'}('a', () => {});`, 'a.test.ts')).toEqual([
    'tests held back or alone a.test.ts:1',
  ]);
  expect(found(`describe.${'skip'}('a', () => {});`, 'a.test.ts')).toHaveLength(1);
});

test('No path of the machine it was written on, in any file.', () => {
  expect(found(`cd ${'/home'}/ann/shop`, 'README.md')).toEqual(['paths of a machine README.md:1']);
  expect(found(`see ${'/srv'}/shop/docs`, 'README.md')).toHaveLength(1);
  expect(found('GET /home/tours and /users/ann/', 'README.md')).toEqual([]);
});

test('No secret, in any file.', () => {
  expect(found(`-----BEGIN ${'PRIVATE'} KEY-----`, 'x.json')).toEqual(['secrets x.json:1']);
  expect(found(`sk_${'live'}_abcdefghijkl`)).toHaveLength(1);
  expect(found('sk_test_abcdefghijkl')).toEqual([]);
});

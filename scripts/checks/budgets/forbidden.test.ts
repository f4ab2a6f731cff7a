import { expect, test } from 'vitest';
import { forbiddenAnywhere, forbiddenInCode } from './forbidden.ts';

function violationsIn(text: string, path = 'a.ts'): string[] {
  const sources = new Map([[path, text]]);
  return [...forbiddenInCode(sources), ...forbiddenAnywhere(sources, '/srv/shop/')]
    .filter(({ isKept }) => !isKept)
    .map(({ name, places }) => `${name} ${places[0]?.split('  ')[0]}`);
}

test('No value has the type any; a comment, a text or a name may contain the word', () => {
  for (const code of [
    'let a: any;',
    'b as any',
    'const c: any[] = []',
    'Map<string, any>',
    'f(x: any)',
    'type A = any;',
  ]) {
    expect(violationsIn(code), code).toEqual(['"any" a.ts:1']);
  }
  expect(violationsIn('// as any\nconst any1 = "x as any"; anyOf(1); Promise.any([]);')).toEqual([]);
});

test('No comment marks unfinished work; similar words in code or text are allowed', () => {
  expect(violationsIn(`a;\n// ${'TO'}DO later`)).toEqual(['marks of unfinished work a.ts:2']);
  expect(violationsIn(`/* ${'FIX'}ME */`)).toHaveLength(1);
  expect(violationsIn(`// @ts-${'ignore'}`)).toHaveLength(1);
  expect(violationsIn(`const noCurrency = '${'X'}XX';`)).toEqual([]);
});

test('No test is skipped or runs alone', () => {
  expect(violationsIn(`test.${'only'}('a', () => {});`, 'a.test.ts')).toEqual([
    'tests skipped or alone a.test.ts:1',
  ]);
  expect(violationsIn(`describe.${'skip'}('a', () => {});`, 'a.test.ts')).toHaveLength(1);
});

test('No test undoes its mocks as its last line, which a failure would skip', () => {
  const undoneMockViolation = 'tests that undo their mocks a.test.ts:2';
  for (const undo of [
    `  vi.${'restore'}AllMocks();\n  go();\n});`,
    `  vi.use${'Real'}Timers();\n});`,
    `afterEach(() => vi.use${'Real'}Timers());`,
    `  logged.mock${'Restore'}();\n});`,
  ])
    expect(violationsIn(`\n${undo}`, 'a.test.ts'), undo).toEqual([undoneMockViolation]);
  expect(violationsIn(`  away.mock${'Restore'}();\n  await back();\n});`, 'a.test.ts')).toEqual([]);
  expect(violationsIn(`vi.${'restore'}AllMocks();`, 'tests/support/undo-mocks.ts')).toEqual([]);
});

test('No file contains a path of the machine on which it was written', () => {
  expect(violationsIn(`cd ${'/home'}/ann/shop`, 'README.md')).toEqual(['paths of a machine README.md:1']);
  expect(violationsIn(`see ${'/srv'}/shop/docs`, 'README.md')).toHaveLength(1);
  expect(violationsIn('GET /home/tours and /users/ann/', 'README.md')).toEqual([]);
});

test('No file contains a secret', () => {
  expect(violationsIn(`-----BEGIN ${'PRIVATE'} KEY-----`, 'x.json')).toEqual(['secrets x.json:1']);
  expect(violationsIn(`sk_${'live'}_abcdefghijkl`)).toHaveLength(1);
  expect(violationsIn('sk_test_abcdefghijkl')).toEqual([]);
});

import { expect, test } from 'vitest';
import { impurityViolations } from './pure-core.ts';
import { sourceOf } from './source.ts';

const problemsIn = (text: string, path = 'packages/core/src/money/x.ts') =>
  impurityViolations([sourceOf(path, text)]).map(({ line, wrong }) => `${line} ${wrong}`);

test('Core imports its own files and the packages of the table, but nothing that reads or writes', () => {
  expect(problemsIn(`import { z } from 'zod';\nimport { y } from './y.ts';`)).toEqual([]);
  expect(problemsIn(`import { readFile } from 'node:fs';`)).toEqual(['1 Core imports node:fs.']);
  expect(problemsIn(`import { useState } from 'react';`)).toEqual(['1 Core imports react.']);
});

test('Core never reads the clock, random numbers or the environment', () => {
  expect(problemsIn('\nconst now = Date.now();')).toEqual(['2 Core reads Date.now().']);
  expect(problemsIn('const now = new Date();')).toHaveLength(1);
  expect(problemsIn('const chance = Math.random();')).toHaveLength(1);
  expect(problemsIn('// never Date.now() here\nconst at = new Date(0);')).toEqual([]);
});

test('Other packages and the tests of core may read them', () => {
  expect(problemsIn('const now = Date.now();', 'packages/server/src/main.ts')).toEqual([]);
  expect(problemsIn('const now = Date.now();', 'packages/core/src/money/x.test.ts')).toEqual([]);
});

import { expect, test } from 'vitest';
import { impurityViolations } from './pure-core.ts';
import { sourceOf } from './source.ts';

const wrongs = (text: string, path = 'packages/core/src/money/x.ts') =>
  impurityViolations([sourceOf(path, text)]).map(({ line, wrong }) => `${line} ${wrong}`);

test('Core imports its own files and the packages of the table, but nothing that reads or writes', () => {
  expect(wrongs(`import { z } from 'zod';\nimport { y } from './y.ts';`)).toEqual([]);
  expect(wrongs(`import { readFile } from 'node:fs';`)).toEqual(['1 Core imports node:fs.']);
  expect(wrongs(`import { useState } from 'react';`)).toEqual(['1 Core imports react.']);
});

test('Core never reads the clock, random numbers or the environment', () => {
  expect(wrongs('\nconst now = Date.now();')).toEqual(['2 Core reads Date.now().']);
  expect(wrongs('const now = new Date();')).toHaveLength(1);
  expect(wrongs('const chance = Math.random();')).toHaveLength(1);
  expect(wrongs('// never Date.now() here\nconst at = new Date(0);')).toEqual([]);
});

test('Other packages and the tests of core may read them', () => {
  expect(wrongs('const now = Date.now();', 'packages/server/src/main.ts')).toEqual([]);
  expect(wrongs('const now = Date.now();', 'packages/core/src/money/x.test.ts')).toEqual([]);
});

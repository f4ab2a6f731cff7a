import { expect, test } from 'vitest';
import { readImports, withoutComments } from './read-imports.ts';

const targets = (source: string) =>
  readImports('packages/web/src/shell/header/menu.tsx', source).map((one) => one.target);

test('Every form of import is read: static, for its effect, for types, re-exported and on demand', () => {
  const source = `import { a } from './a.ts';
import './b.css';
import type { C } from '../c.ts';
export { d } from './d.ts';
const load = () => import('./e.tsx');
import {
  f,
  g,
} from './f.ts';`;
  expect(readImports('x/y.ts', source).map(({ line, target }) => `${line} ${target}`)).toEqual([
    '1 x/a.ts',
    '2 x/b.css',
    '3 c.ts',
    '4 x/d.ts',
    '9 x/f.ts',
    '5 x/e.tsx',
  ]);
});

test('A workspace package and the variant of the build are files of this project; other packages are not', () => {
  expect(targets(`import { x } from '@ashore/core/money/money.ts';`)).toEqual([
    'packages/core/src/money/money.ts',
  ]);
  expect(targets(`import logo from '#variant/logo.svg?raw';`)).toEqual(['variants/ashore/logo.svg']);
  expect(targets(`import type { Route } from './+types/root.ts';`)).toEqual([undefined]);
  expect(targets(`import { z } from 'zod';\nimport { join } from 'node:path';`)).toEqual([
    undefined,
    undefined,
  ]);
});

test('An import in a comment or a text does not count, and removing comments keeps the line numbers', () => {
  expect(
    targets(
      `// import x from './x.ts';\n/* import y\n from './y.ts' */\nconst s = "import z from './z.ts'";`,
    ),
  ).toEqual([]);
  expect(withoutComments('a /* b\nc */ d // e\nf')).toBe('a     \n     d     \nf');
  expect(withoutComments(`const url = 'https://a'; // b`)).toBe(`const url = 'https://a';     `);
});

import { expect, test } from 'vitest';
import { sourceOf } from '../dependencies/source.ts';
import { fileReach } from './reach.ts';

function reachBudget(files: Record<string, string>, maxFiles = 9) {
  const sources = Object.entries(files).map(([path, text]) => sourceOf(path, text));
  return fileReach(sources, [{ name: 'a page', entry: 'a.ts', maxFiles }])[0];
}

test('Every file that is loaded with an entry counts once, even if several files import it', () => {
  const files = {
    'a.ts': `import { b } from './b.ts';\nimport './c.ts';`,
    'b.ts': `export { c } from './c.ts';`,
    'c.ts': '',
    'd.ts': `import { a } from './a.ts';`,
  };
  expect(reachBudget(files)).toMatchObject({ value: '3', isKept: true });
  expect(reachBudget(files, 2)).toMatchObject({ value: '3', isKept: false });
});

test('Imports of types and imports on demand load nothing', () => {
  const files = {
    'a.ts': [
      `import type { B } from './b.ts';`,
      `import { type B, type C } from './b.ts';`,
      `const load = () => import('./b.ts');`,
      `type D = typeof import('./b.ts');`,
      `import { type E, c } from './c.ts';`,
    ].join('\n'),
    'b.ts': '',
    'c.ts': '',
  };
  expect(reachBudget(files)).toMatchObject({ value: '2' });
});

test('An entry that has moved fails the check instead of counting nothing', () => {
  expect(reachBudget({ 'b.ts': '' })).toMatchObject({ isKept: false });
});

import { expect, test } from 'vitest';
import { barrelViolations } from './barrels.ts';
import { sourceOf } from './source.ts';

const isBarrel = (text: string, path = 'packages/core/src/money/all.ts') =>
  barrelViolations([sourceOf(path, text)]).length > 0;

test('A file that only re-exports is a barrel in every notation', () => {
  expect(isBarrel(`export * from './a.ts';\nexport { b } from './b.ts';`)).toBe(true);
  expect(isBarrel(`/** Everything. */\nexport type {\n  A,\n} from './a.ts';`)).toBe(true);
  expect(isBarrel(`import { a } from './a.ts';\nexport * from './b.ts';`)).toBe(true);
});

test('A file called index is a barrel with any content', () => {
  expect(isBarrel('export const a = 1;', 'packages/web/src/ui/index.ts')).toBe(true);
});

test('A file with its own code is not a barrel', () => {
  expect(isBarrel(`export { a } from './a.ts';\nexport const b = 1;`)).toBe(false);
  expect(isBarrel(`import './a.css';`)).toBe(false);
  expect(isBarrel('export const a = 1;')).toBe(false);
});

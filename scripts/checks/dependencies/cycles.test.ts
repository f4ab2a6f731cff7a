import { expect, test } from 'vitest';
import { cycleViolations } from './cycles.ts';
import { sourceOf } from './source.ts';

function cyclesIn(files: Record<string, string[]>): string[] {
  const sources = Object.entries(files).map(([path, targets]) =>
    sourceOf(path, targets.map((target) => `import type { X } from './${target}';`).join('\n')),
  );
  return cycleViolations(sources).map(({ path, line, wrong }) => `${path}:${line} ${wrong}`);
}

test('Two files that import each other, even for types only, are a cycle, and its closing import is named', () => {
  expect(cyclesIn({ 'a.ts': ['c.ts', 'b.ts'], 'b.ts': ['a.ts'], 'c.ts': [] })).toEqual([
    'b.ts:1 The import closes a cycle: a.ts → b.ts → a.ts.',
  ]);
});

test('A longer path back is a cycle too, even if the search began outside it', () => {
  expect(cyclesIn({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['d.ts'], 'd.ts': ['b.ts'] })).toEqual([
    'd.ts:1 The import closes a cycle: b.ts → c.ts → d.ts → b.ts.',
  ]);
  expect(cyclesIn({ 'a.ts': ['a.ts'] })).toHaveLength(1);
});

test('Two ways to the same file are not a cycle', () => {
  expect(cyclesIn({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['d.ts'], 'c.ts': ['d.ts'], 'd.ts': [] })).toEqual([]);
});

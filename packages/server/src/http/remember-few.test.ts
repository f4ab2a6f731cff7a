import { expect, test, vi } from 'vitest';
import { rememberFew } from './remember-few.ts';

test('the same text is worked on once', () => {
  const work = vi.fn((text: string) => text.length);
  const remembered = rememberFew(work);
  expect([remembered('abc'), remembered('abc'), remembered('ab')]).toEqual([3, 3, 2]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('texts that are always new or very long cost no memory', () => {
  const work = vi.fn((text: string) => text);
  const remembered = rememberFew(work, { entries: 3, longest: 5 });
  remembered('a');
  for (const text of ['b', 'c', 'd', 'too long', 'too long']) remembered(text);
  remembered('a');
  expect(work).toHaveBeenCalledTimes(7);
});

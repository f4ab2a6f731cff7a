import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptPapers } from './kept-papers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

test('The last papers are kept, eight megabytes of them, and none that is as large as half of that.', () => {
  const kept = createKeptPapers();
  for (const key of ['a', 'b', 'c']) kept.keep(key, megabytes(3));
  expect(['a', 'b', 'c'].map((key) => kept.get(key) !== undefined)).toEqual([false, true, true]);
  kept.keep('large', megabytes(5));
  expect(kept.get('large')).toBeUndefined();
  // Kept anew it does not count twice.
  for (let time = 0; time < 5; time++) kept.keep('c', megabytes(3));
  expect(kept.get('b')).toBeDefined();
});

test('After a minute nothing of a paper is left.', () => {
  const kept = createKeptPapers();
  kept.keep('a', megabytes(1));
  vi.advanceTimersByTime(59_000);
  expect(kept.get('a')).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(kept.get('a')).toBeUndefined();
});

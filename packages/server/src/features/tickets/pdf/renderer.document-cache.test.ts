import { beforeEach, expect, test, vi } from 'vitest';
import { createDocumentCache } from './renderer.ts';

beforeEach(() => void vi.useFakeTimers());

const bufferOfMegabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

test('The cache holds eight megabytes of the latest documents, and none larger than half of that', () => {
  const documents = createDocumentCache();
  for (const key of ['a', 'b', 'c']) documents.store(key, bufferOfMegabytes(3));
  expect(['a', 'b', 'c'].map((key) => documents.get(key) !== undefined)).toEqual([false, true, true]);
  documents.store('large', bufferOfMegabytes(5));
  expect(documents.get('large')).toBeUndefined();
  // A document cached again does not count twice.
  for (let time = 0; time < 5; time++) documents.store('c', bufferOfMegabytes(3));
  expect(documents.get('b')).toBeDefined();
});

test('A document is removed from the cache after a minute', () => {
  const documents = createDocumentCache();
  documents.store('a', bufferOfMegabytes(1));
  vi.advanceTimersByTime(59_000);
  expect(documents.get('a')).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(documents.get('a')).toBeUndefined();
});

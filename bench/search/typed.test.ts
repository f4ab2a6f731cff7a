import { foldText } from '@ashore/search/text/fold-text.ts';
import { expect, test } from 'vitest';
import { typedQueries } from './typed.ts';

test('no two questions have the same answer in the cache', () => {
  const keys = typedQueries().map((path) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const query = foldText(searchParams.get('query')?.trim() ?? '').replace(/\s+/g, ' ');
    return `${searchParams.get('lang')} ${query}`;
  });
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(1_000);
});

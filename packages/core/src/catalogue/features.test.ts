import { expect, test } from 'vitest';
import { EXCLUDED, INCLUDED, TO_BRING, TO_KNOW } from './features.ts';
import { INTERESTS } from './interests.ts';

test('Every word of the vocabulary is unique and written as in a URL', () => {
  for (const list of [INCLUDED, EXCLUDED, TO_BRING, TO_KNOW, INTERESTS]) {
    expect(new Set(list).size).toBe(list.length);
    for (const code of list) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('There are twelve interests', () => {
  expect(INTERESTS).toHaveLength(12);
});

import { expect, test } from 'vitest';
import { LONGEST_QUERY } from './longest-query.ts';
import { search } from './search.ts';

const read = (query: object) => search['~orpc'].inputSchema?.safeParse(query);

test('What is looked for is trimmed, and must be something, and not without end.', () => {
  expect(read({ query: '  sailing ' })?.data).toEqual({ query: 'sailing', currency: 'EUR', size: 24 });
  for (const query of ['', '   ', 'x'.repeat(LONGEST_QUERY + 1), undefined]) {
    expect(read({ query })?.success).toBe(false);
  }
});

test('An answer without a find is an answer.', () => {
  const nothing = { bestMatchType: 'tour', tours: [], tourCount: 0, locations: [], locationCount: 0 };
  expect(search['~orpc'].outputSchema?.parse(nothing)).toEqual(nothing);
});

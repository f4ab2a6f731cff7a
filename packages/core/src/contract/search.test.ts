import { expect, test } from 'vitest';
import { LONGEST_QUERY } from './longest-query.ts';
import { search } from './search.ts';

const read = (query: object) => search['~orpc'].inputSchema?.safeParse(query);

test('What is looked for is trimmed, and must be something, and not without end.', () => {
  expect(read({ query: '  sailing ' })?.data).toEqual({
    query: 'sailing',
    currency: 'EUR',
    expanded: false,
    page: 0,
  });
  for (const query of ['', '   ', 'x'.repeat(LONGEST_QUERY + 1), undefined]) {
    expect(read({ query })?.success).toBe(false);
  }
});

test('How much is wanted, and in which language, is said in few words, and others are refused.', () => {
  const asked = { query: 'sailing', lang: 'zh-Hans', expanded: 'true' };
  expect(read(asked)?.data).toMatchObject({ lang: 'zh-Hans', expanded: true });
  expect(read({ ...asked, expanded: 'false' })?.data).toMatchObject({ expanded: false });
  for (const wrong of [{ lang: 'xx' }, { lang: '' }, { expanded: '1' }, { expanded: 'yes' }])
    expect(read({ ...asked, ...wrong })?.success, JSON.stringify(wrong)).toBe(false);
});

test('Pages are asked for as those of lists are.', () => {
  expect(read({ query: 'sailing', page: '2' })?.data).toMatchObject({ page: 2 });
  for (const page of ['-1', '1.5', 'x', '', '100001'])
    expect(read({ query: 'sailing', page })?.success, page).toBe(false);
});

test('An answer without a find is an answer.', () => {
  const nothing = { bestMatchType: 'tour', tours: [], tourCount: 0, locations: [], locationCount: 0 };
  expect(search['~orpc'].outputSchema?.parse(nothing)).toEqual(nothing);
});

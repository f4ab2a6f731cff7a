import { expect, test } from 'vitest';
import { notNarrowed } from './narrowing.ts';
import { waysOut } from './ways-out.ts';

test('Of a list with nothing those filters are named without which there is something, the best first, three at most.', async () => {
  const narrowing = {
    ...notNarrowed,
    interest: ['air', 'wine'],
    language: ['de'],
    rating: 4,
    instant: true,
  } as const;
  const counts = { air: 0, wine: 2, de: 7, rating: 1, instant: 3 };
  const ways = await waysOut(narrowing, async ({ interest, language, rating, instant }) => {
    const gone =
      (!instant && 'instant') ||
      (rating === undefined && 'rating') ||
      (language.length === 0 && 'de') ||
      (interest[0] === 'air' ? 'wine' : 'air');
    return { page: { totalElements: counts[gone] } };
  });
  expect(ways).toEqual([
    { part: 'language', value: 'de', count: 7 },
    { part: 'instant', value: 'true', count: 3 },
    { part: 'interest', value: 'wine', count: 2 },
  ]);
});

test('Where nothing is chosen there is no way out, and nobody is asked.', async () => {
  const ways = await waysOut(notNarrowed, () => Promise.reject(new Error('asked')));
  expect(ways).toEqual([]);
});

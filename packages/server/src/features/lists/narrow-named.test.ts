import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { columnsWith, manyFacts } from './facts-for-tests.ts';
import type { CurrentLists } from './follow-lists.ts';
import { type NarrowNamed, narrowNamed } from './narrow-named.ts';

const facts = manyFacts(60);
const columns = columnsWith(facts, localDate('2026-11-18'), new Date('2026-11-21T12:00:00Z'));
const lists = { current: async () => ({ columns }) as unknown as CurrentLists };
const [interest = 'wine'] = INTERESTS;

/** The first twenty, the last of them first, with one among them that is not on sale. */
const named = [...facts.slice(0, 20).reverse(), ...[{ id: 'gone', interests: [interest] }]];

function narrowed(query: Partial<NarrowNamed> = {}) {
  return narrowNamed(lists, { locale: 'en', currency: 'EUR', ids: named.map(({ id }) => id), ...query });
}

test('Those that are left stay in the order in which they were named, and nothing else comes in', async () => {
  const wanted = named.filter(({ id, interests }) => id !== 'gone' && interests.includes(interest));
  expect(wanted.length).toBeGreaterThan(0);
  expect((await narrowed({ interest: [interest] })).ids).toEqual(wanted.map(({ id }) => id));
  expect((await narrowed()).ids).toEqual(named.slice(0, 20).map(({ id }) => id));
});

test('Everything is counted among those that were named', async () => {
  const { filters } = await narrowed({ interest: [interest] });
  expect(filters.unfiltered).toBe(20);
  const having = (one: string) =>
    facts.slice(0, 20).filter(({ interests }) => interests.some((id) => id === one));
  expect(filters.interest).toEqual(INTERESTS.map((id) => ({ id, count: having(id).length })));
});

test('Nothing named is nothing left', async () => {
  const { ids, filters } = await narrowed({ ids: [] });
  expect([ids, filters.unfiltered]).toEqual([[], 0]);
});

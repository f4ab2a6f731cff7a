import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { columnsWith, manyFacts } from '../../../test-support/lists/list-facts.ts';
import { type FilterNamedInput, filterNamed } from './filter-named.ts';
import type { CurrentLists } from './watch-lists.ts';

const facts = manyFacts(60);
const columns = columnsWith(facts, localDate('2026-11-18'), new Date('2026-11-21T12:00:00Z'));
const firstOpenDay = () => localDate('2026-11-21');
const currentLists = { current: async () => ({ columns, firstOpenDay }) as unknown as CurrentLists };
/** Not asked without days. */
const noDatabase = {} as Parameters<typeof filterNamed>[0];
/** Has no departures of its own. */
const emptyDatabase = { pool: { query: async () => ({ rows: [] }) } } as unknown as typeof noDatabase;
const [interest = 'wine'] = INTERESTS;

/** The first twenty products in reverse order, with one that is not on sale. */
const namedProducts = [...facts.slice(0, 20).reverse(), ...[{ id: 'gone', interests: [interest] }]];

function filterWith(query: Partial<FilterNamedInput> = {}, database = noDatabase) {
  const ids = namedProducts.map(({ id }) => id);
  const now = new Date('2026-11-21T12:00:00Z');
  return filterNamed(database, currentLists, {
    locale: 'en',
    currency: 'EUR',
    ids,
    now,
    party: 1,
    ...query,
  });
}

test('The remaining products keep the given order, and no other products are added', async () => {
  const wanted = namedProducts.filter(({ id, interests }) => id !== 'gone' && interests.includes(interest));
  expect(wanted.length).toBeGreaterThan(0);
  expect((await filterWith({ interest: [interest] })).ids).toEqual(wanted.map(({ id }) => id));
  expect((await filterWith()).ids).toEqual(namedProducts.slice(0, 20).map(({ id }) => id));
});

test('Filters are counted among the given products only', async () => {
  const { filters } = await filterWith({ interest: [interest] });
  expect(filters.unfiltered).toBe(20);
  const having = (one: string) =>
    facts.slice(0, 20).filter(({ interests }) => interests.some((id) => id === one));
  const byName = filters.interest.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byName).toEqual(INTERESTS.map((id) => ({ id, count: having(id).length })));
});

test('An empty input gives an empty result', async () => {
  const { ids, filters } = await filterWith({ ids: [] });
  expect([ids, filters.unfiltered]).toEqual([[], 0]);
});

test('Days after the last on sale leave nothing, and of a longer span the days on sale count', async () => {
  const [tomorrow, farAhead] = [localDate('2026-11-22'), localDate('2099-12-31')];
  expect((await filterWith({ dateFrom: farAhead, dateTo: farAhead })).ids).toEqual([]);
  const upTo = (dateTo: typeof tomorrow) => filterWith({ dateFrom: tomorrow, dateTo }, emptyDatabase);
  const { ids } = await upTo(addDays(tomorrow, MAX_DAYS_AHEAD));
  expect(ids.length).toBeGreaterThan(0);
  expect((await upTo(farAhead)).ids).toEqual(ids);
});

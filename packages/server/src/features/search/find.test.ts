import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadSmallWorld, trip1, trip2, trip3, trip4 } from '../catalogue/small-world-for-tests.ts';
import { type Find, find } from './find.ts';
import { followSearch, type Search } from './follow-search.ts';
import { usual } from './search-for-tests.ts';

let place: TestDatabase;
let search: Search;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
  await place.database.pool.query(`
    insert into location_aliases select id, 'en', 'Olissipo' from locations where slug = 'lisbon';
    update product_texts set name = 'Sunset sail on the Tagus' where locale = 'en' and name = 'Trip 1';
    update product_texts set sub_title = 'A sail, told in songs' where locale = 'en' and name = 'Trip 2';
    update product_texts set name = 'Segeln in der Dämmerung' where locale = 'de' and name = 'Ausflug 1';
    insert into organisations (id, kind, name) values (gen_random_uuid(), 'supplier', 'Another');
    update products set popularity = 1, supplier_id = (select id from organisations where name = 'Another')
      where id = '${trip4.id}';
    update product_texts set name = null where locale = 'de' and name = 'Ausflug 4';`);
  search = followSearch({ database: place.database, kind: 'memory', file: '/dev/null/none', log: () => {} });
});

afterAll(async () => {
  await search.stop();
  await place.drop();
});

async function found(query: string, more: Partial<Find> = {}) {
  const result = await find(await search.current(), { ...usual, ...more, query });
  return {
    best: result.bestMatchType,
    tours: [...result.tours.keys()],
    places: result.locations.map(({ name }) => name),
  };
}

test('The name of a place finds it first, in any language and by other names, and what is sold there', async () => {
  for (const query of ['lisbon', 'Lissabon', 'olissipo', '里斯本', 'lisbno']) {
    const { best, tours, places } = await found(query, { locale: 'de' });
    expect([best, places], query).toEqual(['location', ['Lissabon']]);
    expect(tours.sort(), query).toEqual([trip1.id, trip2.id, trip4.id].sort());
  }
});

test('A country stands for its cities, and what is sold in them', async () => {
  expect(await found('Japan')).toEqual({ best: 'location', tours: [trip3.id], places: ['Kyoto'] });
});

test('More words ask for a tour: those come first that have every word, and the place is named beside', async () => {
  const { best, tours, places } = await found('sail Lisbon');
  expect([best, tours.slice(0, 2), places]).toEqual(['tour', [trip1.id, trip2.id], ['Lisbon']]);
});

test('A wish is understood in every language, whatever the product is told in', async () => {
  for (const query of ['sailing', 'segeln', '帆船'])
    expect((await found(query)).tours[0], query).toBe(trip1.id);
  for (const query of ['dammerung', 'DÄMMERUNG'])
    expect((await found(query)).tours, query).toEqual([trip1.id]);
});

test('What is found is told in the language of the reader, and in English where nobody has written it', async () => {
  const { tours } = await find(await search.current(), { ...usual, locale: 'de', query: 'lisbon' });
  expect([tours.get(trip1.id), tours.get(trip4.id)]).toMatchObject([
    { name: 'Segeln in der Dämmerung', location: 'Lissabon, Portugal', id: trip1.code },
    { name: 'Trip 4', normalizedUrlPath: `/transfers/lisbon/trip-4-${trip4.code}` },
  ]);
});

test('The first of a short answer are those of a long one, and all are counted', async () => {
  const all = await find(await search.current(), { ...usual, query: 'portugal' });
  const some = await find(await search.current(), {
    ...usual,
    query: 'portugal',
    most: { tours: 2, locations: 1 },
  });
  expect([...some.tours.keys()]).toEqual([...all.tours.keys()].slice(0, 2));
  expect([some.tourCount, all.tourCount, some.locationCount, some.locations.length]).toEqual([3, 3, 1, 1]);
});

test('The first few are not all one supplier’s where others are nearly as good, however few are asked for', async () => {
  const most = { tours: 2, locations: 1 };
  const { tours } = await find(await search.current(), { ...usual, query: 'portugal', most });
  expect([...tours.keys()]).toEqual([trip2.id, trip4.id]);
});

test('What is nowhere finds nothing, and signs that mean something to a database mean nothing here', async () => {
  for (const query of ['xqzvw', '%', '_', "'; --", '!'])
    expect(await found(query), query).toEqual({ best: 'tour', tours: [], places: [] });
});

test('Whoever no longer waits is not answered', async () => {
  const signal = AbortSignal.abort(new Error('typed on'));
  await expect(found('lisbon', { signal })).rejects.toThrow('typed on');
});

test('However long or strange a question is, its answer takes as long as that of a short one', async () => {
  await found('warm');
  const strange = ['a'.repeat(10_000), '🚢'.repeat(5_000), 'שלום '.repeat(2_000), '里'.repeat(10_000)];
  for (const query of [...strange, '\u0000'.repeat(10_000), 'sail '.repeat(2_000), 'ab-'.repeat(3_000)]) {
    const started = performance.now();
    await found(query);
    expect(performance.now() - started, query.slice(0, 9)).toBeLessThan(500);
  }
});

test('Where nothing of a question is known, what is guessed is found; where anything is, nobody guesses', async () => {
  const asked: string[] = [];
  const guess = async (query: string) => {
    asked.push(query);
    return query === 'xqzvw' ? ['sailing'] : [];
  };
  expect((await found('xqzvw', { guess })).tours[0]).toBe(trip1.id);
  expect((await found('wvxzq', { guess })).tours).toEqual([]);
  await found('sail xqzvw', { guess });
  await found('lisbon', { guess });
  expect(asked).toEqual(['xqzvw', 'wvxzq']);
});

test('Only what answers is narrowed, and what fills an answer up follows only while all of it is left', async () => {
  const whole = await found('sail Lisbon');
  expect(whole.tours.length).toBeGreaterThan(2);
  const given: (readonly string[])[] = [];
  const keep = async (ids: readonly string[]) => {
    given.push(ids);
    return ids;
  };
  expect(await found('sail Lisbon', { narrow: keep })).toEqual(whole);
  expect(given.map((ids) => [...ids].sort())).toEqual([[trip1.id, trip2.id].sort()]);
  const { tours } = await found('sail Lisbon', { narrow: async () => [trip2.id] });
  expect(tours).toEqual([trip2.id]);
});

test('To narrow many answers the best thousand are looked at, and no more than are shown where nothing is narrowed', async () => {
  const searching = await search.current();
  const limits: number[] = [];
  const index = {
    ...searching.index,
    async search(...[plan, options]: Parameters<typeof searching.index.search>) {
      limits.push(options.limit);
      return { ...(await searching.index.search(plan, options)), total: 2_500 };
    },
  };
  await find({ ...searching, index }, { ...usual, query: 'sail' });
  expect(limits.splice(0)).toEqual([24]);
  const narrow = async (ids: readonly string[]) => ids;
  const { tourCount } = await find({ ...searching, index }, { ...usual, query: 'sail', narrow });
  expect([limits, tourCount]).toEqual([[24, 1_000], 2_500]);
});

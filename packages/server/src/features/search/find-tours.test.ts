import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { processorTime } from '../../../test-support/processor-time.ts';
import { usual } from '../../../test-support/search/search.ts';
import { type FindToursInput, findTours } from './find-tours.ts';
import { type Search, watchSearch } from './watch-search.ts';

let testDb: TestDatabase;
let search: Search;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  await testDb.database.pool.query(`
    insert into location_aliases select id, 'en', 'Olissipo' from locations where slug = 'lisbon';
    update product_texts set name = 'Sunset sail on the Tagus' where locale = 'en' and name = 'Trip 1';
    update product_texts set sub_title = 'A sail, told in songs' where locale = 'en' and name = 'Trip 2';
    update product_texts set name = 'Segeln in der Dämmerung' where locale = 'de' and name = 'Ausflug 1';
    insert into organisations (id, kind, name) values (gen_random_uuid(), 'supplier', 'Another');
    update products set popularity = 1, supplier_id = (select id from organisations where name = 'Another')
      where id = '${trip4.id}';
    update product_texts set name = null where locale = 'de' and name = 'Ausflug 4';
    insert into public_codes (code, kind) values ('00evra00', 'location');
    insert into locations (id, code, slug, country_code, time_zone, latitude, longitude)
      values ('00000000-0000-4000-8000-000000000001', '00evra00', 'evora', 'PT', 'Europe/Lisbon', 38.57, -7.91);
    insert into location_texts (location_id, locale, name, country_name)
      select '00000000-0000-4000-8000-000000000001', locale, 'Évora', 'Portugal'
      from unnest(array['en', 'de', 'zh-Hans']) as locale;`);
  search = watchSearch({ database: testDb.database, kind: 'memory', file: '/dev/null/none', log: () => {} });
});

afterAll(async () => {
  await search.stop();
  await testDb.drop();
});

async function findWith(query: string, more: Partial<FindToursInput> = {}) {
  const result = await findTours(await search.current(), { ...usual, ...more, query });
  return {
    best: result.bestMatchType,
    tours: [...result.tours.keys()],
    places: result.locations.map(({ name }) => name),
  };
}

test('The name of a place, in any language and spelling, finds the place first and its products', async () => {
  for (const query of ['lisbon', 'Lissabon', 'olissipo', '里斯本', 'lisbno']) {
    const { best, tours, places } = await findWith(query, { locale: 'de' });
    expect([best, places], query).toEqual(['location', ['Lissabon']]);
    expect(tours.sort(), query).toEqual([trip1.id, trip2.id, trip4.id].sort());
  }
});

test('The name of a country finds its cities and their products', async () => {
  expect(await findWith('Japan')).toEqual({ best: 'location', tours: [trip3.id], places: ['Kyoto'] });
});

test('A place where nothing is sold is neither shown nor counted', async () => {
  const { locations, locationCount } = await findTours(await search.current(), { ...usual, query: 'Évora' });
  expect([locations, locationCount]).toEqual([[], 0]);
});

test('A query of several words finds tours that match all words first, and lists the place as well', async () => {
  const { best, tours, places } = await findWith('sail Lisbon');
  expect([best, tours.slice(0, 2), places]).toEqual(['tour', [trip1.id, trip2.id], ['Lisbon']]);
});

test('Products elsewhere are not found in a named place: they follow those of the place, and are not counted', async () => {
  // Kyoto sells no sailing trip, and Lisbon sells two.
  const { tours, tourCount } = await findTours(await search.current(), { ...usual, query: 'sail Kyoto' });
  expect(tourCount).toBe(0);
  expect([...tours.keys()].slice(0, 3)).toEqual([trip3.id, trip1.id, trip2.id]);
  const inLisbon = await findTours(await search.current(), { ...usual, query: 'sail Lisbon' });
  expect(inLisbon.tourCount).toBe(1);
});

test('A product that is all about a wish is found; one that has it among other things only if there is no such product', async () => {
  const totalOf = async (query: string) =>
    (await findTours(await search.current(), { ...usual, query })).tourCount;
  expect(await totalOf('sail Lisbon')).toBe(1);
  const left = async (ids: readonly string[]) => ids.filter((id) => id !== trip1.id);
  const others = await findTours(await search.current(), { ...usual, query: 'sail Lisbon', narrow: left });
  expect([others.tourCount, [...others.tours.keys()][0]]).toEqual([2, trip2.id]);
});

test('A transfer counts only for a traveller who speaks of one, or who names nothing but a place', async () => {
  const totalOf = async (query: string, more: Partial<FindToursInput> = {}) =>
    (await findTours(await search.current(), { ...usual, ...more, query })).tourCount;
  expect(await totalOf('Lisbon')).toBe(3);
  expect(await totalOf('what can we do in Lisbon')).toBe(2);
  expect(await totalOf('Lisbon', { asksMore: true })).toBe(2);
  expect(await totalOf('airport transfer in Lisbon')).toBe(1);
});

test('A word that means nothing known is missing, and nothing counts as found', async () => {
  const narrow = async (ids: readonly string[]) => ids;
  const missingIn = async (query: string) => {
    const { tours, tourCount, missing } = await findTours(await search.current(), {
      ...usual,
      query,
      narrow,
    });
    return [tourCount, [...tours.keys()][0], missing];
  };
  expect(await missingIn('sail in Lisbon to the Glimmerzinne')).toEqual([
    0,
    trip1.id,
    { words: ['glimmerzinne'], where: 'in Lisbon' },
  ]);
  expect(await missingIn('sailing in Kyoto')).toEqual([
    0,
    trip3.id,
    { words: ['sailing'], where: 'in Kyoto' },
  ]);
  expect((await missingIn('sailing in Lisbon'))[2]).toBeUndefined();
  expect((await missingIn('a planetarium and sailing in Lisbon'))[2]).toMatchObject({
    words: ['planetarium'],
  });
});

test('Words that tell of the traveller change nothing of what is found', async () => {
  const foundWith = async (query: string) => {
    const { tours, tourCount } = await findTours(await search.current(), { ...usual, query });
    return [tourCount, [...tours.keys()][0]];
  };
  for (const query of [
    'my ropey lad craves some sailing in Lisbon',
    'Unser quengeliges Nesthäkchen möchte in Lissabon segeln',
    '我胆小又害怕，想在里斯本坐帆船',
  ])
    expect(await foundWith(query), query).toEqual([1, trip1.id]);
  expect((await foundWith('hopelessly stubborn somewhere in Lisbon'))[0]).toBe(2);
});

test('In a named place, a product that meets less of the query still comes before those elsewhere', async () => {
  const { tours, tourCount } = await findTours(await search.current(), {
    ...usual,
    query: 'sunset sail Kyoto',
  });
  expect([tourCount, [...tours.keys()][0]]).toEqual([0, trip3.id]);
});

test('A topic is found in every language, for every language of the product text', async () => {
  for (const query of ['sailing', 'segeln', '帆船'])
    expect((await findWith(query)).tours[0], query).toBe(trip1.id);
  for (const query of ['dammerung', 'DÄMMERUNG'])
    expect((await findWith(query)).tours, query).toEqual([trip1.id]);
});

test('Results are in the reader’s language, and in English where a text is missing', async () => {
  const { tours } = await findTours(await search.current(), { ...usual, locale: 'de', query: 'lisbon' });
  expect([tours.get(trip1.id), tours.get(trip4.id)]).toMatchObject([
    { name: 'Segeln in der Dämmerung', location: 'Lissabon, Portugal', id: trip1.code },
    { name: 'Trip 4', normalizedUrlPath: `/transfers/lisbon/trip-4-${trip4.code}` },
  ]);
});

test('A short result begins like a long one, and both state the total', async () => {
  const fullAnswer = await findTours(await search.current(), { ...usual, query: 'portugal' });
  const shortAnswer = await findTours(await search.current(), {
    ...usual,
    query: 'portugal',
    limits: { tours: 2, locations: 1 },
  });
  expect([...shortAnswer.tours.keys()]).toEqual([...fullAnswer.tours.keys()].slice(0, 2));
  expect([
    shortAnswer.tourCount,
    fullAnswer.tourCount,
    shortAnswer.locationCount,
    shortAnswer.locations.length,
  ]).toEqual([3, 3, 1, 1]);
});

test('The first few results are not all from one supplier if others are nearly as good', async () => {
  const most = { tours: 2, locations: 1 };
  const { tours } = await findTours(await search.current(), { ...usual, query: 'portugal', limits: most });
  expect([...tours.keys()]).toEqual([trip2.id, trip4.id]);
});

test('An unknown word finds nothing, and special characters of SQL have no effect', async () => {
  for (const query of ['xqzvw', '%', '_', "'; --", '!'])
    expect(await findWith(query), query).toEqual({ best: 'tour', tours: [], places: [] });
});

test('An aborted search is not answered', async () => {
  const signal = AbortSignal.abort(new Error('typed on'));
  await expect(findWith('lisbon', { signal })).rejects.toThrow('typed on');
});

test('Long and unusual queries are answered within half a second of processor time', async () => {
  await findWith('warm');
  const strange = ['a'.repeat(10_000), '🚢'.repeat(5_000), 'שלום '.repeat(2_000), '里'.repeat(10_000)];
  for (const query of [...strange, '\u0000'.repeat(10_000), 'sail '.repeat(2_000), 'ab-'.repeat(3_000)]) {
    const started = processorTime();
    await findWith(query);
    expect(processorTime() - started, query.slice(0, 9)).toBeLessThan(500);
  }
});

test('Topics are suggested only if no word of the query is known', async () => {
  const embedded: string[] = [];
  const suggest = async (query: string) => {
    embedded.push(query);
    return query === 'xqzvw' ? ['sailing'] : [];
  };
  expect((await findWith('xqzvw', { suggest })).tours[0]).toBe(trip1.id);
  expect((await findWith('wvxzq', { suggest })).tours).toEqual([]);
  await findWith('sail xqzvw', { suggest });
  await findWith('lisbon', { suggest });
  await findWith('', { suggest });
  expect(embedded).toEqual(['xqzvw', 'wvxzq']);
});

test('Filters apply to the matches, and then to the similar tours behind them', async () => {
  const unfiltered = await findWith('sail Lisbon');
  expect(unfiltered.tours.length).toBeGreaterThan(2);
  const narrowed: { ids: readonly string[]; part: string }[] = [];
  const keep = async (ids: readonly string[], part: string) => {
    narrowed.push({ ids, part });
    return ids;
  };
  expect(await findWith('sail Lisbon', { narrow: keep })).toEqual(unfiltered);
  // Which level of matches is left is seen first, in one call for all levels.
  expect(narrowed.slice(0, 2)).toEqual([
    { ids: [trip1.id, trip2.id], part: 'similar' },
    { ids: [trip1.id], part: 'matches' },
  ]);
  const similar = narrowed[2]?.ids ?? [];
  expect(similar[0]).toBe(trip2.id);
  expect(similar.length).toBeGreaterThan(0);
  const { tours } = await findWith('sail Lisbon', { narrow: async () => [trip2.id] });
  expect(tours).toEqual([trip2.id]);
  const keepsOneSimilar = async (_ids: readonly string[], part: string) =>
    part === 'matches' ? [] : similar.slice(0, 1);
  expect((await findWith('sail Lisbon', { narrow: keepsOneSimilar })).tours).toEqual(similar.slice(0, 1));
});

test('Products that match an excluded concept are left out and not counted, also among the similar ones', async () => {
  expect((await findWith('Lisbon', { excluded: ['sailing'] })).tours).toEqual([trip4.id]);
  const found = await findTours(await search.current(), { ...usual, query: 'Lisbon', excluded: ['sailing'] });
  // What is left is a transfer.
  expect(found.tourCount).toBe(0);
  const { tours } = await findWith('sail Kyoto', { excluded: ['sailing'] });
  expect(tours).not.toContain(trip1.id);
  expect(tours).toContain(trip3.id);
});

test('A query is answered in one pass over the index, with or without a refusal', async () => {
  const searching = await search.current();
  let passes = 0;
  const index = {
    ...searching.index,
    search(...[plan, options]: Parameters<typeof searching.index.search>) {
      passes += 1;
      return searching.index.search(plan, options);
    },
  };
  const passesOf = async (query: string, more: Partial<FindToursInput> = {}) => {
    passes = 0;
    await findTours({ ...searching, index }, { ...usual, ...more, query });
    return passes;
  };
  const narrow = async (ids: readonly string[]) => ids;
  expect(await passesOf('sail Lisbon')).toBe(1);
  expect(await passesOf('sail Lisbon', { narrow })).toBe(1);
  expect(await passesOf('Lisbon', { excluded: ['sailing'], narrow })).toBe(1);
});

test('What is only near never comes before what is found, even if it is as good', async () => {
  const searching = await search.current();
  const level = (id: string) => (id === trip4.id ? 3 : 2);
  const index = {
    ...searching.index,
    async search(...[plan, options]: Parameters<typeof searching.index.search>) {
      const found = await searching.index.search(plan, options);
      const hits = found.hits.map((hit) => ({ ...hit, score: 1, level: level(hit.id) }) as const);
      return { ...found, hits: hits.toSorted((one, other) => other.level - one.level) };
    },
  };
  const { tours } = await findTours({ ...searching, index }, { ...usual, query: 'portugal' });
  expect([...tours.keys()][0]).toBe(trip4.id);
});

test('Filters read the best thousand matches; without filters, only as many as are shown', async () => {
  const searching = await search.current();
  const limits: number[] = [];
  const index = {
    ...searching.index,
    async search(...[plan, options]: Parameters<typeof searching.index.search>) {
      limits.push(options.limit);
      const totals = [2_500, 2_500, 2_500, 2_500] as const;
      return { ...(await searching.index.search(plan, options)), totals };
    },
  };
  await findTours({ ...searching, index }, { ...usual, query: 'sail' });
  expect(new Set(limits.splice(0))).toEqual(new Set([24]));
  const narrow = async (ids: readonly string[]) => ids;
  const { tourCount } = await findTours({ ...searching, index }, { ...usual, query: 'sail', narrow });
  expect([Math.max(...limits), tourCount]).toEqual([1_000, 2_500]);
});

import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listeningApp } from '../../../test-support/app/listening-app.ts';
import { type PageApi, testApp } from '../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { processorTime } from '../../../test-support/processor-time.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  await testDb.database.pool.query(
    `insert into location_aliases select id, 'en', 'Olissipo' from locations where slug = 'lisbon'`,
  );
});

afterAll(() => testDb.drop());

const startApp = (more = {}) => testApp({ database: testDb.database, ...more });
const runSql = (statement: string, values: unknown[] = []) => testDb.database.pool.query(statement, values);

async function readSearch(
  url: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<SearchResult> {
  const answer = await fetch(`${url}/api/search?query=${query}`, { headers });
  expect(answer.status, query).toBe(200);
  return (await answer.json()) as SearchResult;
}

test('A search answers with lines: the first three products and eight places, in the language that it names', async () => {
  const { url } = await startApp();
  const line = await readSearch(url, 'lisbon', { 'accept-language': 'en' });
  expect(line).toEqual({
    bestMatchType: 'location',
    tourCount: 3,
    tours: expect.arrayContaining([
      {
        name: 'Trip 1',
        location: 'Lisbon, Portugal',
        description: expect.any(String),
        id: trip1.code,
        teaserImageUrl: expect.stringMatching(/^\/images\//),
        categories: [expect.objectContaining({ id: expect.any(String), name: expect.any(String) })],
        normalizedUrlPath: `/tours/lisbon/trip-1-${trip1.code}`,
        offer: expect.objectContaining({ currency: 'EUR', basePrice: expect.any(Number) }),
      },
    ]),
    locationCount: 1,
    locations: [
      expect.objectContaining({
        name: 'Lisbon',
        location: 'Portugal',
        slug: 'lisbon',
        id: expect.any(String),
      }),
    ],
    sailings: [],
  });
  expect(await readSearch(url, 'lisbon&lang=de')).toMatchObject({ locations: [{ name: 'Lissabon' }] });
  const { tours } = await readSearch(url, 'olissipo&lang=zh-Hans');
  expect(tours.map(({ name }) => name).sort()).toEqual(['行程 1', '行程 2', '行程 4']);
});

test('Cards and places come only with an expanded search, and match the cards and the place list elsewhere', async () => {
  const { url } = await startApp();
  const results = await readSearch(url, 'lissabon&expanded=true&lang=de&currency=USD');
  expect(results.tours).toHaveLength(3);
  for (const { id, name, summary } of results.tours)
    expect(summary).toMatchObject({ code: id, tourName: name, location: 'Lissabon', currency: 'USD' });
  const { _embedded } = (await (
    await fetch(`${url}/api/locations`, { headers: { 'accept-language': 'de' } })
  ).json()) as { _embedded: { locationList: object[] } };
  const listed = _embedded.locationList.find((one) => 'slug' in one && one.slug === 'lisbon');
  // A result leads to the place, whose page names the ports.
  expect({ ...results.locations[0]?.place, cruisePorts: [] }).toEqual(listed);
  expect(JSON.stringify(await readSearch(url, 'lissabon&expanded=false'))).not.toMatch(/"summary"|"place"/);
});

test('Suggestions state price and rating as cards do, in the currency of the call', async () => {
  const { url } = await startApp();
  const { tours: cards } = await readSearch(url, 'lisbon&expanded=true&currency=USD');
  const { tours } = await readSearch(url, 'lisbon&currency=USD');
  expect(tours.length).toBeGreaterThan(0);
  for (const { id, offer } of tours) {
    const card = cards.find((one) => one.id === id)?.summary;
    expect(card).toMatchObject({ ...offer });
    expect(offer?.currency).toBe('USD');
  }
});

test('A suggestion in memory never states an old price, of the product or of the exchange rates', async () => {
  const { url } = await startApp();
  const offerIn = async (currency: string) =>
    (await readSearch(url, `trip%203&currency=${currency}`)).tours[0]?.offer?.basePrice ?? 0;
  const [euros, dollars] = [await offerIn('EUR'), await offerIn('USD')];
  expect([await offerIn('EUR'), await offerIn('USD')]).toEqual([euros, dollars]);
  await runSql('update products set price_minor = 2 * price_minor where id = $1', [trip3.id]);
  await expect.poll(() => offerIn('EUR')).toBe(2 * euros);
  await runSql('update products set price_minor = price_minor / 2 where id = $1', [trip3.id]);
  await expect.poll(() => offerIn('USD')).toBe(dollars);
  await runSql(`update exchange_rates set rate = 2 * rate where currency = 'USD'`);
  await expect.poll(() => offerIn('USD')).toBeGreaterThan(1.9 * dollars);
  await runSql(`update exchange_rates set rate = rate / 2 where currency = 'USD'`);
  await expect.poll(() => offerIn('USD')).toBe(dollars);
});

test('Where no place matches, suggestions offer the places of their tours, and do not count them', async () => {
  const { url } = await startApp();
  const { tours, locations, locationCount } = await readSearch(url, 'trip%203');
  expect(tours.map(({ id }) => id)).toContain(trip3.code);
  expect(locations.map(({ name }) => name)).toContain('Kyoto');
  expect(locationCount).toBe(0);
  expect((await readSearch(url, 'trip%203&expanded=true')).locations).toEqual([]);
});

test('An expanded search is filtered as lists are, and its counts cover only the products found', async () => {
  const { url } = await startApp();
  const unfiltered = await readSearch(url, 'trip&expanded=true');
  expect(unfiltered).toMatchObject({
    leftCount: unfiltered.tourCount,
    filters: { unfiltered: unfiltered.tourCount },
  });
  const priceOf = ({ summary }: SearchResult['tours'][number]) => summary?.basePrice ?? 0;
  const least = Math.max(...unfiltered.tours.map(priceOf));
  const wanted = unfiltered.tours.filter((tour) => priceOf(tour) === least).map(({ id }) => id);
  expect(wanted.length).toBeLessThan(unfiltered.tourCount);
  const dear = await readSearch(url, `trip&expanded=true&priceFrom=${least}`);
  expect(dear.tours.map(({ id }) => id)).toEqual(wanted);
  expect(dear).toMatchObject({ tourCount: unfiltered.tourCount, leftCount: wanted.length });
  expect(dear.filters).toMatchObject({ unfiltered: unfiltered.tourCount, price: { from: least, to: null } });
  const lines = await readSearch(url, `trip&priceFrom=${least}`);
  expect([lines.tours.length, lines.filters]).toEqual([3, undefined]);
  const backwards = await fetch(`${url}/api/search?query=trip&priceFrom=9&priceTo=1`);
  expect(backwards.status).toBe(400);
});

test('A repeated search in any spelling is answered from memory until its result changes', async () => {
  const { url } = await startApp();
  await readSearch(url, 'Trip%203');
  // The same process reads the lists. After this request they have been read.
  await fetch(`${url}/api/tours?size=1`);
  const { pool } = testDb.database;
  const queries = vi.spyOn(pool, 'query');
  for (const query of [
    'trip+3',
    'TRIP%203',
    '%20tr%C3%ADp%20%20%203',
    'trip%203&currency=EUR&expanded=false',
  ])
    expect((await readSearch(url, query)).tours[0]?.id, query).toBe(trip3.code);
  const first = await fetch(`${url}/api/search?query=trip%203`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${url}/api/search?query=trip%203`, { headers: { 'if-none-match': etag } });
  expect([etag.length > 2, again.status, queries.mock.calls.length]).toEqual([true, 304, 0]);
  expect((await readSearch(url, 'trip%203&lang=de')).tours[0]?.name).toBe('Ausflug 3');
  await runSql(`update product_texts set name = 'Zeppelin' where product_id = $1 and locale = 'en'`, [
    trip3.id,
  ]);
  const named = async () => (await readSearch(url, 'trip%203')).tours.map(({ name }) => name);
  await expect.poll(named, { timeout: 60_000 }).not.toContain('Trip 3');
  await runSql(`update product_texts set name = 'Trip 3' where product_id = $1 and locale = 'en'`, [
    trip3.id,
  ]);
  await expect.poll(named, { timeout: 60_000 }).toContain('Trip 3');
});

test('An invalid search is refused even if an answer is cached, and every valid search is answered', async () => {
  const { url } = await startApp();
  await readSearch(url, 'trip');
  const status = async (query: string) => (await fetch(`${url}/api/search?${query}`)).status;
  for (const query of ['', 'query=', 'query=%20', 'query=trip&lang=xx', 'query=trip&expanded=yes'])
    expect(await status(query), query).toBe(400);
  for (const query of ['query=trip&currency=XXX', `query=${'a'.repeat(201)}`, 'query=trip&query=trip'])
    expect(await status(query), query).toBe(400);
  expect(await status(`query=${'a'.repeat(10_000)}`)).toBe(414);
  const strange = [
    '🚢🏝️',
    '\u202Eliame',
    'שלום עולם',
    '\u0000\u0007',
    "'; drop table--",
    '%',
    '\ud83d',
    '𒀀',
    '!?',
  ];
  for (const text of [...strange, '里'.repeat(200), '-'.repeat(200), 'ä '.repeat(100), 'ﷺ'.repeat(100)]) {
    const started = processorTime();
    const answer = await status(`query=${encodeURIComponent(text.toWellFormed())}`);
    expect([200, 400, 414], text).toContain(answer);
    expect(processorTime() - started, text).toBeLessThan(1_000);
  }
});

test('A search without a match is answered with an empty result', async () => {
  const { url } = await startApp();
  const nothing = {
    bestMatchType: 'tour',
    tours: [],
    tourCount: 0,
    locations: [],
    locationCount: 0,
    sailings: [],
  };
  expect(await readSearch(url, 'xqzvw')).toEqual(nothing);
  const links = { self: { href: expect.stringContaining('query=xqzvw') } };
  const page = { number: 0, size: 24, totalElements: 0, totalPages: 0 };
  const missing = { words: ['xqzvw'], where: '' };
  const expanded = { ...nothing, _links: links, page, missing, understood: [], restOfQuery: 'xqzvw' };
  expect(await readSearch(url, 'xqzvw&expanded=true&size=1e9')).toEqual(expanded);
});

test('Searches on pages are counted, with what they show first; those of other clients are not', async () => {
  const searchOnPage = async (query: string) => {
    const { url, close } = await listeningApp({
      database: testDb.database,
      loaders: {
        faq: async ({ page }) => {
          await (page.api as PageApi).search.find({ query, expanded: true });
          return query;
        },
      },
    });
    expect((await fetch(`${url}/en/faq`)).status).toBe(200);
    await readSearch(url, `${query}&expanded=true`);
    await close();
  };
  await searchOnPage('trip 3');
  const counted = 'select searches, without_results from search_counts';
  expect((await runSql(counted)).rows).toEqual([{ searches: 1, without_results: 0 }]);
  await runSql(
    `insert into search_counts select digest, day - days, 1, 0 from search_counts, unnest(array[1, 2]) days`,
  );
  await searchOnPage('Trip 3');
  expect((await runSql('select language, words, first_results from searched_words')).rows).toEqual([
    { language: 'en', words: 'trip 3', first_results: expect.arrayContaining([trip3.code]) },
  ]);
  await runSql('truncate search_counts');
  await searchOnPage('xqzvw');
  expect((await runSql(counted)).rows).toEqual([{ searches: 1, without_results: 1 }]);
});

test('Until the index is loaded callers are refused with a retry time, and then they are answered', async () => {
  const away = vi.spyOn(testDb.database.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  const { url } = await startApp();
  for (const call of ['search?query=trip', 'locations/search?pattern=lis']) {
    const answer = await fetch(`${url}/api/${call}`);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0], call).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
  away.mockRestore();
  expect((await readSearch(url, 'trip')).tourCount).toBe(4);
});

test('The search of a disconnected caller is abandoned, which does not count as a fault', async () => {
  const signal = AbortSignal.abort(new Error('typed on'));
  const outcomes: unknown[] = [];
  const { url } = await startApp({
    loaders: {
      faq: ({ page }: { page: { api: unknown } }) =>
        (page.api as PageApi).search
          .find({ query: 'trip' }, { signal })
          .catch((error) => outcomes.push(error)),
    },
  });
  await fetch(`${url}/en/faq`);
  expect(outcomes).toMatchObject([{ code: 'unavailable', status: 503 }]);
});

type Named = {
  readonly _embedded: {
    readonly locationList: { readonly name: string; readonly _links: object; readonly slug: string }[];
  };
};

async function readPlaces(
  url: string,
  query: string,
  language = 'en',
): Promise<Named['_embedded']['locationList']> {
  const answer = await fetch(`${url}/api/locations/search?${query}`, {
    headers: { 'accept-language': language },
  });
  expect(answer.status, query).toBe(200);
  return ((await answer.json()) as Named)._embedded.locationList;
}

test('Places are suggested by the start of a name, a similar name, another name, or their country', async () => {
  const { url } = await startApp();
  for (const pattern of ['lis', 'Lisbon', 'lisabon', 'olissipo', 'lissabon', '里斯本', 'portugal'])
    expect(
      (await readPlaces(url, `pattern=${encodeURIComponent(pattern)}`)).map(({ slug }) => slug),
      pattern,
    ).toContain('lisbon');
  expect((await readPlaces(url, 'pattern=lisbo', 'de'))[0]).toMatchObject({
    name: 'Lissabon',
    stateName: expect.any(String),
    countryName: 'Portugal',
    latitude: expect.any(Number),
  });
  expect(await readPlaces(url, 'pattern=xqzvw')).toEqual([]);
});

test('A place names what can be booked there, and a search by product type finds only places that offer it', async () => {
  const { url } = await startApp();
  const booked = async (query: string) =>
    (await readPlaces(url, query)).map(({ _links }) => Object.keys(_links).join());
  expect(await booked('pattern=lisbon')).toEqual(['tours']);
  expect(await booked('pattern=lisbon&products=hotels')).toEqual([]);
  await runSql(`update products set type = 'hotels' where id = $1`, [trip2.id]);
  await expect
    .poll(() => booked('pattern=lisbon&products=hotels'), { timeout: 60_000 })
    .toEqual(['tours,hotels']);
  expect(await booked('slug=lisbon')).toEqual(['tours,hotels']);
  await runSql(`update products set type = 'shows' where id = $1`, [trip2.id]);
  await expect.poll(() => booked('pattern=lisbon'), { timeout: 60_000 }).toEqual(['tours']);
});

test('A search for places uses one kind of parameter at a time', async () => {
  const { url } = await startApp();
  for (const query of [
    '',
    'pattern=',
    'pattern=lis&slug=lisbon',
    'slug=lisbon&products=tours',
    'pattern=a&products=x',
  ])
    expect((await fetch(`${url}/api/locations/search?${query}`)).status, query).toBe(400);
});

test('A search by days finds what the party can book on them, and counts the filters among that', async () => {
  const { url } = await startApp({ clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
  const found = async (party: number) => {
    const days = `dateFrom=2026-11-23&dateTo=2026-11-23&party=${party}`;
    const { tours, leftCount, filters } = await readSearch(url, `lisbon&expanded=true&lang=en&${days}`);
    const ids = tours.flatMap(({ summary }) => summary?.tourId ?? []);
    return { hasTrip1: ids.slice(0, leftCount).includes(trip1.id), leftCount, instant: filters?.instant };
  };
  const before = await found(2);
  expect(before.hasTrip1).toBe(true);
  const { rows } = await runSql('select id from product_options where product_id = $1', [trip1.id]);
  await runSql(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, sold)
     values ($1, '2026-11-23', '18:30', 12, 12, 11)`,
    [rows[0].id],
  );
  const after = await found(2);
  expect(after.hasTrip1).toBe(false);
  expect(after.leftCount).toBe((before.leftCount ?? 0) - 1);
  expect((await found(1)).hasTrip1).toBe(true);
  await runSql('delete from departures');
});

test('A found trip that does not run for some weeks states its next day, unless it is found for days', async () => {
  const { url } = await startApp({ clock: { now: () => new Date('2026-11-23T17:30:00Z') } });
  const nextRun = async (query: string) => {
    const { tours } = await readSearch(url, `${query}&expanded=true&lang=en`);
    return tours.find(({ id }) => id === trip1.code)?.summary?.nextRunOn;
  };
  expect(await nextRun('lisbon')).toBeNull();
  const season = (from: string | null, to: string | null) =>
    runSql(
      `update schedules set season_from = $2, season_to = $3
       where option_id in (select id from product_options where product_id = $1)`,
      [trip1.id, from, to],
    );
  await season('03-20', '11-23');
  await expect.poll(() => nextRun('lisbon')).toBe('2027-03-20');
  expect(await nextRun('lisbon&dateFrom=2027-03-20&dateTo=2027-03-20')).toBeNull();
  await season(null, null);
  await expect.poll(() => nextRun('lisbon')).toBeNull();
});

test('A query that names a ship finds its sailings, and only products for its other words', async () => {
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', '2037-05-15', [
        { port: 'lisbon', departure: '2037-05-15T18:00' },
        { port: 'porto', arrival: '2037-05-16T08:00' },
      ]),
    ],
  });
  const { url } = await startApp();
  const sailings = [expect.objectContaining({ ship: 'serena', from: '2037-05-15', to: '2037-05-16' })];
  expect(await readSearch(url, 'MS+serena+15+May+2037')).toMatchObject({
    sailings,
    tourCount: 0,
    locationCount: 0,
  });
  expect(await readSearch(url, 'MS+serena+lisbon')).toMatchObject({ sailings: [], tourCount: 0 });
  // The day is that of the sailing, so that not all trips of the day are found.
  expect(await readSearch(url, 'MS+serena+15+May+2037&expanded=true')).toMatchObject({
    sailings,
    tourCount: 0,
  });
});

test('Words of a sentence filter the results, and each can be left out', async () => {
  const { url } = await startApp();
  const all = await readSearch(url, 'lisbon&expanded=true');
  expect(all).toMatchObject({ understood: [], restOfQuery: 'lisbon', leftCount: 3 });
  const cheap = await readSearch(url, 'lisbon under 48 euros&expanded=true');
  expect(cheap).toMatchObject({
    restOfQuery: 'lisbon',
    tourCount: 2,
    understood: [
      {
        filter: { kind: 'price', to: 48, currency: 'EUR', isForAll: false },
        words: 'under 48 euros',
        without: 'lisbon',
      },
    ],
  });
  const prices = ({ tours }: SearchResult) => tours.flatMap(({ summary }) => summary?.basePrice ?? []);
  expect(prices(cheap).every((price) => price <= 48)).toBe(true);
  expect(cheap.leftCount).toBe(prices(all).filter((price) => price <= 48).length);
  const impossible = await readSearch(url, 'lisbon under 1 euro with free cancellation&expanded=true');
  expect(impossible.leftCount).toBe(0);
  expect(impossible.understood?.map(({ words, leftWithout }) => [words, leftWithout])).toEqual([
    ['under 1 euro', expect.any(Number)],
    ['with free cancellation', 0],
  ]);
  expect(impossible.understood?.[0]?.leftWithout).toBeGreaterThan(0);
});

test('Suggestions for a sentence are filtered by its words, so that their number is that of the results', async () => {
  const { url } = await startApp();
  for (const query of ['lisbon under 48 euros', 'lisbon bis 48 Euro', '里斯本 48欧以内']) {
    const all = await readSearch(url, `${encodeURIComponent(query)}&expanded=true`);
    const box = await readSearch(url, encodeURIComponent(query));
    expect(all.leftCount, query).toBeLessThan(3);
    expect(box.tourCount, query).toBe(all.leftCount);
    for (const { offer } of box.tours) expect(offer?.basePrice, query).toBeLessThanOrEqual(48);
  }
});

test('A day that no list knows yet leaves no trip, and says how many there are without it', async () => {
  const { url } = await startApp();
  for (const words of ['31.12.2099', 'in 999 days'])
    expect(await readSearch(url, `lisbon ${words}&expanded=true`)).toMatchObject({
      leftCount: 0,
      understood: [{ filter: { kind: 'days' }, words, without: 'lisbon', leftWithout: 2, refused: 'far' }],
    });
  expect(await readSearch(url, 'lisbon 31.12.2020&expanded=true')).toMatchObject({
    leftCount: 0,
    understood: [{ filter: { kind: 'days', from: '2020-12-31' }, refused: 'past' }],
  });
  const [{ refused } = {}] = (await readSearch(url, 'lisbon tomorrow&expanded=true')).understood ?? [];
  expect(refused).toBeUndefined();
});

test('A sentence of filters alone finds what meets them, the most popular first', async () => {
  const { url } = await startApp();
  for (const query of ['under 60 euros', 'a trip under 60 euros', 'etwas bis 60 Euro', '60欧以内的活动']) {
    const found = await readSearch(url, `${encodeURIComponent(query)}&expanded=true`);
    const { page, _embedded } = await (await fetch(`${url}/api/tours?priceTo=60`)).json();
    expect(page.totalElements, query).toBeGreaterThan(0);
    expect(found, query).toMatchObject({
      tourCount: page.totalElements,
      leftCount: page.totalElements,
      understood: [{ filter: { kind: 'price', to: 60 } }],
    });
    expect(
      found.tours.map(({ summary }) => summary?.tourId),
      query,
    ).toEqual(_embedded.tourSummaryList.map(({ tourId }: { tourId: string }) => tourId));
  }
});

test('A refusal beside filters does not find every other trip', async () => {
  const { url } = await startApp();
  const found = await readSearch(url, 'no sailing, under 48 euros&expanded=true');
  expect(found).toMatchObject({ restOfQuery: '', tourCount: 0 });
});

test('What the words refuse is stated with the query without it', async () => {
  const { url } = await startApp();
  expect(await readSearch(url, 'lisbon, no sailing&expanded=true')).toMatchObject({
    restOfQuery: 'lisbon',
    tourCount: 2,
    understood: [{ filter: { kind: 'exclusion', what: 'sailing' }, words: 'no sailing', without: 'lisbon' }],
  });
});

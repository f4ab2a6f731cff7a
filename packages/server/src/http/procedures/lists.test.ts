import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PageApi, testApp } from '../../../test-support/app/test-app.ts';
import {
  lisbonId,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { processorTime } from '../../../test-support/processor-time.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

/**
 * A clock that begins at an instant and runs from there. Answers that are valid for a second only, such as those made
 * while a change is still being read, would never expire by a clock that stands still.
 */
function runningClock(start: string) {
  const begin = new Date(start).getTime() - performance.now();
  return { now: () => new Date(begin + performance.now()) };
}

const startServer = (more = {}) =>
  testApp({ database: testDb.database, clock: runningClock('2026-11-21T12:00:00Z'), ...more });
const runSql = (statement: string, values: unknown[] = []) => testDb.database.pool.query(statement, values);

type ListedTour = {
  readonly tourId: string;
  readonly tourName: string;
  readonly basePrice: number;
  readonly nextRunOn: string | null;
};

type List = {
  readonly _embedded: { readonly tourSummaryList: readonly ListedTour[] };
  readonly _links: { readonly self: { readonly href: string }; readonly next?: { readonly href: string } };
  readonly page: { readonly totalElements: number };
  readonly filters: {
    readonly unfiltered: number;
    readonly interest: unknown;
    readonly price: object;
    readonly type: unknown;
    readonly place: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  };
};

async function readList(address: string, headers: Record<string, string> = {}): Promise<List> {
  const answer = await fetch(address, { headers });
  expect(answer.status, address).toBe(200);
  return (await answer.json()) as List;
}

const idsOf = ({ _embedded }: List) => _embedded.tourSummaryList.map(({ tourId }) => tourId);

test('A list is filtered, sorted and counted, and its links keep the filters', async () => {
  const { url } = await startServer();
  const chosen = 'interest=water&language=en&priceTo=100&timeOfDay=evening&instant=true&sort=high';
  const listed = await readList(`${url}/api/tours?size=1&${chosen}`);
  expect([listed.page.totalElements, listed.filters.unfiltered]).toEqual([4, 4]);
  expect(idsOf(listed)).toEqual([trip3.id]);
  expect(listed.filters.price).toMatchObject({ min: 48, max: 72, from: null, to: 100 });
  const next = listed._links.next?.href ?? '';
  expect(Object.fromEntries(new URL(next, url).searchParams)).toEqual({
    ...{ page: '1', size: '1', currency: 'EUR' },
    ...Object.fromEntries(new URLSearchParams(chosen)),
  });
  const after = await readList(url + next);
  expect(idsOf(after)).not.toContain(trip3.id);
  const shows = await readList(`${url}/api/shows?interest=water`);
  expect([idsOf(shows), shows._links.self.href]).toEqual([
    [trip2.id],
    '/api/shows?page=0&size=24&currency=EUR&interest=water',
  ]);
});

test('A position with more than one decimal is refused, as is one outside the world', async () => {
  const { url } = await startServer();
  const statusOf = async (around: string) => (await fetch(`${url}/api/locations?around=${around}`)).status;
  expect(await statusOf('38.7,-9.1')).toBe(200);
  for (const position of ['38.7223,-9.1393', '91,0', '0,181', '38.7', 'here'])
    expect(await statusOf(position), position).toBe(400);
});

test('A place lists as many products as the index of places counts, and each type those of its tab', async () => {
  const { url } = await startServer();
  const { _embedded } = (await (await fetch(`${url}/api/locations`)).json()) as {
    _embedded: {
      locationList: { slug: string; locationUuid: string; productCounts: Record<string, number> }[];
    };
  };
  expect(_embedded.locationList.length).toBeGreaterThan(1);
  for (const { slug, locationUuid, productCounts } of _embedded.locationList) {
    const everything = await readList(`${url}/api/tours?place=${slug}`);
    const total = Object.values(productCounts).reduce((sum, count) => sum + count, 0);
    expect(everything.page.totalElements, slug).toBe(total);
    for (const [type, count] of Object.entries(productCounts)) {
      // The path of the list of tours lists all types.
      const path = type === 'tours' ? 'tours?type=tours&' : `${type}?`;
      const ofType = await readList(`${url}/api/${path}location=${locationUuid}`);
      expect(ofType.page.totalElements, `${type} in ${slug}`).toBe(count);
      expect(ofType.filters.type).toEqual(everything.filters.type);
    }
  }
});

test('The cities of a list are named in the language of the call', async () => {
  const { url } = await startServer();
  const { filters } = await readList(`${url}/api/tours`, { 'accept-language': 'de' });
  expect(filters.place[0]).toEqual({ id: 'lisbon', name: 'Lissabon', count: filters.place[0]?.count });
  expect((await fetch(`${url}/api/tours?place=Lisbon`)).status).toBe(400);
  expect((await readList(`${url}/api/tours?place=atlantis`)).page.totalElements).toBe(0);
});

/** Sets the season of trip 1, and returns the previous seasons so that the test can restore them. */
async function setSeason(from: string | null, to: string | null) {
  const { rows } = await runSql(
    `select s.id, s.season_from, s.season_to from schedules s join product_options o on o.id = s.option_id
     where o.product_id = $1`,
    [trip1.id],
  );
  const updateSeason = (id: string, seasonFrom: string | null, seasonTo: string | null) =>
    runSql('update schedules set season_from = $2, season_to = $3 where id = $1', [id, seasonFrom, seasonTo]);
  for (const { id } of rows) await updateSeason(id, from, to);
  return async () => {
    for (const { id, season_from, season_to } of rows) await updateSeason(id, season_from, season_to);
  };
}

async function nextRunIn(url: string, query = ''): Promise<string | null | undefined> {
  const tours = (await readList(`${url}/api/tours?${query}`))._embedded.tourSummaryList;
  return tours.find(({ tourId }) => tourId === trip1.id)?.nextRunOn;
}

test('A list without dates shows the next run of a seasonal trip that is out of season', async () => {
  const { url } = await startServer({ clock: runningClock('2026-11-23T17:30:00Z') });
  expect(await nextRunIn(url)).toBeNull();
  const restoreSeasons = await setSeason('03-20', '11-23');
  await expect.poll(() => nextRunIn(url)).toBe('2027-03-20');
  await restoreSeasons();
  await expect.poll(() => nextRunIn(url)).toBeNull();
});

test('A list by dates shows no next run', async () => {
  const { url } = await startServer({ clock: runningClock('2026-11-23T17:30:00Z') });
  const restoreSeasons = await setSeason('03-20', '11-23');
  await expect.poll(() => nextRunIn(url)).toBe('2027-03-20');
  expect(await nextRunIn(url, 'dateFrom=2027-03-20&dateTo=2027-03-20')).toBeNull();
  await restoreSeasons();
});

test('A cached list is read again once a trip goes out of season', async () => {
  const clock = runningClock('2026-11-23T17:20:00Z');
  let minutesLater = 0;
  const { url, memory } = await startServer({
    clock: { now: () => new Date(clock.now().getTime() + minutesLater * 60_000) },
  });
  expect(await nextRunIn(url)).toBeNull();
  const restoreSeasons = await setSeason('03-20', '11-23');
  await expect.poll(() => memory.size().entries).toBe(0);
  expect(await nextRunIn(url)).toBeNull();
  expect(memory.size().entries).toBe(1);
  minutesLater = 10;
  await expect.poll(() => nextRunIn(url)).toBe('2027-03-20');
  await restoreSeasons();
});

test('A price range may be in another currency than the list, and is widened to whole numbers of it', async () => {
  const { url } = await startServer();
  const address = `${url}/api/tours?priceFrom=48&priceTo=60&priceIn=EUR`;
  const [euros, yen, same] = await Promise.all([
    readList(`${address}&currency=EUR`),
    readList(`${address}&currency=JPY`),
    readList(`${url}/api/tours?priceFrom=48&priceTo=60&currency=EUR`),
  ]);
  expect(euros.page.totalElements).toBeGreaterThan(0);
  expect([idsOf(yen), idsOf(same)]).toEqual([idsOf(euros), idsOf(euros)]);
  const { price } = yen.filters as { price: { min: number; from: number; to: number } };
  expect(price.from).toBeGreaterThan(48 * 100);
  expect([price.from % 1, price.to % 1]).toEqual([0, 0]);
  expect(price.to / price.from).toBeCloseTo(60 / 48, 2);
  const tours = (await readList(`${url}/api/tours?currency=EUR`))._embedded.tourSummaryList;
  for (const { tourId, basePrice } of tours)
    for (const currency of ['JPY', 'GBP', 'USD']) {
      const exactly = `priceFrom=${basePrice}&priceTo=${basePrice}&priceIn=EUR&currency=${currency}`;
      expect(idsOf(await readList(`${url}/api/tours?${exactly}`)), currency).toContain(tourId);
    }
  const { price: open } = (await readList(`${url}/api/tours?priceTo=60&priceIn=GBP&currency=GBP`)).filters;
  expect(open).toMatchObject({ from: null, to: 60 });
});

test('A client that has a list gets 304 until something in the list changes', async () => {
  const path = '/api/tours?sort=name&interest=water';
  const [{ url }, another] = [await startServer(), await startServer()];
  const address = `${url}${path}`;
  const first = await fetch(address);
  const etag = first.headers.get('etag') ?? '';
  const fetchAgain = (etagSent = etag, from = address) =>
    fetch(from, { headers: { 'if-none-match': etagSent } });
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const [cached, made] = [await fetchAgain(), await fetchAgain(etag, `${another.url}${path}`)];
  for (const answer of [cached, made]) {
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
    expect(answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  }
  expect((await fetchAgain('"another"')).status).toBe(200);
  const german = await fetch(address, { headers: { 'if-none-match': etag, 'accept-language': 'de' } });
  expect(german.status).toBe(200);
  await runSql(`update product_texts set name = 'Trip 0' where product_id = $1 and locale = 'en'`, [
    trip3.id,
  ]);
  await expect.poll(async () => (await fetchAgain()).status).toBe(200);
  const named = async () => (await readList(address))._embedded.tourSummaryList[0];
  await expect.poll(named).toMatchObject({ tourId: trip3.id, tourName: 'Trip 0' });
});

test('A cached list is identical to the original in either encoding, and uses memory with its own limit', async () => {
  const { url, memory } = await startServer();
  const before = memory.size().entries;
  const address = `${url}/api/tours?sort=low&priceFrom=1`;
  const plain = async () => (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text();
  const [made, cached] = [await plain(), await plain()];
  expect(cached).toBe(made);
  // As every browser sends it.
  const accepts = { 'accept-encoding': 'gzip, deflate, br' };
  const another = address.replace('low', 'high');
  for (const path of [address, another, another]) {
    const zipped = await fetch(path, { headers: accepts });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    if (path === address) expect(await zipped.text()).toBe(made);
  }
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(memory.size().entries).toBe(before);
});

test('A changed product appears changed in its lists, on every process', async () => {
  const processes = [await startServer(), await startServer()];
  const shown = () =>
    Promise.all(processes.map(async ({ url }) => idsOf(await readList(`${url}/api/tours?sort=low&size=2`))));
  await shown();
  await runSql('update products set price_minor = 1 where id = $1', [trip1.id]);
  await expect.poll(shown).toEqual(processes.map(() => [trip1.id, expect.anything()]));
  await runSql(`update products set excluded = true where id = $1`, [trip1.id]);
  await expect.poll(async () => (await shown()).flat()).not.toContain(trip1.id);
  await runSql(`update products set excluded = false where id = $1`, [trip1.id]);
  await expect.poll(async () => (await shown()).map(([first]) => first)).toEqual([trip1.id, trip1.id]);
});

test('Products of a suspended supplier are neither listed nor counted', async () => {
  const { url } = await startServer();
  await readList(`${url}/api/tours`);
  const counted = async () => (await readList(`${url}/api/tours?location=${lisbonId}`)).filters.unfiltered;
  expect(await counted()).toBe(3);
  const setSupplierStatus = (status: string) =>
    runSql(
      'update organisations set status = $1 where id in (select supplier_id from products where id = $2)',
      [status, trip1.id],
    );
  await setSupplierStatus('suspended');
  await expect.poll(counted).toBe(0);
  await setSupplierStatus('approved');
  await expect.poll(counted).toBe(3);
});

test('A list by dates shows what can be booked now, and may not be cached', async () => {
  const { url } = await startServer();
  const address = `${url}/api/tours?dateFrom=2026-11-23&dateTo=2026-11-23&party=2`;
  const ids = async () => idsOf(await readList(address));
  expect(await ids()).toContain(trip1.id);
  const { rows } = await runSql('select id from product_options where product_id = $1', [trip1.id]);
  await runSql(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity, sold)
     values ($1, '2026-11-23', '18:30', 12, 12, 11)`,
    [rows[0].id],
  );
  expect(await ids()).not.toContain(trip1.id);
  expect(idsOf(await readList(address.replace('party=2', 'party=1')))).toContain(trip1.id);
  await runSql('delete from departures');
  expect(await ids()).toContain(trip1.id);
});

test('A page with a filtered list is not cached; a page with the list of a whole city is cached', async () => {
  const rendered = vi.fn();
  const { url, cache } = await startServer({
    loaders: {
      home: ({ page }: { page: { api: unknown } }) => {
        rendered();
        return (page.api as PageApi).tours.list({ currency: 'EUR', location: lisbonId });
      },
      faq: ({ page }: { page: { api: unknown } }) =>
        (page.api as PageApi).tours.list({ currency: 'EUR', priceTo: 100, timeOfDay: 'evening' }),
    },
  });
  const before = cache.size().entries;
  for (const path of ['/en', '/en', '/en/faq']) expect((await fetch(url + path)).status).toBe(200);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(cache.size().entries).toBe(before + 1);
});

test.each([
  ['size', '1e9'],
  ['page', '-1'],
  ['page', '1e9'],
  ['interest', 'w'.repeat(1_000)],
  ['language', '🙂'],
  ['language', '\u202eed'],
  ['sort', 'price; drop table products'],
  ['priceTo', '1e999'],
  ['rating', 'NaN'],
  ['timeOfDay', 'morning,,'],
  ['dateTo', '2026-13-01'],
  ['party', '1e9'],
  ['location', '../../etc/passwd'],
])('An invalid value is refused at once, and its field is named: %s', async (field, value) => {
  const { url } = await startServer();
  const days = field === 'dateTo' ? 'dateFrom=2026-12-01&' : '';
  const begun = processorTime();
  const answer = await fetch(`${url}/api/tours?${days}${field}=${encodeURIComponent(value)}`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: 'Bad Request', status: 400, code: 'invalid_input', field },
  ]);
  expect(processorTime() - begun).toBeLessThan(2_000);
});

test('A repeated field or a span too long is refused, and a page beyond the end is empty', async () => {
  const { url } = await startServer();
  expect((await fetch(`${url}/api/tours?interest=wine&interest=air`)).status).toBe(400);
  const far = await readList(`${url}/api/tours?page=100000&size=100`);
  expect([idsOf(far), far.page.totalElements, far._links.next]).toEqual([[], 4, undefined]);
  const late = await fetch(`${url}/api/tours?dateFrom=2026-12-01&dateTo=2028-12-01`);
  expect([late.status, await late.json()]).toMatchObject([400, { field: 'dateTo' }]);
});

test('An uncached answer is compressed for clients that accept it, with the same content', async () => {
  const { url } = await startServer();
  const path = `${url}/api/tours?dateFrom=2026-12-05&dateTo=2026-12-06`;
  const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } });
  const plainText = await plain.text();
  expect([plain.headers.get('content-encoding'), plainText.length > 1_400]).toEqual([null, true]);
  for (const encoding of ['gzip', 'br']) {
    const answer = await fetch(path, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect(await answer.text()).toBe(plainText);
  }
});

import { randomUUID } from 'node:crypto';
import { OVERVIEW_PAGE, OVERVIEW_STATES } from '@ashore/core/contract/values/overview.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { alone, now, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { OwnerCondition } from '../owner-conditions.ts';
import type { OverviewFilter } from './find-page.ts';
import { listOrganisationBookings } from './list-bookings.ts';
import { USUAL_LIMITS } from './search-limits.ts';
import { sumSales } from './sum-sales.ts';

const hotelId = randomUUID();
const today = localDate('2037-11-30');
let testDb: TestDatabase;
let supplierId: string;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`,
    [hotelId],
  );
  const { rows } = await testDb.database.pool.query('select supplier_id as id from products limit 1');
  supplierId = rows[0].id;
});
beforeEach(() => testDb.database.pool.query('truncate holds, departures, bookings cascade'));
afterAll(() => testDb.drop());

type Changes = {
  readonly date?: string;
  readonly currency?: string;
  readonly minor?: number;
  readonly cancelledMinor?: number;
};

/** A booking of the hotel for a trip on that day, with that sum. */
async function bookTrip(
  { date = '2037-11-29', currency = 'EUR', minor = 9_700, cancelledMinor = 0 }: Changes = {},
  more: BookingOverrides = {},
) {
  const { id } = await insertBooking(testDb.database, { organisationId: hotelId, ...more });
  await testDb.database.pool.query(
    `update bookings set quote = quote || jsonb_build_object('date', $2::text), currency = $3, gross_minor = $4,
       total_minor = $4, cancelled_minor = $5, starts_at = ($2 || ' 10:00Z')::timestamptz, ends_at = ($2 || ' 11:00Z')::timestamptz
     where id = $1`,
    [id, date, currency, minor, cancelledMinor],
  );
}

const salesNow = () => sumSales(testDb.database.pool, { organisationId: hotelId, owner: 'buyer', today });

test('Sales have six points, from six days ago to yesterday, with EUR and USD apart', async () => {
  await bookTrip({ date: '2037-11-24', minor: 10 });
  await bookTrip({ date: '2037-11-29', minor: 4_850 });
  await bookTrip({ date: '2037-11-29', minor: 4_851 });
  await bookTrip({ date: '2037-11-29', currency: 'USD', minor: 333 });
  const { points, others } = await salesNow();
  const none = { bookings: 0, EUR: 0, USD: 0 };
  expect(points).toEqual([
    { date: '2037-11-24', bookings: 1, EUR: 0.1, USD: 0 },
    { date: '2037-11-25', ...none },
    { date: '2037-11-26', ...none },
    { date: '2037-11-27', ...none },
    { date: '2037-11-28', ...none },
    { date: '2037-11-29', bookings: 3, EUR: 97.01, USD: 3.33 },
  ]);
  expect(others).toEqual([]);
});

test('Trips of today or of a week ago are on no point, and cancelled tickets are deducted', async () => {
  await bookTrip({ date: '2037-11-23' });
  await bookTrip({ date: '2037-11-30' });
  await bookTrip({ date: '2037-11-26', minor: 9_700, cancelledMinor: 4_850 });
  const { points } = await salesNow();
  expect(points.filter(({ bookings }) => bookings > 0)).toEqual([
    { date: '2037-11-26', bookings: 1, EUR: 48.5, USD: 0 },
  ]);
});

test('Cancelled and declined bookings count nothing, and bookings of others neither', async () => {
  await bookTrip({}, { state: 'cancelled' });
  await bookTrip({}, { state: 'declined' });
  const { id } = await insertBooking(testDb.database);
  await testDb.database.pool.query(
    `update bookings set quote = quote || '{"date":"2037-11-29"}' where id = $1`,
    [id],
  );
  expect((await salesNow()).points.every(({ bookings }) => bookings === 0)).toBe(true);
});

test('Sums in other currencies are listed over the six days, in decimals of the currency', async () => {
  await bookTrip({ date: '2037-11-25', currency: 'JPY', minor: 4_000 });
  await bookTrip({ date: '2037-11-26', currency: 'JPY', minor: 850 });
  await bookTrip({ date: '2037-11-26', currency: 'GBP', minor: 1_005 });
  const { points, others } = await salesNow();
  expect(others).toHaveLength(2);
  expect(others).toContainEqual({ currencyCode: 'JPY', grandTotal: 4_850 });
  expect(others).toContainEqual({ currencyCode: 'GBP', grandTotal: 10.05 });
  expect(points.map(({ bookings }) => bookings)).toEqual([0, 1, 2, 0, 0, 0]);
});

const listGuests = async (
  {
    owner = 'buyer',
    ...filter
  }: Partial<OverviewFilter> & { owner?: OwnerCondition; page?: number; size?: number } = {},
  ...limits: Parameters<typeof listOrganisationBookings> extends [unknown, unknown, ...infer Rest] ? Rest : []
) => {
  const input = {
    organisationId: owner === 'buyer' ? hotelId : supplierId,
    owner,
    locale: 'de',
    now,
    page: 0,
    size: 10,
    q: '',
  } as const;
  const rows = await listOrganisationBookings(testDb.database.pool, { ...input, ...filter }, ...limits);
  return rows.map(({ lastName }) => lastName);
};

const guestNamed = (lastName: string) => ({
  contact: { firstName: 'Ada', lastName, email: 'a@example.org' },
});

test('The overview is filtered by state, by day of the trip, and by what is searched', async () => {
  await bookTrip({ date: '2037-11-25' }, guestNamed('Coming'));
  await bookTrip({ date: '2037-11-20' }, guestNamed('Past'));
  await bookTrip({ date: '2037-11-26' }, { ...guestNamed('Pending'), state: 'on_request' });
  await bookTrip({ date: '2037-11-27' }, { ...guestNamed('Cancelled'), state: 'cancelled' });
  await bookTrip({ date: '2037-11-27' }, { ...guestNamed('Expired'), state: 'expired' });
  expect(await listGuests()).toEqual(['Cancelled', 'Pending', 'Past', 'Coming']);
  expect(await listGuests({ state: 'coming' })).toEqual(['Coming']);
  expect(await listGuests({ state: 'past' })).toEqual(['Past']);
  expect(await listGuests({ state: 'pending' })).toEqual(['Pending']);
  expect(await listGuests({ state: 'cancelled' })).toEqual(['Cancelled']);
  expect(await listGuests({ from: '2037-11-25', to: '2037-11-26' })).toEqual(['Pending', 'Coming']);
  expect(await listGuests({ q: 'ADA pend' })).toEqual(['Pending']);
  expect(await listGuests({ q: 'title of sail' })).toHaveLength(4);
  expect(await listGuests({ q: '%' })).toEqual([]);
});

const usual = { ...USUAL_LIMITS };

test.each([
  { latest: 0, byText: 0 },
  { latest: 0, byText: 1 },
  { latest: 0 },
  { latest: 2 },
  { latest: 2, frequent: 1 },
  { days: 0 },
  { days: 1, ofDays: 0 },
  { days: 0, ofDays: 1 },
  {},
])('A search finds the same bookings however it is carried out: %j', async (changed) => {
  const limits = { ...usual, ...changed };
  await bookTrip({ date: '2037-11-25' }, guestNamed('Silva'));
  await bookTrip({ date: '2037-11-26' }, { ...guestNamed('Silva 2'), state: 'cancelled' });
  await bookTrip({ date: '2037-11-27' }, guestNamed('林'));
  await bookTrip({ date: '2037-11-28' }, guestNamed('50% _ \\ Lind'));
  await insertBooking(testDb.database, guestNamed('Silva of others'));
  const found = (filter: Parameters<typeof listGuests>[0]) => listGuests(filter, limits);
  expect(await found({ q: 'silva' })).toEqual(['Silva 2', 'Silva']);
  expect(await found({ q: 'SILVA', size: 1 })).toEqual(['Silva 2']);
  expect(await found({ q: 'silva', size: 1, page: 1 })).toEqual(['Silva']);
  expect(await found({ q: 'silva', state: 'cancelled' })).toEqual(['Silva 2']);
  expect(await found({ q: 'silva', to: '2037-11-25' })).toEqual(['Silva']);
  expect(await found({ q: '林' })).toEqual(['林']);
  for (const q of ['0%', '% _', '\\ l', '50% _ \\'])
    expect([q, await found({ q })]).toEqual([q, ['50% _ \\ Lind']]);
  expect(await found({ q: 'title of sail' })).toHaveLength(4);
  expect(await found({ q: 'unbooked' })).toEqual([]);
  expect(await found({ from: '2037-11-26', to: '2037-11-27' })).toEqual(['林', 'Silva 2']);
  expect(await found({ from: '2037-11-26', size: 1, page: 1 })).toEqual(['林']);
  expect(await found({ to: '2037-11-26', size: 1, page: 2 })).toEqual([]);
  expect(await found({ from: '2038-01-01' })).toEqual([]);
});

test('A trip is found by its name in each language, and by a name that it had', async () => {
  await bookTrip({}, guestNamed('Silva'));
  const { pool } = testDb.database;
  const { name: before, productId } = (
    await pool.query(`select quote ->> 'name' as name, product_id as "productId" from bookings`)
  ).rows[0];
  const namesBefore = await pool.query('select locale, name from product_texts where product_id = $1', [
    productId,
  ]);
  const rename = (locale: string, to: string) =>
    pool.query('update product_texts set name = $3 where product_id = $1 and locale = $2', [
      productId,
      locale,
      to,
    ]);
  try {
    await rename('en', 'Rowing at noon');
    await rename('de', 'Rudern am Mittag');
    for (const latest of [0, 1_500])
      for (const q of [before, 'rowing AT', 'rudern'])
        expect([q, await listGuests({ q }, { ...usual, latest })]).toEqual([q, ['Silva']]);
    for (const size of [10, OVERVIEW_PAGE])
      expect(await listGuests({ q: 'rowing', size })).toEqual(['Silva']);
  } finally {
    for (const { locale, name } of namesBefore.rows) await rename(locale, name);
    await pool.query('delete from former_names where product_id = $1', [productId]);
  }
});

/** What each filter finds, one booking a page, in statements for any filter: the slowest way, which passes every booking. */
async function foundOneByOne(filter: Partial<OverviewFilter> & { owner: OwnerCondition }) {
  const limits = { latest: 0, frequent: 0, byText: 0, ofDays: 0, days: 0 };
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const [one, ...more] = await listGuests({ ...filter, size: 1, page }, limits);
    expect(more).toEqual([]);
    if (one === undefined) return found;
    found.push(one);
  }
}

test.each(['buyer', 'supplier'] as const)(
  'The first page of a dashboard is that of any other size: %s',
  async (owner) => {
    const states = ['completed', 'confirmed', 'cancelled', 'on_request', 'expired', 'declined'] as const;
    const before = { date: '2037-11-20' };
    for (const [index, state] of [...states, ...states].entries())
      await bookTrip(index % 2 === 0 ? before : { date: '2037-11-26' }, {
        ...guestNamed(index % 3 === 0 ? `Silva ${index}` : `Lind ${index}`),
        state,
      });
    const { rows } = await testDb.database.pool.query(
      'select order_number as number from bookings order by booked_at limit 1',
    );
    const days = [
      {},
      { from: '2037-11-20', to: '2037-11-21' },
      { from: '2037-11-26', to: '2037-11-20' },
      { from: '2037-11-21' },
      { to: '2037-11-20' },
    ];
    const counts = new Set<number>();
    for (const q of ['', 'silva', 'Lind 1', 'title of sail', 'li', 'unbooked', rows[0].number])
      for (const state of [undefined, ...OVERVIEW_STATES])
        for (const range of days) {
          const filter = { owner, q, state, ...range };
          const found = await listGuests({ ...filter, size: OVERVIEW_PAGE });
          expect([filter, found]).toEqual([filter, await foundOneByOne(filter)]);
          counts.add(found.length);
        }
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 10]);
  },
);

test('A guest is no longer found by a name that was erased', async () => {
  await bookTrip({}, guestNamed('Silva'));
  expect(await listGuests({ q: 'silva' })).toEqual(['Silva']);
  await testDb.database.pool.query(`update bookings set contact = contact || '{"lastName": ""}'`);
  for (const latest of [0, 1_500]) expect(await listGuests({ q: 'silva' }, { ...usual, latest })).toEqual([]);
  const { rows } = await testDb.database.pool.query('select search_text from booking_searches');
  expect(JSON.stringify(rows)).not.toContain('silva');
});

test('What few bookings have is found by the index of texts', async () => {
  const plans = await plansOf({ q: 'unbooked', owner: 'supplier' });
  expect(plans).toContain('Bitmap Index Scan on booking_searches_by_text');
});

test('A row names the option of a trip, and each room type of a stay once, in the language of the reader', async () => {
  const { pool } = testDb.database;
  const optionsIn = async (locale: 'en' | 'de' | 'zh-Hans') => {
    const input = { organisationId: hotelId, owner: 'buyer', now, page: 0, size: 10, q: '' } as const;
    const rows = await listOrganisationBookings(pool, { ...input, locale });
    return rows.map(({ options }) => options);
  };
  await bookTrip();
  // The usual option has no name.
  expect(await optionsIn('de')).toEqual([[]]);
  await pool.query(`update bookings set quote = quote || jsonb_build_object('optionId', $1::text)`, [alone]);
  expect([await optionsIn('en'), await optionsIn('de')]).toEqual([[['Alone']], [['Allein']]]);
  await pool.query(`delete from product_option_texts where option_id = $1 and locale = 'zh-Hans'`, [alone]);
  expect(await optionsIn('zh-Hans')).toEqual([['Alone']]);
  await pool.query(
    `update bookings set quote = quote || jsonb_build_object('optionId', gen_random_uuid(), 'label', 'Round by night')`,
  );
  expect(await optionsIn('de')).toEqual([['Round by night']]);
  await pool.query(`update bookings set quote = quote || '{"label": ""}'`);
  expect(await optionsIn('de')).toEqual([[]]);
  const rooms = [
    { names: { en: 'Twin', de: 'Zweibett' } },
    { names: { en: 'Attic' } },
    { names: { en: 'Twin', de: 'Zweibett' } },
  ];
  await pool.query(`update bookings set quote = quote || jsonb_build_object('stay', $1::jsonb)`, [
    { rooms, departure: '2037-12-01' },
  ]);
  expect([await optionsIn('de'), await optionsIn('en')]).toEqual([
    [['Zweibett', 'Attic']],
    [['Twin', 'Attic']],
  ]);
});

test('First pages are planned once, but not of what is pending, which each organisation has in another number', async () => {
  const names: (string | undefined)[] = [];
  const query = async ({ name }: { name?: string }) => {
    names.push(name);
    return { rows: [] };
  };
  const input = { organisationId: hotelId, locale: 'en', now, page: 0, size: OVERVIEW_PAGE, q: '' } as const;
  for (const owner of ['buyer', 'supplier'] as const)
    for (const state of [undefined, ...OVERVIEW_STATES])
      await listOrganisationBookings({ query } as never, { ...input, owner, state });
  const named = ['all', 'coming', undefined, 'past', 'cancelled'];
  const namesOf = (owner: string) => named.map((state) => state && `overview-${owner}-${state}`);
  expect(names).toEqual([...namesOf('buyer'), ...namesOf('supplier')]);
});

test('The overview has pages', async () => {
  for (const name of ['One', 'Two', 'Three']) await bookTrip({}, guestNamed(name));
  expect(await listGuests({ size: 2 })).toEqual(['Three', 'Two']);
  expect(await listGuests({ size: 2, page: 1 })).toEqual(['One']);
});

test('A whole order number finds its booking alone, and none of another organisation', async () => {
  const { orderNumber: number } = await insertBooking(testDb.database, {
    organisationId: hotelId,
    ...guestNamed('Wanted'),
  });
  await insertBooking(testDb.database, {
    organisationId: hotelId,
    contact: { firstName: number, lastName: 'Other', email: 'a@example.org' },
  });
  expect(await listGuests({ q: number.toLowerCase() })).toEqual(['Wanted']);
  expect(await listGuests({ q: number, state: 'cancelled' })).toEqual([]);
  expect(await listGuests({ q: number, page: 1 })).toEqual([]);
  expect(await listGuests({ q: number.slice(0, 7) })).toEqual(['Other', 'Wanted']);
  await testDb.database.pool.query('update bookings set organisation_id = null where order_number = $1', [
    number,
  ]);
  expect(await listGuests({ q: number })).toEqual(['Other']);
});

/** How the database would find the page, if it used an index wherever it can, however small the table. */
async function plansOf(
  filter: Partial<OverviewFilter> & { owner: OwnerCondition },
  droppedIndex?: string,
): Promise<string> {
  const plan: string[] = [];
  const client = await testDb.database.pool.connect();
  try {
    await client.query('begin');
    if (droppedIndex) await client.query(`drop index ${droppedIndex}`);
    await client.query(
      `set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = ${filter.q === 'unbooked'}`,
    );
    const explained = async (query: string | { readonly text: string }, values: unknown[]) => {
      const { rows } = await client.query(
        `explain ${typeof query === 'string' ? query : query.text}`,
        values,
      );
      plan.push(...rows.map((row) => row['QUERY PLAN']));
      return { rows: [] };
    };
    const input = {
      organisationId: hotelId,
      locale: 'en',
      now,
      page: 0,
      size: OVERVIEW_PAGE,
      q: '',
    } as const;
    await listOrganisationBookings({ query: explained } as never, { ...input, ...filter });
  } finally {
    await client.query('rollback');
    client.release(true);
  }
  return plan.join('\n');
}

const filters: readonly Partial<OverviewFilter>[] = [
  {},
  { q: 'lind' },
  { state: 'pending' },
  { state: 'coming' },
  { state: 'cancelled', q: 'lind' },
];

test.for(
  filters.flatMap((filter) => (['buyer', 'supplier'] as const).map((owner) => ({ owner, ...filter }))),
)('The page is found in an index alone, in the order of the list: %o', async ({ owner, ...filter }) => {
  const plans = await plansOf({ owner, ...filter });
  const index = owner === 'buyer' ? 'bookings_by_organisation' : 'bookings_by_supplier_booked';
  expect(plans).toContain(`Index Only Scan using ${index} on bookings`);
});

test.for([
  ['buyer', 'bookings_by_organisation', 'bookings_completed_by_organisation'],
  ['supplier', 'bookings_by_supplier_booked', 'bookings_completed_by_supplier'],
] as const)(
  'Past bookings are found in the index of completed ones and in that of trips that end: %s',
  async ([owner, indexOfAll, index]) => {
    // In an empty table both indexes cost the same.
    const plans = await plansOf({ owner, state: 'past' }, indexOfAll);
    expect(plans).toContain(`Index Only Scan using ${index} on bookings`);
    expect(plans).toContain('Index Scan using bookings_over on bookings');
  },
);

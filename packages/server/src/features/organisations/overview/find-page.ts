import { OVERVIEW_PAGE, type OverviewState } from '@ashore/core/contract/values/overview.ts';
import { addDays, daysBetween, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { type OwnerCondition, ownerConditions } from '../owner-conditions.ts';

export type OverviewFilter = {
  readonly q: string;
  readonly state?: OverviewState | undefined;
  /** Days of the trip, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type SearchLimits = {
  /** A page of what many bookings have is complete within so many of the latest ones, which are read first. */
  readonly latest: number;
  /** If so many guests of the latest ones have the text, all bookings are read in the order of the list until the page is complete. */
  readonly frequent: number;
  /**
   * Up to so many guests with a text are found by the index of texts. If there are more, a page of them is soon complete when all
   * bookings are read in the order of the list.
   */
  readonly byText: number;
  /** Likewise for the bookings from or until a day, which the index of days finds. */
  readonly ofDays: number;
  /** Up to so many days are read one by one in the index of days. */
  readonly days: number;
};

export const USUAL_LIMITS: SearchLimits = {
  latest: 2_000,
  frequent: 10,
  byText: 500,
  ofDays: 3_000,
  days: 366,
};

type FindInput = OverviewFilter & {
  readonly organisationId: string;
  readonly owner: OwnerCondition;
  readonly now: Date;
  readonly page: number;
  readonly size: number;
};

type IdRow = { readonly id: string };
type LatestRow = IdRow & { readonly isOfGuest: boolean };
type RareRow = { readonly id: string | null; readonly found: number };

/** As `newOrderNumber` makes them. */
const ORDER_NUMBER = /^[0-9A-HJKMNP-TV-Z]{8}$/i;

/** The parts by which the index finds a text have three letters. */
const SHORTEST_INDEXED_TEXT = 3;

/** Finds the bookings of the page in their order, by days or a text. */
export async function findPage(
  client: Queryable,
  input: FindInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  return input.q === '' ? findByDays(client, input, limits) : findByText(client, input, limits);
}

async function findByDays(
  client: Queryable,
  input: FindInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  const { organisationId, owner, state = 'all', from, to, page, size } = input;
  const days = from !== undefined && to !== undefined ? listDays(from, to, limits.days) : undefined;
  if (days) {
    const { rows } = isFirstPage(input)
      ? await client.query<IdRow>(
          { name: `overview-days-${owner}-${state}`, text: FIRST[owner][state].byDay },
          [organisationId, days, ...currentTime(input)],
        )
      : await client.query<IdRow>(EACH[owner].byDay, [...generalValues(input), days, (page + 1) * size]);
    return idsOf(rows);
  }
  const { rows } = await client.query<IdRow & { readonly found: number }>(EACH[owner].ofDays, [
    ...generalValues(input),
    limits.ofDays + 1,
  ]);
  const [first] = rows;
  const isComplete = first ? first.found <= limits.ofDays : page === 0;
  return isComplete ? idsOf(rows) : findInOrder(client, input, []);
}

async function findByText(
  client: Queryable,
  input: FindInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  const { owner, q, page, size } = input;
  if (ORDER_NUMBER.test(q)) {
    const { organisationId, now, state, from, to } = input;
    const { rows } = await client.query<IdRow>(
      { name: `overview-number-${owner}`, text: EACH[owner].byNumber },
      [organisationId, now, state ?? null, from ?? null, to ?? null, q],
    );
    if (rows.length > 0) return page === 0 ? idsOf(rows) : [];
  }
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows: products } = await client.query<IdRow>({ name: 'overview-products', text: SELECT_PRODUCTS }, [
    pattern,
  ]);
  const search = { pattern, products: idsOf(products) };
  if ([...q].length < SHORTEST_INDEXED_TEXT) return findInOrder(client, input, search.products);
  const latest = await findLatest(client, input, search.products, limits);
  if (latest.length === (page + 1) * size) return idsOf(latest).slice(page * size);
  if (latest.filter(({ isOfGuest }) => isOfGuest).length < limits.frequent) {
    const rare = await findRare(client, input, search, limits);
    const [{ found } = { found: 0 }] = rare;
    if (found <= limits.byText) return rare.flatMap(({ id }) => id ?? []);
  }
  return findInOrder(client, input, search.products);
}

async function findLatest(
  client: Queryable,
  input: FindInput,
  products: readonly string[],
  limits: SearchLimits,
): Promise<readonly LatestRow[]> {
  const { organisationId, owner, q, state = 'all', page, size } = input;
  if (isUsual(input, limits)) {
    const { rows } = await client.query<LatestRow>(
      { name: `overview-latest-${owner}-${state}`, text: FIRST[owner][state].latest },
      [organisationId, q, products, ...currentTime(input)],
    );
    return rows;
  }
  const values = generalValues({ ...input, size: (page + 1) * size, page: 0 });
  const { rows } = await client.query<LatestRow>(EACH[owner].latest, [...values, q, products, limits.latest]);
  return rows;
}

async function findRare(
  client: Queryable,
  input: FindInput,
  { pattern, products }: { readonly pattern: string; readonly products: readonly string[] },
  limits: SearchLimits,
): Promise<readonly RareRow[]> {
  const { organisationId, owner, state = 'all', page, size } = input;
  if (isUsual(input, limits)) {
    const { rows } = await client.query<RareRow>(
      { name: `overview-rare-${owner}-${state}`, text: FIRST[owner][state].rare },
      [organisationId, pattern, products, ...currentTime(input)],
    );
    return rows;
  }
  const { rows } = await client.query<RareRow>(EACH[owner].rare, [
    ...generalValues(input),
    pattern,
    products,
    limits.byText,
    (page + 1) * size,
  ]);
  return rows;
}

async function findInOrder(
  client: Queryable,
  input: FindInput,
  products: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<IdRow>(EACH[input.owner].inOrder, [
    ...generalValues(input),
    input.q,
    products,
  ]);
  return idsOf(rows);
}

function idsOf(rows: readonly IdRow[]): readonly string[] {
  return rows.map(({ id }) => id);
}

function isFirstPage({ page, size }: FindInput): boolean {
  return page === 0 && size === OVERVIEW_PAGE;
}

/** Whether the page is one that dashboards read, whose statements are planned once. */
function isUsual(input: FindInput, limits: SearchLimits): boolean {
  return isFirstPage(input) && !input.from && !input.to && limits === USUAL_LIMITS;
}

function currentTime({ state, now }: FindInput): readonly Date[] {
  return state === 'past' || state === 'coming' ? [now] : [];
}

/** The values $1 to $7 of statements for any filters and any page. */
function generalValues({ organisationId, now, state, from, to, page, size }: FindInput) {
  return [organisationId, now, state ?? null, from ?? null, to ?? null, size, page * size];
}

/** The days from one to another, both included; undefined if there are more than `most`. */
function listDays(from: string, to: string, most: number): readonly string[] | undefined {
  const first = localDate(from);
  const count = daysBetween(first, localDate(to)) + 1;
  return count > most
    ? undefined
    : Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index));
}

/** The trips whose name, in a language or formerly, has the text. */
const SELECT_PRODUCTS = `
  select product_id as id from product_texts where lower(name) like lower($1)
  union select product_id from former_names where lower(name) like lower($1)`;

const order = 'order by booking.booked_at desc, booking.id';

type TextSql = { readonly text: string; readonly products: string };
type PageSql = { readonly owner: string; readonly filter: string; readonly page: string };

/** The text in order number, trip or guest, or the trip is one of the products. */
const textSql = ({ text, products }: TextSql) =>
  `(strpos(booking.search_text, (select lower(${text}))) > 0 or booking.product_id = any(${products}::uuid[]))`;

/** The page is found in an index alone. */
const latestSql = ({
  owner,
  filter,
  page,
  text,
  products,
  latest,
}: PageSql & TextSql & { latest: string }) => `
  select booking.id, booking.product_id <> all(${products}::uuid[]) as "isOfGuest"
  from (
    select booking.id, booking.booked_at, booking.state, booking.ends_at, booking.trip_date, booking.product_id, booking.search_text
    from bookings booking where ${owner} ${order} limit ${latest}) booking
  where ${filter} and ${textSql({ text, products })} ${order} ${page}`;

type RareSql = PageSql & TextSql & { readonly byText: string; readonly end: string };

/**
 * Guests by the index of texts, and each trip in its own part of an index. `found` counts the guests before the filter, and stands in a
 * row without an id if no booking is on the page.
 */
const rareSql = ({ owner, filter, page, text, products, byText, end }: RareSql) => `
  with found as materialized (
    select booking.booking_id as id, booking.booked_at from booking_searches booking
    where ${owner} and booking.search_text like (select lower(${text})) limit ${byText} + 1),
  of_guests as (
    select booking.id, booking.booked_at
    from (select found.id, found.booked_at from found order by found.booked_at desc, found.id) listed
    join bookings booking on booking.id = listed.id
    where ${owner} and ${filter} order by listed.booked_at desc, listed.id limit ${end}),
  of_trips as (
    select booking.id, booking.booked_at from unnest(${products}::uuid[]) product (id), lateral (
      select booking.id, booking.booked_at from bookings booking
      where ${owner} and booking.product_id = product.id and ${filter} ${order} limit ${end}) booking),
  page as (
    select booking.id, booking.booked_at from (select id, booked_at from of_guests union select id, booked_at from of_trips) booking
    ${order} ${page})
  select booking.id, counted.found from (select count(*)::int as found from found) counted left join page booking on true
  ${order}`;

type DaysSql = PageSql & { readonly days: string; readonly end: string };

/** Each day of the trip in its own part of an index. */
const byDaySql = ({ owner, filter, page, days, end }: DaysSql) => `
  select booking.id from unnest(${days}::text[]) day (date), lateral (
    select booking.id, booking.booked_at from bookings booking
    where ${owner} and booking.trip_date = day.date and ${filter} ${order} limit ${end}) booking
  ${order} ${page}`;

const stateSql = (now: string): Readonly<Record<OverviewState | 'all', string>> => ({
  all: `booking.state <> 'expired'`,
  pending: `booking.state in ('awaiting_payment', 'on_request')`,
  cancelled: `booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled')`,
  past: `(booking.state = 'completed' or booking.state in ('accepted', 'confirmed') and booking.ends_at <= ${now})`,
  coming: `booking.state in ('accepted', 'confirmed') and booking.ends_at > ${now}`,
});

const of = stateSql('$2');

/** Any filters, as alternatives of which the plan keeps one. Each combination needs its own plan, so the statements have no names. */
const filter = `booking.state <> 'expired'
  and ($3::text is null or $3 = 'pending' and ${of.pending} or $3 = 'cancelled' and ${of.cancelled}
    or $3 = 'past' and ${of.past} or $3 = 'coming' and ${of.coming})
  and ($4::text is null or booking.trip_date >= $4) and ($5::text is null or booking.trip_date <= $5)`;
const page = 'limit $6 offset $7';

const eachOf = (owner: string) => ({
  byNumber: `
    select booking.id from bookings booking where ${owner} and booking.order_number = upper($6) and ${filter}`,
  // Materialised, or the plan would read the list in its order until a page is complete.
  ofDays: `
    with of_days as materialized (
      select booking.id, booking.booked_at from bookings booking where ${owner} and ${filter} limit $8)
    select booking.id, (select count(*)::int from of_days) as found from of_days booking ${order} ${page}`,
  byDay: byDaySql({ owner, filter, page, days: '$8', end: '$9' }),
  inOrder: `
    select booking.id from bookings booking
    where ${owner} and ${filter} and ($8 = '' or ${textSql({ text: '$8', products: '$9' })}) ${order} ${page}`,
  latest: latestSql({ owner, filter, page, text: '$8', products: '$9', latest: '$10' }),
  rare: rareSql({ owner, filter, page, text: '$8', products: '$9', byText: '$10::int', end: '$11' }),
});

const EACH = { buyer: eachOf(ownerConditions.buyer), supplier: eachOf(ownerConditions.supplier) };

/**
 * The same for the first page of a dashboard, with its size in the text: planned once, because PostgreSQL does not expect a tenth of all
 * bookings.
 */
const firstOf = (owner: string, filter: string, filterOfDays: string) => ({
  byDay: byDaySql({ owner, filter: filterOfDays, page: firstPage, days: '$2', end: `${OVERVIEW_PAGE}` }),
  latest: latestSql({
    owner,
    filter,
    page: firstPage,
    text: '$2',
    products: '$3',
    latest: `${USUAL_LIMITS.latest}`,
  }),
  rare: rareSql({
    owner,
    filter,
    page: firstPage,
    text: '$2',
    products: '$3',
    byText: `${USUAL_LIMITS.byText}`,
    end: `${OVERVIEW_PAGE}`,
  }),
});

const firstPage = `limit ${OVERVIEW_PAGE}`;
const third = stateSql('$3');
const fourth = stateSql('$4');

const firstOfStates = (owner: string) => ({
  all: firstOf(owner, fourth.all, third.all),
  pending: firstOf(owner, fourth.pending, third.pending),
  cancelled: firstOf(owner, fourth.cancelled, third.cancelled),
  past: firstOf(owner, fourth.past, third.past),
  coming: firstOf(owner, fourth.coming, third.coming),
});

const FIRST = {
  buyer: firstOfStates(ownerConditions.buyer),
  supplier: firstOfStates(ownerConditions.supplier),
};

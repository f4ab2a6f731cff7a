import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { OverviewState } from '@ashore/core/contract/values/overview.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { type OwnerCondition, ownerConditions } from '../owner-conditions.ts';

export type OverviewFilter = {
  readonly q: string;
  readonly state?: OverviewState | undefined;
  /** Days of the trip, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type OverviewInput = OverviewFilter & {
  readonly organisationId: string;
  readonly owner: OwnerCondition;
  readonly locale: MessageLocale;
  readonly now: Date;
  readonly page: number;
  readonly size: number;
};

export type OverviewRow = {
  readonly date: string;
  readonly time: string | null;
  readonly currency: CurrencyCode;
  readonly totalMinor: number;
  readonly orderNumber: string;
  readonly accessKey: string;
  readonly state: BookingState;
  readonly tourName: string;
  /** The name of the option of a trip, or those of the room types of a stay, each once. */
  readonly options: string[];
  readonly travellers: number;
  readonly departureDate: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly bookedAt: Date;
  readonly bookedBy: string | null;
};

/** Lists a page of the organisation's bookings, latest first. A checkout that expired unpaid is no booking of it. */
export async function listOrganisationBookings(
  client: Queryable,
  input: OverviewInput,
  limits = USUAL_LIMITS,
): Promise<readonly OverviewRow[]> {
  const isSearch = input.q !== '' || input.from !== undefined || input.to !== undefined;
  return isSearch ? listFound(client, input, limits) : listLatest(client, input);
}

/** A page of all bookings or of those in a state, which members open first. Its statements are planned once. */
async function listLatest(
  client: Queryable,
  { organisationId, owner, locale, now, page, size, state: filter }: OverviewInput,
): Promise<readonly OverviewRow[]> {
  const state = filter ?? 'all';
  const isOfToday = state === 'past' || state === 'coming';
  const { rows } = await client.query<OverviewRow>(
    { name: `overview-${owner}-${state}`, text: LATEST[owner][state] },
    [organisationId, locale, size, page * size, ...(isOfToday ? [now] : [])],
  );
  return rows;
}

async function listFound(
  client: Queryable,
  input: OverviewInput,
  limits: SearchLimits,
): Promise<readonly OverviewRow[]> {
  const ids = await findPage(client, input, limits);
  if (ids.length === 0) return [];
  const { rows } = await client.query<OverviewRow>({ name: 'overview-rows', text: SELECT_ROWS }, [
    ids,
    input.locale,
  ]);
  return rows;
}

type IdRow = { readonly id: string };

/** As `newOrderNumber` makes them. */
const ORDER_NUMBER = /^[0-9A-HJKMNP-TV-Z]{8}$/i;

/** The parts by which the index finds a text have three letters. */
const SHORTEST_INDEXED_TEXT = 3;

type SearchLimits = {
  /** A page of what many bookings have is complete within so many of the latest ones, which are read first. */
  readonly latest: number;
  /** If so many of the latest ones have the text, all bookings are read in the order of the list until the page is complete. */
  readonly frequent: number;
  /**
   * Up to so many bookings with a text are found by the index of texts, and then filtered. If there are more, a page of them is
   * soon complete when all bookings are read in the order of the list.
   */
  readonly byText: number;
  /** Likewise for the bookings of some days, which the index of days finds. */
  readonly ofDays: number;
};

const USUAL_LIMITS: SearchLimits = { latest: 1_500, frequent: 10, byText: 500, ofDays: 3_000 };

/** The bookings of the page in their order. The statements have no names, because each combination of filters needs its own plan. */
async function findPage(
  client: Queryable,
  input: OverviewInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  const { organisationId, owner, now, page, size, q, state, from, to } = input;
  const { byNumber, byText, ofDays, among, inOrder, amongLatest } = STATEMENTS[owner];
  const filter = [organisationId, now, state ?? null, from ?? null, to ?? null];
  const part = [size, page * size];
  const find = async (text: string, values: readonly unknown[]) => {
    const { rows } = await client.query<IdRow>(text, [...values]);
    return rows.map(({ id }) => id);
  };
  if (q === '') {
    const { rows } = await client.query<IdRow & { readonly found: number }>(ofDays, [
      ...filter,
      ...part,
      limits.ofDays + 1,
    ]);
    const [first] = rows;
    const isComplete = first ? first.found <= limits.ofDays : page === 0;
    if (isComplete) return rows.map(({ id }) => id);
    return find(inOrder, [...filter, ...part, '', []]);
  }
  if (ORDER_NUMBER.test(q)) {
    const numbered = await find(byNumber, [...filter, q]);
    if (numbered.length > 0) return page === 0 ? numbered : [];
  }
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const products = await find(SELECT_PRODUCTS, [pattern]);
  if ([...q].length >= SHORTEST_INDEXED_TEXT) {
    const end = (page + 1) * size;
    const latest = await find(amongLatest, [...filter, end, 0, q, products, limits.latest]);
    if (latest.length === end) return latest.slice(page * size);
    if (latest.length < limits.frequent) {
      const found = await find(byText, [organisationId, pattern, products, limits.byText + 1]);
      if (found.length === 0) return [];
      if (found.length <= limits.byText) return find(among, [...filter, ...part, found]);
    }
  }
  return find(inOrder, [...filter, ...part, q, products]);
}

/** The trips whose name, in a language or formerly, has the text. */
const SELECT_PRODUCTS = `
  select product_id as id from product_texts where lower(name) like lower($1)
  union select product_id from former_names where lower(name) like lower($1)`;

/** The state $3 of a booking, as alternatives of which the plan keeps one. */
const stateSql = `($3::text is null
  or $3 = 'pending' and booking.state in ('awaiting_payment', 'on_request')
  or $3 = 'cancelled' and booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled')
  or $3 = 'past' and (booking.state = 'completed' or booking.state in ('accepted', 'confirmed') and booking.ends_at <= $2)
  or $3 = 'coming' and booking.state in ('accepted', 'confirmed') and booking.ends_at > $2)`;

const daySql = `($4::text is null or booking.trip_date >= $4) and ($5::text is null or booking.trip_date <= $5)`;

const filterSql = `booking.state <> 'expired' and ${stateSql} and ${daySql}`;

/** The text $8 in order number, trip or guest, or the trip is one of the products $9. */
const textSql = `($8 = '' or strpos(booking.search_text, lower($8)) > 0 or booking.product_id = any($9::uuid[]))`;

const pageSql = 'order by booking.booked_at desc, booking.id limit $6 offset $7';

const statementsOf = (owner: string) => ({
  byNumber: `
    select booking.id from bookings booking where ${owner} and booking.order_number = upper($6) and ${filterSql}`,
  // The pattern $2 in order number or guest, or the trip is one of the products $3.
  byText: `
    (select booking.booking_id as id from booking_searches booking
     where ${owner} and booking.search_text like lower($2) limit $4)
    union
    (select booking.id from bookings booking where ${owner} and booking.product_id = any($3::uuid[]) limit $4)`,
  among: `
    select booking.id from bookings booking where booking.id = any($8::uuid[]) and ${owner} and ${filterSql} ${pageSql}`,
  // Materialised, or the plan would read the list in its order until a page is complete.
  ofDays: `
    with of_days as materialized (
      select booking.id, booking.booked_at from bookings booking where ${owner} and ${filterSql} limit $8)
    select booking.id, (select count(*)::int from of_days) as found from of_days booking ${pageSql}`,
  // The page is found in an index alone.
  inOrder: `
    select booking.id from bookings booking where ${owner} and ${filterSql} and ${textSql} ${pageSql}`,
  amongLatest: `
    select booking.id from bookings booking
    where ${owner} and ${filterSql} and ${textSql} and booking.booked_at > coalesce(
      (select booking.booked_at from bookings booking where ${owner} order by booking.booked_at desc, booking.id offset $10 limit 1),
      '-infinity')
    ${pageSql}`,
});

const STATEMENTS: Readonly<Record<OwnerCondition, ReturnType<typeof statementsOf>>> = {
  buyer: statementsOf(ownerConditions.buyer),
  supplier: statementsOf(ownerConditions.supplier),
};

/** The name of an option is that of the catalogue now, as on the page of the booking. Those of rooms are in the quote. */
const optionsSql = `
  case when quote.stay is null then
    array_remove(array[coalesce(
      (select option_text.name from product_option_texts option_text
        where option_text.option_id = quote."optionId" and option_text.locale in ($2, 'en')
        order by option_text.locale = 'en' limit 1),
      quote.label)], '')
  else array(
    select coalesce(room -> 'names' ->> $2, room -> 'names' ->> 'en')
    from jsonb_array_elements(quote.stay -> 'rooms') with ordinality as rooms (room, position)
    where coalesce(room -> 'names' ->> $2, room -> 'names' ->> 'en', '') <> ''
    group by 1 order by min(position)) end`;

const columnsSql = `
  booking.trip_date as date, quote.time, booking.currency,
    (booking.total_minor - booking.cancelled_minor)::float8 as "totalMinor", booking.order_number as "orderNumber",
    booking.access_key as "accessKey", booking.state, coalesce(product_text.name, quote.name) as "tourName",
    ${optionsSql} as options,
    (select count(*)::int from booking_tickets ticket where ticket.booking_id = booking.id
      and ticket.cancelled_at is null) as travellers,
    quote.stay ->> 'departure' as "departureDate",
    coalesce(booking.contact ->> 'firstName', '') as "firstName", coalesce(booking.contact ->> 'lastName', '') as "lastName",
    booking.booked_at as "bookedAt", (select account.name from accounts account
      where account.id = booking.booked_by) as "bookedBy"`;

const joinsSql = `
  -- Read once: each access by a key of its own would unpack the whole quote again.
  cross join lateral jsonb_to_record(booking.quote) as quote (time text, name text, stay jsonb, "optionId" uuid, label text)
  left join product_texts product_text on product_text.product_id = booking.product_id and product_text.locale = $2`;

const SELECT_ROWS = `
  select ${columnsSql} from bookings booking ${joinsSql}
  where booking.id = any($1::uuid[])
  order by booking.booked_at desc, booking.id`;

/** The rows of the page $3, $4 of the bookings that are selected with their `id` and `booked_at`. */
const rowsOf = (selected: string) => `
  with page as materialized (
    select listed.id from (${selected}) listed order by listed.booked_at desc, listed.id limit $3 offset $4)
  select ${columnsSql} from page join bookings booking on booking.id = page.id ${joinsSql}
  order by booking.booked_at desc, booking.id`;

const ofOwner = (owner: string, state: string) =>
  `select booking.id, booking.booked_at from bookings booking where ${owner} and ${state}`;

const latestOf = (owner: string): Readonly<Record<OverviewState | 'all', string>> => ({
  all: rowsOf(ofOwner(owner, `booking.state <> 'expired'`)),
  pending: rowsOf(ofOwner(owner, `booking.state in ('awaiting_payment', 'on_request')`)),
  cancelled: rowsOf(ofOwner(owner, `booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled')`)),
  coming: rowsOf(ofOwner(owner, `booking.state in ('accepted', 'confirmed') and booking.ends_at > $5`)),
  // Each part in its own index. Read in the order of the list, all coming bookings would be passed first. Few trips of the whole shop
  // have ended and are not completed: they are materialised, or the plan would read all bookings of the organisation for them.
  past: rowsOf(`
    with over as materialized (
      select booking.id, booking.booked_at, booking.organisation_id, booking.supplier_id from bookings booking
      where booking.state in ('accepted', 'confirmed') and booking.ends_at <= $5)
    (${ofOwner(owner, `booking.state = 'completed'`)} order by booking.booked_at desc, booking.id limit $3::int + $4::int)
    union all select booking.id, booking.booked_at from over booking where ${owner}`),
});

const LATEST: Readonly<Record<OwnerCondition, Readonly<Record<OverviewState | 'all', string>>>> = {
  buyer: latestOf(ownerConditions.buyer),
  supplier: latestOf(ownerConditions.supplier),
};

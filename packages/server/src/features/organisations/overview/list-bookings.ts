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
  /**
   * Up to so many bookings with a text are found by the index of texts, and then filtered. If there are more, a page of them is
   * soon complete when all bookings are read in the order of the list.
   */
  readonly byText: number;
};

const USUAL_LIMITS: SearchLimits = { latest: 1_500, byText: 500 };

/** The bookings of the page in their order. The statements have no names, because each combination of filters needs its own plan. */
async function findPage(
  client: Queryable,
  input: OverviewInput,
  limits: SearchLimits,
): Promise<readonly string[]> {
  const { organisationId, owner, locale, now, page, size, q, state, from, to } = input;
  const { byNumber, byText, among, inOrder, amongLatest } = STATEMENTS[owner];
  const filter = [organisationId, now, state ?? null, from ?? null, to ?? null];
  const part = [size, page * size];
  const find = async (text: string, values: readonly unknown[]) => {
    const { rows } = await client.query<IdRow>(text, [...values]);
    return rows.map(({ id }) => id);
  };
  if (q === '') return find(inOrder, [...filter, ...part, '', []]);
  if (ORDER_NUMBER.test(q)) {
    const numbered = await find(byNumber, [...filter, q]);
    if (numbered.length > 0) return page === 0 ? numbered : [];
  }
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const products = await find(SELECT_PRODUCTS, [locale, pattern]);
  if ([...q].length >= SHORTEST_INDEXED_TEXT) {
    const latest = await find(amongLatest, [...filter, ...part, q, products, limits.latest]);
    if (latest.length === size) return latest;
    const found = await find(byText, [organisationId, pattern, products, limits.byText + 1]);
    if (found.length === 0) return [];
    if (found.length <= limits.byText) return find(among, [...filter, ...part, found]);
  }
  return find(inOrder, [...filter, ...part, q, products]);
}

/** The trips whose name in the reader's language has the text. */
const SELECT_PRODUCTS = `select product_id as id from product_texts where locale = $1 and lower(name) like lower($2)`;

/** The state $3 of a booking, as alternatives of which the plan keeps one. */
const stateSql = `($3::text is null
  or $3 = 'pending' and booking.state in ('awaiting_payment', 'on_request')
  or $3 = 'cancelled' and booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled')
  or $3 = 'past' and (booking.state = 'completed' or booking.state in ('accepted', 'confirmed') and booking.ends_at <= $2)
  or $3 = 'coming' and booking.state in ('accepted', 'confirmed') and booking.ends_at > $2)`;

const daySql = `($4::text is null or booking.quote ->> 'date' >= $4) and ($5::text is null or booking.quote ->> 'date' <= $5)`;

const filterSql = `booking.state <> 'expired' and ${stateSql} and ${daySql}`;

/** The text $8 in order number, trip or guest, or the trip is one of the products $9. */
const textSql = `($8 = '' or strpos(booking.search_text, lower($8)) > 0 or booking.product_id = any($9::uuid[]))`;

const pageSql = 'order by booking.booked_at desc, booking.id limit $6 offset $7';

const statementsOf = (owner: string) => ({
  byNumber: `
    select booking.id from bookings booking where ${owner} and booking.order_number = upper($6) and ${filterSql}`,
  // The pattern $2 in order number, trip or guest, or the trip is one of the products $3.
  byText: `
    (select booking.booking_id as id from booking_searches booking
     where ${owner} and booking.search_text like lower($2) limit $4)
    union
    (select booking.id from bookings booking where ${owner} and booking.product_id = any($3::uuid[]) limit $4)`,
  among: `
    select booking.id from bookings booking where booking.id = any($8::uuid[]) and ${owner} and ${filterSql} ${pageSql}`,
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

const SELECT_ROWS = `
  select booking.quote ->> 'date' as date, booking.quote ->> 'time' as time, booking.currency,
    (booking.total_minor - booking.cancelled_minor)::float8 as "totalMinor", booking.order_number as "orderNumber",
    booking.access_key as "accessKey", booking.state, coalesce(product_text.name, booking.quote ->> 'name') as "tourName",
    (select count(*)::int from booking_tickets ticket where ticket.booking_id = booking.id
      and ticket.cancelled_at is null) as travellers,
    booking.quote -> 'stay' ->> 'departure' as "departureDate",
    coalesce(booking.contact ->> 'firstName', '') as "firstName", coalesce(booking.contact ->> 'lastName', '') as "lastName",
    booking.booked_at as "bookedAt", (select account.name from accounts account
      where account.id = booking.booked_by) as "bookedBy"
  from bookings booking
  left join product_texts product_text on product_text.product_id = booking.product_id and product_text.locale = $2
  where booking.id = any($1::uuid[])
  order by booking.booked_at desc, booking.id`;

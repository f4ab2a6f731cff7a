import { OVERVIEW_PAGE } from '@ashore/core/contract/values/overview.ts';
import { ownerConditions } from '../owner-conditions.ts';
import { USUAL_LIMITS } from './search-limits.ts';
import { stateConditions } from './state-conditions.ts';

/** The trips whose name, in a language or formerly, has the text. */
export const SELECT_PRODUCTS = `
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

const of = stateConditions('$2');

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

export const EACH = { buyer: eachOf(ownerConditions.buyer), supplier: eachOf(ownerConditions.supplier) };

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
const third = stateConditions('$3');
const fourth = stateConditions('$4');

const firstOfStates = (owner: string) => ({
  all: firstOf(owner, fourth.all, third.all),
  pending: firstOf(owner, fourth.pending, third.pending),
  cancelled: firstOf(owner, fourth.cancelled, third.cancelled),
  past: firstOf(owner, fourth.past, third.past),
  coming: firstOf(owner, fourth.coming, third.coming),
});

export const FIRST = {
  buyer: firstOfStates(ownerConditions.buyer),
  supplier: firstOfStates(ownerConditions.supplier),
};

import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import { OVERVIEW_PAGE, type OverviewState } from '@ashore/core/contract/values/overview.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { type OwnerCondition, ownerConditions } from '../owner-conditions.ts';
import { findPage, type OverviewFilter } from './find-page.ts';
import { type SearchLimits, USUAL_LIMITS } from './search-limits.ts';
import { stateConditions } from './state-conditions.ts';

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

/** A page of all bookings or of those in a state, which members open first. */
async function listLatest(
  client: Queryable,
  { organisationId, owner, locale, now, page, size, state: filter }: OverviewInput,
): Promise<readonly OverviewRow[]> {
  const state = filter ?? 'all';
  const today = state === 'past' || state === 'coming' ? [now] : [];
  if (page === 0 && size === OVERVIEW_PAGE) {
    // How many bookings are pending differs most. For a large supplier the plan for any number took ten times as long as its own.
    const plannedOnce = state !== 'pending' && { name: `overview-${owner}-${state}` };
    const { rows } = await client.query<OverviewRow>({ ...plannedOnce, text: FIRST_PAGES[owner][state] }, [
      organisationId,
      locale,
      ...today,
    ]);
    return rows;
  }
  const { rows } = await client.query<OverviewRow>(FURTHER_PAGES[owner][state], [
    organisationId,
    locale,
    size,
    page * size,
    ...today,
  ]);
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

/** Which page is listed, how many bookings are on it and those before it, and where the statement has the current time. */
type PageSql = { readonly page: string; readonly end: string; readonly now: string };

/** The rows of a page of the bookings that are selected with their `id` and `booked_at`. */
const rowsOf = (selected: string, { page }: PageSql) => `
  with page as materialized (
    select listed.id from (${selected}) listed order by listed.booked_at desc, listed.id ${page})
  select ${columnsSql} from page join bookings booking on booking.id = page.id ${joinsSql}
  order by booking.booked_at desc, booking.id`;

const ofOwner = (owner: string, state: string) =>
  `select booking.id, booking.booked_at from bookings booking where ${owner} and ${state}`;

const latestOf = (owner: string, page: PageSql): Readonly<Record<OverviewState | 'all', string>> => ({
  all: rowsOf(ofOwner(owner, stateConditions(page.now).all), page),
  pending: rowsOf(ofOwner(owner, stateConditions(page.now).pending), page),
  cancelled: rowsOf(ofOwner(owner, stateConditions(page.now).cancelled), page),
  coming: rowsOf(ofOwner(owner, stateConditions(page.now).coming), page),
  // Each part in its own index. Read in the order of the list, all coming bookings would be passed first. Few trips of the whole shop
  // have ended and are not completed: they are materialised, or the plan would read all bookings of the organisation for them.
  past: rowsOf(
    `
    with over as materialized (
      select booking.id, booking.booked_at, booking.organisation_id, booking.supplier_id from bookings booking
      where booking.state in ('accepted', 'confirmed') and booking.ends_at <= ${page.now})
    (${ofOwner(owner, `booking.state = 'completed'`)} order by booking.booked_at desc, booking.id limit ${page.end})
    union all select booking.id, booking.booked_at from over booking where ${owner}`,
    page,
  ),
});

/**
 * The first page as the dashboard reads it, planned once: its size is in the text, because with a size that may be any number
 * PostgreSQL would expect a tenth of all bookings, and would plan each page again.
 */
const firstPage: PageSql = { page: `limit ${OVERVIEW_PAGE}`, end: `${OVERVIEW_PAGE}`, now: '$3' };
const furtherPage: PageSql = { page: 'limit $3 offset $4', end: '$3::int + $4::int', now: '$5' };

const FIRST_PAGES = {
  buyer: latestOf(ownerConditions.buyer, firstPage),
  supplier: latestOf(ownerConditions.supplier, firstPage),
};

const FURTHER_PAGES = {
  buyer: latestOf(ownerConditions.buyer, furtherPage),
  supplier: latestOf(ownerConditions.supplier, furtherPage),
};

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
): Promise<readonly OverviewRow[]> {
  const { organisationId, owner, locale, now, page, size, q, state, from, to } = input;
  const { rows } = await client.query<OverviewRow>(
    // Without a name, because each combination of filters needs a plan of its own.
    owner === 'buyer' ? SELECT_OF_BUYER : SELECT_OF_SUPPLIER,
    [organisationId, locale, now, q, state ?? null, from ?? null, to ?? null, size, page * size],
  );
  return rows;
}

/** The state $5 of a booking, as alternatives of which the plan keeps one. */
const stateSql = `($5::text is null
  or $5 = 'pending' and booking.state in ('awaiting_payment', 'on_request')
  or $5 = 'cancelled' and booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled')
  or $5 = 'past' and (booking.state = 'completed' or booking.state in ('accepted', 'confirmed') and booking.ends_at <= $3)
  or $5 = 'coming' and booking.state in ('accepted', 'confirmed') and booking.ends_at > $3)`;

/** $4 in order number, trip and guest, or in the trip as the reader's language calls it. */
const searchSql = `($4 = '' or strpos(booking.search_text, lower($4)) > 0
  or booking.product_id in (select product_id from product_texts where locale = $2 and strpos(lower(name), lower($4)) > 0))`;

const daySql = `($6::text is null or booking.quote ->> 'date' >= $6) and ($7::text is null or booking.quote ->> 'date' <= $7)`;

// The page is found in an index, and only its rows are read. A whole order number is looked up instead.
const selectBookingsOf = (owner: string) => `
  with numbered as materialized (
    select booking.id from bookings booking
    where ${owner} and booking.order_number = upper($4) and booking.state <> 'expired' and ${stateSql} and ${daySql}),
  page as (
    (select id from numbered limit $8 offset $9)
    union all
    (select booking.id from bookings booking
     where not exists (select from numbered)
       and ${owner} and booking.state <> 'expired' and ${searchSql} and ${stateSql} and ${daySql}
     order by booking.booked_at desc, booking.id
     limit $8 offset $9))
  select booking.quote ->> 'date' as date, booking.quote ->> 'time' as time, booking.currency,
    (booking.total_minor - booking.cancelled_minor)::float8 as "totalMinor", booking.order_number as "orderNumber",
    booking.access_key as "accessKey", booking.state, coalesce(product_text.name, booking.quote ->> 'name') as "tourName",
    (select count(*)::int from booking_tickets ticket where ticket.booking_id = booking.id
      and ticket.cancelled_at is null) as travellers,
    booking.quote -> 'stay' ->> 'departure' as "departureDate",
    coalesce(booking.contact ->> 'firstName', '') as "firstName", coalesce(booking.contact ->> 'lastName', '') as "lastName",
    booking.booked_at as "bookedAt", (select account.name from accounts account
      where account.id = booking.booked_by) as "bookedBy"
  from page join bookings booking on booking.id = page.id
  left join product_texts product_text on product_text.product_id = booking.product_id and product_text.locale = $2
  order by booking.booked_at desc, booking.id`;

const SELECT_OF_BUYER = selectBookingsOf(ownerConditions.buyer);
const SELECT_OF_SUPPLIER = selectBookingsOf(ownerConditions.supplier);

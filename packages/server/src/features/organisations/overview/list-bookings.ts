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
    {
      name: `organisation-bookings-${owner}`,
      text: owner === 'buyer' ? SELECT_OF_BUYER : SELECT_OF_SUPPLIER,
    },
    [organisationId, locale, now, q, state ?? null, from ?? null, to ?? null, size, page * size],
  );
  return rows;
}

const overviewStateSql = `case
  when booking.state in ('awaiting_payment', 'on_request') then 'pending'
  when booking.state in ('declined', 'unanswered', 'unpaid', 'cancelled') then 'cancelled'
  when booking.state = 'completed' or booking.ends_at <= $3 then 'past'
  else 'coming' end`;

const guestNameSql = `concat_ws(' ', booking.contact ->> 'firstName', booking.contact ->> 'lastName')`;

const selectBookingsOf = (owner: string) => `
  select booking.quote ->> 'date' as date, booking.quote ->> 'time' as time, booking.currency,
    (booking.total_minor - booking.cancelled_minor)::float8 as "totalMinor", booking.order_number as "orderNumber",
    booking.access_key as "accessKey", booking.state, coalesce(product_text.name, booking.quote ->> 'name') as "tourName",
    (select count(*)::int from booking_tickets ticket where ticket.booking_id = booking.id
      and ticket.cancelled_at is null) as travellers,
    coalesce(booking.contact ->> 'firstName', '') as "firstName", coalesce(booking.contact ->> 'lastName', '') as "lastName",
    booking.booked_at as "bookedAt", (select account.name from accounts account
      where account.id = booking.booked_by) as "bookedBy"
  from bookings booking left join product_texts product_text on product_text.product_id = booking.product_id
    and product_text.locale = $2
  where ${owner} and booking.state <> 'expired'
    and ($4 = '' or strpos(lower(concat_ws(' ', booking.order_number, product_text.name,
      booking.quote ->> 'name', ${guestNameSql})), lower($4)) > 0)
    and ($5::text is null or ${overviewStateSql} = $5)
    and ($6::text is null or booking.quote ->> 'date' >= $6)
    and ($7::text is null or booking.quote ->> 'date' <= $7)
  order by booking.booked_at desc, booking.id
  limit $8 offset $9`;

const SELECT_OF_BUYER = selectBookingsOf(ownerConditions.buyer);
const SELECT_OF_SUPPLIER = selectBookingsOf(ownerConditions.supplier);

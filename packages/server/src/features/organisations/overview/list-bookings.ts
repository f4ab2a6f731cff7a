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
    { name: `organisation-bookings-${owner}`, text: owner === 'buyer' ? LIST_OF_BUYER : LIST_OF_SUPPLIER },
    [organisationId, locale, now, q, state ?? null, from ?? null, to ?? null, size, page * size],
  );
  return rows;
}

const stateOf = `case
  when b.state in ('awaiting_payment', 'on_request') then 'pending'
  when b.state in ('declined', 'unanswered', 'unpaid', 'cancelled') then 'cancelled'
  when b.state = 'completed' or b.ends_at <= $3 then 'past'
  else 'coming' end`;

const guest = `concat_ws(' ', b.contact ->> 'firstName', b.contact ->> 'lastName')`;

const list = (owner: string) => `
  select b.quote ->> 'date' as date, b.quote ->> 'time' as time, b.currency,
    (b.total_minor - b.cancelled_minor)::float8 as "totalMinor", b.order_number as "orderNumber",
    b.access_key as "accessKey", b.state, coalesce(t.name, b.quote ->> 'name') as "tourName",
    (select count(*)::int from booking_tickets k where k.booking_id = b.id and k.cancelled_at is null) as travellers,
    coalesce(b.contact ->> 'firstName', '') as "firstName", coalesce(b.contact ->> 'lastName', '') as "lastName",
    b.booked_at as "bookedAt", (select a.name from accounts a where a.id = b.booked_by) as "bookedBy"
  from bookings b left join product_texts t on t.product_id = b.product_id and t.locale = $2
  where ${owner} and b.state <> 'expired'
    and ($4 = '' or strpos(lower(concat_ws(' ', b.order_number, t.name, b.quote ->> 'name', ${guest})), lower($4)) > 0)
    and ($5::text is null or ${stateOf} = $5)
    and ($6::text is null or b.quote ->> 'date' >= $6)
    and ($7::text is null or b.quote ->> 'date' <= $7)
  order by b.booked_at desc, b.id
  limit $8 offset $9`;

const LIST_OF_BUYER = list(ownerConditions.buyer);
const LIST_OF_SUPPLIER = list(ownerConditions.supplier);

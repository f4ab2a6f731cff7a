import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Database } from '../../database/connect.ts';
import { normaliseOrderNumber } from './booking.ts';

export type ListBookingsInput = {
  /** Local day of the trip. */
  readonly day?: string | undefined;
  /** UUID or public code of a product. */
  readonly product?: string | undefined;
  /** Exact address of the contact person, in any case. */
  readonly email?: string | undefined;
  readonly states?: readonly BookingState[] | undefined;
  readonly order?: string | undefined;
  /** Further conditions of one departure. Null means a departure that is open all day. */
  readonly time?: string | null | undefined;
  readonly options?: readonly string[] | undefined;
  readonly most: number;
};

export type ListedBooking = {
  readonly id: string;
  readonly orderNumber: string;
  readonly state: BookingState;
  readonly product: string;
  readonly option: string;
  readonly supplier: string;
  readonly day: string;
  readonly time: string | null;
  readonly currency: CurrencyCode;
  readonly totalMinor: number;
  /** Names of the travellers whose tickets are valid. A name may be empty. */
  readonly travellers: readonly string[];
  readonly contact: { readonly firstName: string; readonly lastName: string };
};

/** How a traveller reaches us, and the language of the booking. Read only when an operator needs it. */
export type ContactDetails = {
  readonly id: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly locale: MessageLocale;
};

/** Lists bookings by the start of their trip, with names, but without ways to reach a person. */
export async function listBookings(
  { pool }: Pick<Database, 'pool'>,
  { day, product, email, states, order, time, options, most }: ListBookingsInput,
): Promise<readonly ListedBooking[]> {
  const { rows } = await pool.query<ListedBooking>(LIST_BOOKINGS, [
    day ?? null,
    product ?? null,
    email ?? null,
    states ?? null,
    time === undefined,
    time ?? null,
    options ?? null,
    most,
    order === undefined ? null : normaliseOrderNumber(order),
  ]);
  return rows;
}

const LIST_BOOKINGS = `
  select b.id, b.order_number as "orderNumber", b.state, b.quote ->> 'name' as product, b.quote ->> 'label' as option,
    s.name as supplier, b.quote ->> 'date' as day, b.quote ->> 'time' as time,
    b.currency, b.total_minor::float8 as "totalMinor", coalesce((select jsonb_agg(t.participant_name order by t.position)
      from booking_tickets t where t.booking_id = b.id and t.cancelled_at is null), '[]') as travellers,
    jsonb_build_object('firstName', b.contact -> 'firstName', 'lastName', b.contact -> 'lastName') as contact
  from bookings b join organisations s on s.id = b.supplier_id
  where ($1::text is null or b.quote ->> 'date' = $1)
    and ($2::text is null or b.product_id in (select id from products where id::text = $2 or code = $2))
    and ($3::text is null or lower(b.contact ->> 'email') = lower($3))
    and ($4::text[] is null or b.state = any($4))
    and ($9::text is null or b.order_number = $9)
    and ($5 or b.quote ->> 'time' is not distinct from $6::text)
    and ($7::text[] is null or b.quote ->> 'optionId' = any($7))
  order by b.starts_at, b.booked_at, b.id limit $8`;

/** Reads how the contact persons of these bookings are reached. */
export async function readContactDetails(
  { pool }: Pick<Database, 'pool'>,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, ContactDetails>> {
  const { rows } = await pool.query<ContactDetails>(
    `select id, contact ->> 'email' as email, contact ->> 'phoneNumber' as "phoneNumber", locale
     from bookings where id = any($1) and contact ->> 'email' is not null`,
    [bookingIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

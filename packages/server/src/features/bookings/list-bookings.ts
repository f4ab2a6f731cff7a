import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Database } from '../../database/connect.ts';
import { UNNAMED_OPTION } from '../catalogue/offers/read-offer.ts';
import { normaliseOrderNumber } from './booking.ts';

export type ListBookingsInput = {
  /** Local day of the trip. */
  readonly day?: string | undefined;
  /** UUID or public code of a product. */
  readonly product?: string | undefined;
  /** Exact address of the contact person, in any case. */
  readonly email?: string | undefined;
  /** Part of the name of the contact person or of a traveller, in any case. */
  readonly name?: string | undefined;
  readonly states?: readonly BookingState[] | undefined;
  readonly orderNumber?: string | undefined;
  /** Further conditions of one departure. Null means a departure that is open all day. */
  readonly time?: string | null | undefined;
  readonly options?: readonly string[] | undefined;
  /** Whether the bookings are listed by the time of booking, the newest first; else by the departure. */
  readonly isNewestFirst?: boolean;
  readonly limit: number;
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

/** Lists bookings with names, but without ways to reach a person. */
export async function listBookings(
  { pool }: Pick<Database, 'pool'>,
  {
    day,
    product,
    email,
    name,
    states,
    orderNumber,
    time,
    options,
    isNewestFirst = false,
    limit,
  }: ListBookingsInput,
): Promise<readonly ListedBooking[]> {
  const { rows } = await pool.query<ListedBooking>(LIST_BOOKINGS, [
    day ?? null,
    product ?? null,
    email ?? null,
    states ?? null,
    time === undefined,
    time ?? null,
    options ?? null,
    limit,
    orderNumber === undefined ? null : normaliseOrderNumber(orderNumber),
    name ?? null,
    isNewestFirst,
    UNNAMED_OPTION,
  ]);
  return rows;
}

const LIST_BOOKINGS = `
  select booking.id, booking.order_number as "orderNumber", booking.state, booking.quote ->> 'name' as product,
    coalesce(nullif(booking.quote ->> 'label', ''), $12) as option,
    supplier.name as supplier, booking.quote ->> 'date' as day, booking.quote ->> 'time' as time,
    booking.currency, booking.total_minor::float8 as "totalMinor",
      coalesce((select jsonb_agg(ticket.participant_name order by ticket.position)
      from booking_tickets ticket where ticket.booking_id = booking.id and ticket.cancelled_at is null), '[]') as travellers,
    jsonb_build_object('firstName', booking.contact -> 'firstName', 'lastName', booking.contact -> 'lastName') as contact
  from bookings booking join organisations supplier on supplier.id = booking.supplier_id
  where ($1::text is null or booking.quote ->> 'date' = $1)
    and ($2::text is null or booking.product_id in (select id from products where id::text = $2 or code = $2))
    and ($3::text is null or lower(booking.contact ->> 'email') = lower($3))
    and ($4::text[] is null or booking.state = any($4))
    and ($9::text is null or booking.order_number = $9)
    and ($5 or booking.quote ->> 'time' is not distinct from $6::text)
    and ($7::text[] is null or booking.quote ->> 'optionId' = any($7))
    and ($10::text is null
      or strpos(lower(concat_ws(' ', booking.contact ->> 'firstName', booking.contact ->> 'lastName')), lower($10)) > 0
      or exists (select from booking_tickets ticket where ticket.booking_id = booking.id
        and strpos(lower(ticket.participant_name), lower($10)) > 0))
  order by case when $11::boolean then booking.booked_at end desc, booking.starts_at, booking.booked_at,
    booking.id limit $8`;

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

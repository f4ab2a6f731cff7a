import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import type { BookingGroup } from '@ashore/core/contract/values/booking-groups.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { QuoteReaders } from '../../quotes/quote-readers.ts';
import { mayReviewSql } from '../../reviews/invitation-key.ts';
import { bookingColumns } from '../booking.ts';
import { type AccountBookingRow, presentAccountBooking } from './present-account-booking.ts';

export type ListInput = {
  readonly client: Queryable;
  readonly readTexts: QuoteReaders['readTexts'];
  readonly locale: MessageLocale;
};

type WantedPage = {
  readonly accountId: string;
  /** Undefined for the bookings of all groups. */
  readonly group?: BookingGroup | undefined;
  readonly page: number;
  readonly size: number;
};

type AccountBookings = {
  readonly bookings: readonly UserBooking[];
  readonly counts: Readonly<Record<BookingGroup, number>>;
  readonly now: Date;
};

/**
 * Lists a page of the bookings of an account, in the reader's language. Upcoming trips begin with the next one, all others
 * with the latest.
 */
export async function listAccountBookings(
  { client, readTexts, locale }: ListInput,
  { accountId, group, page, size }: WantedPage,
): Promise<AccountBookings> {
  const { rows: countRows } = await client.query<Record<BookingGroup, number> & { now: Date }>(
    { name: 'count-account-bookings', text: COUNT },
    [accountId],
  );
  const { rows } = await client.query<AccountBookingRow>({ name: 'list-account-bookings', text: LIST }, [
    accountId,
    group ?? null,
    size,
    page * size,
  ]);
  const bookings = await Promise.all(
    rows.map(async (booking) =>
      presentAccountBooking(booking, await readTexts(booking.productId, locale), locale),
    ),
  );
  const [countRow] = countRows;
  if (!countRow) throw new Error('The bookings were not counted.');
  const { now, ...counts } = countRow;
  return { bookings, counts, now };
}

/** The group of a booking (alias `booking`). Bookings that expired before they were paid are in none: nothing was bought. */
const groupSql = `
  case when booking.state in ('awaiting_payment', 'on_request', 'accepted') then 'upcoming'
    when booking.state = 'confirmed' and booking.ends_at > now() then 'upcoming'
    when booking.state in ('confirmed', 'completed') then 'past'
    when booking.state in ('cancelled', 'declined', 'unanswered', 'unpaid') then 'cancelled' end`;

const COUNT = `
  select count(*) filter (where booking_group = 'upcoming')::int as upcoming, count(*) filter (where booking_group = 'past')::int as past,
    count(*) filter (where booking_group = 'cancelled')::int as cancelled, now() as now
  from (select ${groupSql} as booking_group from bookings booking where booking.account_id = $1) grouped`;

const LIST = `
  with page as (
    select booking.id, booking_group as "group"
    from bookings booking, lateral (select ${groupSql} as booking_group) grouped
    where booking.account_id = $1 and booking_group is not null
      and ($2::text is null or booking_group = $2)
    order by case when $2::text = 'upcoming' then booking.starts_at end, booking.starts_at desc, booking.id
    limit $3 offset $4)
  select ${bookingColumns}, page."group",
    (select coalesce(jsonb_agg(jsonb_build_object('ticketType', band_count.band, 'count', band_count.count)
      order by band_count.first), '[]') from (
       select band, count(*)::int as count, min(position) as first from booking_tickets
       where booking_id = booking.id and (cancelled_at is null or booking.state = 'cancelled')
         group by band) band_count) as travellers,
    (select coalesce(jsonb_agg(jsonb_build_object('number', invoice.number, 'kind', invoice.kind)
       order by invoice.issued_at, invoice.number), '[]') from invoices invoice
         where invoice.booking_id = booking.id) as invoices,
    ${mayReviewSql('booking.order_number', '$1')} as "mayReview",
    coalesce(refunded.minor, 0)::float8 as "refundedMinor", coalesce(refunded.pending, false) as "isRefundPending"
  from page join bookings booking on booking.id = page.id
  left join lateral (
    select sum(refund.amount_minor) filter (where refund.state <> 'failed') as minor,
      bool_or(refund.state in ('requested', 'pending')) as pending
    from refunds refund join payments payment on payment.id = refund.payment_id
      where payment.booking_id = booking.id) refunded on true
  order by case when $2::text = 'upcoming' then booking.starts_at end, booking.starts_at desc, booking.id`;

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
  const isFirst = page === 0 && size === USUAL_SIZE;
  const { rows } = isFirst
    ? await client.query<ListedRow>(
        { name: `account-bookings-${group ?? 'all'}`, text: FIRST_PAGES[group ?? 'all'] },
        [accountId],
      )
    : await client.query<ListedRow>(FURTHER_PAGES[group ?? 'all'], [accountId, size, page * size]);
  const [first] = rows;
  if (!first) throw new Error('The bookings were not counted.');
  const { upcoming, past, cancelled, now } = first;
  const bookings = await Promise.all(
    rows
      .filter(({ isListed }) => isListed)
      .map(async (booking) =>
        presentAccountBooking(booking, await readTexts(booking.productId, locale), locale),
      ),
  );
  return { bookings, counts: { upcoming, past, cancelled }, now };
}

/** A booking with the counts of its account. If none is on the page, a row has the counts alone. */
type ListedRow = AccountBookingRow & Readonly<Record<BookingGroup, number>> & { readonly isListed: boolean };

/** Bookings of a page of the dashboard. */
const USUAL_SIZE = 20;

/** The group of a booking (alias `booking`). Bookings that expired before they were paid are in none: nothing was bought. */
const groupSql = `
  case when booking.state in ('awaiting_payment', 'on_request', 'accepted') then 'upcoming'
    when booking.state = 'confirmed' and booking.ends_at > now() then 'upcoming'
    when booking.state in ('confirmed', 'completed') then 'past'
    when booking.state in ('cancelled', 'declined', 'unanswered', 'unpaid') then 'cancelled' end`;

/** The counts, and a page of the bookings in its order. Both need the group of each booking, so they are one statement. */
const listOf = (which: string, order: string, page: string) => `
  with mine as materialized (
    select booking.id, booking.starts_at, ${groupSql} as booking_group from bookings booking where booking.account_id = $1),
  counted as (
    select count(*) filter (where booking_group = 'upcoming')::int as upcoming, count(*) filter (where booking_group = 'past')::int as past,
      count(*) filter (where booking_group = 'cancelled')::int as cancelled from mine),
  page as (
    select mine.id, mine.starts_at, mine.booking_group as "group" from mine where ${which} order by ${order}, mine.id ${page})
  select counted.upcoming, counted.past, counted.cancelled, mine.id is not null as "isListed", mine."group", ${bookingColumns},
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
  from counted left join page mine on true left join bookings booking on booking.id = mine.id
  left join lateral (
    select sum(refund.amount_minor) filter (where refund.state <> 'failed') as minor,
      bool_or(refund.state in ('requested', 'pending')) as pending
    from refunds refund join payments payment on payment.id = refund.payment_id
      where payment.booking_id = booking.id) refunded on true
  order by ${order}, mine.id`;

const latestFirst = 'mine.starts_at desc';

const pagesOf = (page: string): Readonly<Record<BookingGroup | 'all', string>> => ({
  all: listOf('mine.booking_group is not null', latestFirst, page),
  upcoming: listOf(`mine.booking_group = 'upcoming'`, 'mine.starts_at', page),
  past: listOf(`mine.booking_group = 'past'`, latestFirst, page),
  cancelled: listOf(`mine.booking_group = 'cancelled'`, latestFirst, page),
});

/**
 * The size of the first page is in the text, so that it is planned once: with a size that may be any number PostgreSQL would expect a
 * tenth of the bookings, and would plan each page again.
 */
const FIRST_PAGES = pagesOf(`limit ${USUAL_SIZE}`);
const FURTHER_PAGES = pagesOf('limit $2 offset $3');

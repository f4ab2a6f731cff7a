import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import type { BookingGroup } from '@ashore/core/contract/values/booking-groups.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { QuoteReaders } from '../../quotes/quote-sources.ts';
import { mayReviewSql } from '../../reviews/invitation-key.ts';
import { bookingColumns } from '../booking.ts';
import { type AccountBooking, presentAccountBooking } from './present-account-booking.ts';

type ListInput = {
  readonly client: Queryable;
  readonly words: QuoteReaders['words'];
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
  { client, words, locale }: ListInput,
  { accountId, group, page, size }: WantedPage,
): Promise<AccountBookings> {
  const { rows: counted } = await client.query<Record<BookingGroup, number> & { now: Date }>(
    { name: 'count-account-bookings', text: COUNT },
    [accountId],
  );
  const { rows } = await client.query<AccountBooking>({ name: 'list-account-bookings', text: LIST }, [
    accountId,
    group ?? null,
    size,
    page * size,
  ]);
  const bookings = await Promise.all(
    rows.map(async (booking) => presentAccountBooking(booking, await words(booking.productId, locale))),
  );
  const [first] = counted;
  if (!first) throw new Error('The bookings were not counted.');
  const { now, ...counts } = first;
  return { bookings, counts, now };
}

/** The group of a booking (`b`). Bookings that expired before they were paid are in none: nothing was bought. */
const groupSql = `
  case when b.state in ('awaiting_payment', 'on_request', 'accepted') then 'upcoming'
    when b.state = 'confirmed' and b.ends_at > now() then 'upcoming'
    when b.state in ('confirmed', 'completed') then 'past'
    when b.state in ('cancelled', 'declined', 'unanswered', 'unpaid') then 'cancelled' end`;

const COUNT = `
  select count(*) filter (where g = 'upcoming')::int as upcoming, count(*) filter (where g = 'past')::int as past,
    count(*) filter (where g = 'cancelled')::int as cancelled, now() as now
  from (select ${groupSql} as g from bookings b where b.account_id = $1) grouped`;

const LIST = `
  with own as (
    select b.id, g as "group"
    from bookings b, lateral (select ${groupSql} as g) grouped
    where b.account_id = $1 and g is not null and ($2::text is null or g = $2)
    order by case when $2::text = 'upcoming' then b.starts_at end, b.starts_at desc, b.id
    limit $3 offset $4)
  select ${bookingColumns}, own."group",
    (select coalesce(jsonb_agg(jsonb_build_object('ticketType', t.band, 'count', t.count) order by t.first), '[]') from (
       select band, count(*)::int as count, min(position) as first from booking_tickets
       where booking_id = b.id and (cancelled_at is null or b.state = 'cancelled') group by band) t) as travellers,
    (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind)
       order by i.issued_at, i.number), '[]') from invoices i where i.booking_id = b.id) as invoices,
    ${mayReviewSql('b.order_number', '$1')} as "mayReview",
    coalesce(r.minor, 0)::float8 as "refundedMinor", coalesce(r.pending, false) as "isRefundPending"
  from own join bookings b on b.id = own.id
  left join lateral (
    select sum(r.amount_minor) filter (where r.state <> 'failed') as minor,
      bool_or(r.state in ('requested', 'pending')) as pending
    from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id) r on true
  order by case when $2::text = 'upcoming' then b.starts_at end, b.starts_at desc, b.id`;

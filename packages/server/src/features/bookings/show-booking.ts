import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { QuoteSources } from '../quotes/quote-sources.ts';
import { waiversSql } from '../waivers/waivers-sql.ts';
import { bookingColumns } from './booking.ts';
import { presentBooking } from './present-booking.ts';
import type { WholeBooking } from './whole-booking.ts';

type Input = {
  readonly client: Queryable;
  readonly words: QuoteSources['words'];
  readonly locale: MessageLocale;
};

/** A booking by the key that its owner has, in the reader's words. */
export async function showBooking(
  { client, words, locale }: Input,
  accessKey: string,
): Promise<BookingView | undefined> {
  const { rows } = await client.query<WholeBooking>({ name: 'show-booking', text: SHOW }, [accessKey]);
  const [booking] = rows;
  return booking && presentBooking(booking, await words(booking.productId, locale));
}

const tickets = `
  (select jsonb_agg(jsonb_build_object('name', t.participant_name, 'band', t.band, 'code', t.code,
     'isCancelled', t.cancelled_at is not null) order by t.position)
   from booking_tickets t where t.booking_id = b.id)`;

const invoices = `
  (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'totalMinor', i.total_minor,
     'taxPercent', i.tax_percent, 'taxMinor', i.tax_minor, 'issuedAt', i.issued_at) order by i.issued_at, i.number), '[]')
   from invoices i where i.booking_id = b.id)`;

const waivers = waiversSql({
  cartId: 'b.cart_id',
  productId: 'b.product_id',
  date: "(b.quote ->> 'date')::date",
});

const SHOW = `
  select ${bookingColumns}, b.contact, ${tickets} as tickets, ${invoices} as invoices,
    ${waivers} as waivers,
    (select s.reason from booking_steps s where s.booking_id = b.id order by s.id desc limit 1) as reason,
    coalesce((select sum(captured_minor) from payments p where p.booking_id = b.id), 0)::float8 as "paidMinor",
    coalesce(r.minor, 0)::float8 as "refundedMinor", coalesce(r.pending, false) as "isRefundPending"
  from bookings b
  left join lateral (
    select sum(r.amount_minor) filter (where r.state <> 'failed') as minor,
      bool_or(r.state in ('asked', 'pending')) as pending
    from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id) r on true
  where b.access_key = $1`;

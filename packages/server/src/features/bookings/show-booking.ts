import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { QuoteReaders } from '../quotes/quote-sources.ts';
import { mayReviewSql } from '../reviews/invitation-key.ts';
import { waiversSql } from '../waivers/signed-waivers.ts';
import { openedByKeySql } from './access.ts';
import { type BookingDetails, bookingColumns } from './booking.ts';
import { presentBooking, presentForGuest } from './present-booking.ts';
import { readNotes } from './trip-facts/notes.ts';

type ShowBookingInput = {
  readonly client: Queryable;
  readonly words: QuoteReaders['words'];
  readonly locale: MessageLocale;
};

/**
 * Shows a booking by one of its keys, or by its order number to its account, in the reader's language. The reader is its
 * contact person or an organisation's guest.
 */
export async function showBooking(
  { client, words, locale }: ShowBookingInput,
  accessKey: string,
  accountId?: string,
): Promise<ShownBooking | undefined> {
  const { rows } = await client.query<BookingDetails>({ name: 'show-booking', text: SHOW }, [
    accessKey,
    accountId ?? null,
  ]);
  // An account that opens the booking by its order number does not learn the access key.
  const booking = rows[0] && { ...rows[0], accessKey };
  if (!booking) return undefined;
  const product = await words(booking.productId, locale);
  const notes = (await readNotes(client, [booking.id], locale)).get(booking.id);
  const present = booking.isGuest ? presentForGuest : presentBooking;
  return present(booking, product, { locale, notes });
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
  select ${bookingColumns}, b.guest_key = $1 as "isGuest", b.guest_key as "guestKey",
    ${mayReviewSql('$1', '$2')} as "mayReview",
    (select o.name from organisations o where o.id = b.organisation_id) as "organisationName", b.contact,
    (select jsonb_build_object('name', s.name, 'phone', s.phone, 'emergencyPhone', s.emergency_phone)
     from organisations s where s.id = b.supplier_id) as supplier, ${tickets} as tickets, ${invoices} as invoices,
    ${waivers} as waivers,
    (select s.reason from booking_transitions s where s.booking_id = b.id order by s.id desc limit 1) as reason,
    coalesce((select sum(captured_minor) from payments p where p.booking_id = b.id), 0)::float8 as "paidMinor",
    coalesce(r.minor, 0)::float8 as "refundedMinor", coalesce(r.pending, false) as "isRefundPending"
  from bookings b
  left join lateral (
    select sum(r.amount_minor) filter (where r.state <> 'failed') as minor,
      bool_or(r.state in ('requested', 'pending')) as pending
    from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id) r on true
  where ${openedByKeySql('$1', '$2')}`;

import type { ShownBooking } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { QuoteReaders } from '../quotes/quote-readers.ts';
import { mayReviewSql } from '../reviews/invitation-key.ts';
import { waiversSql } from '../waivers/signed-waivers.ts';
import { openedByKeySql } from './access.ts';
import { type BookingDetails, bookingColumns } from './booking.ts';
import { namedShip, readNamedShip } from './named-ship/named-ship.ts';
import { presentBooking, presentForGuest } from './present-booking.ts';
import { type BookingNotes, notesSql } from './trip-facts/notes.ts';

type ShowBookingInput = {
  readonly client: Queryable;
  readonly readTexts: QuoteReaders['readTexts'];
  readonly locale: MessageLocale;
};

/**
 * Shows a booking by one of its keys, or by its order number to its account, in the reader's language. The reader is its
 * contact person or an organisation's guest.
 */
export async function showBooking(
  { client, readTexts, locale }: ShowBookingInput,
  accessKey: string,
  accountId?: string,
): Promise<ShownBooking | undefined> {
  const { rows } = await client.query<BookingDetails & { readonly notes: BookingNotes }>(
    { name: 'show-booking', text: SHOW },
    [accessKey, accountId ?? null, locale],
  );
  // An account that opens the booking by its order number does not learn the access key.
  const booking = rows[0] && { ...rows[0], accessKey };
  if (!booking) return undefined;
  const product = await readTexts(booking.productId, locale);
  const presentAs = booking.isGuest ? presentForGuest : presentBooking;
  const named = namedShip(booking.notes, locale);
  const ship = named && { ...named, ...(await readNamedShip(client, booking.id, named)) };
  return presentAs(booking, product, { locale, notes: booking.notes, ship });
}

const tickets = `
  (select jsonb_agg(jsonb_build_object('name', ticket.participant_name, 'band', ticket.band, 'code', ticket.code,
     'isCancelled', ticket.cancelled_at is not null) order by ticket.position)
   from booking_tickets ticket where ticket.booking_id = booking.id)`;

const invoices = `
  (select coalesce(jsonb_agg(jsonb_build_object('number', invoice.number, 'kind', invoice.kind, 'totalMinor',
    invoice.total_minor,
     'taxPercent', invoice.tax_percent, 'taxMinor', invoice.tax_minor, 'issuedAt', invoice.issued_at)
       order by invoice.issued_at, invoice.number), '[]')
   from invoices invoice where invoice.booking_id = booking.id)`;

const waivers = waiversSql({
  cartId: 'booking.cart_id',
  productId: 'booking.product_id',
  date: "(booking.quote ->> 'date')::date",
});

const SHOW = `
  select ${bookingColumns}, booking.guest_key = $1 as "isGuest", booking.guest_key as "guestKey",
    ${mayReviewSql('$1', '$2')} as "mayReview",
    (select organisation.name from organisations organisation
      where organisation.id = booking.organisation_id) as "organisationName", booking.contact,
    (select jsonb_build_object('name', supplier.name, 'phone', supplier.phone, 'emergencyPhone', supplier.emergency_phone)
     from organisations supplier where supplier.id = booking.supplier_id) as supplier, ${tickets} as tickets,
       ${invoices} as invoices,
    ${waivers} as waivers, ${notesSql('$3')} as notes,
    (select transition.reason from booking_transitions transition where transition.booking_id = booking.id
      order by transition.id desc limit 1) as reason,
    coalesce((select sum(captured_minor) from payments payment
      where payment.booking_id = booking.id), 0)::float8 as "paidMinor",
    coalesce(refunded.minor, 0)::float8 as "refundedMinor", coalesce(refunded.pending, false) as "isRefundPending",
    (select discount.code from discount_uses discount_use join discounts discount on discount.id = discount_use.discount_id
      where discount_use.booking_id = booking.id and booking.discount_minor > 0) as "discountCode"
  from bookings booking
  left join lateral (
    select sum(refund.amount_minor) filter (where refund.state <> 'failed') as minor,
      bool_or(refund.state in ('requested', 'pending')) as pending
    from refunds refund join payments payment on payment.id = refund.payment_id
      where payment.booking_id = booking.id) refunded on true
  where ${openedByKeySql('$1', '$2')}`;

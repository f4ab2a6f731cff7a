import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { QUOTE_WITHOUT_TRAVELLERS, withoutAgesSql } from '../../quotes/quote.ts';

/** Days to keep the data of a booking that was never confirmed, in case the contact person asks about it. */
const UNCONFIRMED_DAYS = 7;

/**
 * Erases personal data from bookings, in batches. Some days after the trip only names, the email address and
 * invoice data remain. A booking that was never confirmed loses everything.
 */
export async function erasePersonalData(client: Queryable, retentionDays: number): Promise<number> {
  const over = await client.query(AFTER_THE_TRIP, [retentionDays]);
  const unconfirmed = await client.query(NEVER_CONFIRMED, [UNCONFIRMED_DAYS, ENDED_STATES]);
  return (over.rowCount ?? 0) + (unconfirmed.rowCount ?? 0);
}

const ERASE_FOREIGN_OFFERS = `
  update foreign_bookings set offer = ${withoutAgesSql('offer')} where booking_id in (select id from erasable)`;

// A sold hold is kept as long as its booking.
const AFTER_THE_TRIP = `
  with erasable as (
    select id, hold_id from bookings where erased_at is null and ends_at < now() - make_interval(days => $1)
    order by ends_at limit 500),
  holds_of_trips as (
    update holds set quote = ${QUOTE_WITHOUT_TRAVELLERS} where id in (select hold_id from erasable)),
  offers as (${ERASE_FOREIGN_OFFERS})
  update bookings booking set erased_at = now(), answers = '[]', traveller_notes = '{}',
    quote = ${QUOTE_WITHOUT_TRAVELLERS},
    contact = booking.contact || '{"phoneNumber": null, "dateOfBirth": null}',
    participants = (
      select coalesce(jsonb_agg(jsonb_build_object('participantName', participant -> 'participantName', 'ticketType',
        participant -> 'ticketType')
        order by position), '[]')
      from jsonb_array_elements(booking.participants) with ordinality as numbered (participant, position))
  where id in (select id from erasable)`;

/**
 * A payment that is neither failed nor cancelled keeps the data, because its payer may have to be contacted.
 */
const NEVER_CONFIRMED = `
  with erasable as (
    select booking.id from bookings booking
    where booking.erased_at is null and booking.confirmed_at is null and booking.state = any($2)
      and booking.ended_at < now() - make_interval(days => $1)
      and not exists (select from payments payment where payment.booking_id = booking.id
        and payment.state not in ('failed', 'cancelled'))
    order by booking.ended_at limit 500),
  offers as (${ERASE_FOREIGN_OFFERS}),
  erased as (
    update bookings set erased_at = now(), answers = '[]', traveller_notes = '{}', participants = '[]',
      quote = ${QUOTE_WITHOUT_TRAVELLERS},
      contact = '{"firstName": "", "lastName": "", "email": "", "phoneNumber": null}'
    where id in (select id from erasable)
    returning id),
  nameless as (
    update booking_tickets ticket set participant_name = '' from erased where ticket.booking_id = erased.id)
  select id from erased`;

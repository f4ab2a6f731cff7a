import { GIVEN_UP } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Of what came to nothing: as long as whoever booked may ask what became of it. */
const NOTHING_DAYS = 7;

/**
 * Takes what was said of people out of bookings, a handful at a time: so many days after the trip everything but the names
 * on papers, where mails went and what stands on invoices; of what nobody ever paid, everything.
 */
export async function shredBookings(client: Queryable, keptDays: number): Promise<number> {
  const over = await client.query(AFTER_THE_TRIP, [keptDays]);
  const nothing = await client.query(CAME_TO_NOTHING, [NOTHING_DAYS, GIVEN_UP]);
  return (over.rowCount ?? 0) + (nothing.rowCount ?? 0);
}

const AFTER_THE_TRIP = `
  update bookings b set shredded_at = now(), answers = '[]', wishes = '{}', quote = b.quote || '{"ride": null}',
    contact = b.contact || '{"phoneNumber": null, "dateOfBirth": null}',
    participants = (
      select coalesce(jsonb_agg(jsonb_build_object('participantName', p -> 'participantName', 'ticketType', p -> 'ticketType')
        order by place), '[]')
      from jsonb_array_elements(b.participants) with ordinality as each (p, place))
  where id in (
    select id from bookings where shredded_at is null and ends_at < now() - make_interval(days => $1)
    order by ends_at limit 500)`;

/** As long as money may still come for it, or has come and is not back, somebody has to be written to. */
const CAME_TO_NOTHING = `
  with shredded as (
    update bookings set shredded_at = now(), answers = '[]', wishes = '{}', participants = '[]',
      quote = quote || '{"ride": null}',
      contact = '{"firstName": "", "lastName": "", "email": "", "phoneNumber": null}'
    where id in (
      select b.id from bookings b
      where b.shredded_at is null and b.confirmed_at is null and b.state = any($2)
        and b.ended_at < now() - make_interval(days => $1)
        and not exists (select from payments p where p.booking_id = b.id and p.state not in ('failed', 'cancelled'))
      order by b.ended_at limit 500)
    returning id),
  nameless as (
    update booking_tickets t set participant_name = '' from shredded s where t.booking_id = s.id)
  select id from shredded`;

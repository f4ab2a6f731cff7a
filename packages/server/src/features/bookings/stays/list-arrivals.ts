import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';

/** A booked room whose guests arrive. */
export type Arrival = {
  readonly orderNumber: string;
  readonly leadGuest: string;
  readonly room: string;
  readonly departure: LocalDate;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly payment: 'prepaid' | 'at-hotel';
  readonly state: string;
  /** The hotel's own number, if another seller has booked the room and the hotel has given one. */
  readonly hotelNumber: string | null;
};

/** The rooms of a hotel whose guests arrive on a day, by order number and room. Cancelled rooms are left out. */
export async function listArrivals(
  { pool }: Pick<Database, 'pool'>,
  { hotelId, day }: { readonly hotelId: string; readonly day: LocalDate },
): Promise<Arrival[]> {
  const { rows } = await pool.query<Arrival>(ARRIVALS, [hotelId, day]);
  return rows;
}

const ARRIVALS = `
  select booking.order_number as "orderNumber", ticket.participant_name as "leadGuest", room_type.slug as room,
    held.departure::text as departure, (room ->> 'adults')::int as adults,
    coalesce(room -> 'childrenAges', '[]') as "childrenAges", booking.quote #>> '{stay,payment}' as payment, booking.state,
    foreign_booking.hotel_reference as "hotelNumber"
  from held_rooms held
  join room_types room_type on room_type.id = held.room_type_id
  join bookings booking on booking.hold_id = held.hold_id
  join booking_tickets ticket on ticket.booking_id = booking.id and ticket.position = held.position
  left join foreign_bookings foreign_booking on foreign_booking.booking_id = booking.id and foreign_booking.state = 'booked'
  cross join lateral jsonb_array_elements(booking.quote #> '{stay,rooms}') room
  where room_type.hotel_id = $1 and held.arrival = $2 and held.released_at is null and ticket.cancelled_at is null
    and (room ->> 'position')::int = held.position
    and booking.state in ('on_request', 'accepted', 'confirmed', 'completed')
  order by booking.order_number, held.position`;

import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import { type Booking, bookingColumns } from './booking.ts';

/** The booking of whoever has its key; for everybody else there is none. */
export async function bookingOfKey(client: Queryable, accessKey: string): Promise<Booking> {
  const { rows } = await client.query<Booking>(
    { name: 'booking-of-key', text: `select ${bookingColumns} from bookings b where b.access_key = $1` },
    [accessKey],
  );
  const [booking] = rows;
  if (!booking) throw new Failure('not_found');
  return booking;
}

import type { Queryable } from '../../database/queryable.ts';
import { type Booking, bookingColumns } from './booking.ts';
import { orderNumberAsWritten } from './order-number.ts';

/** The booking with this number, however it is grouped, for whoever works at the desk. */
export async function bookingNamed(client: Queryable, orderNumber: string): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>(
    `select ${bookingColumns} from bookings b where b.order_number = $1`,
    [orderNumberAsWritten(orderNumber)],
  );
  return rows[0];
}

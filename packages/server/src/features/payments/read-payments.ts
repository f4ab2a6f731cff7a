import type { Queryable } from '../../database/queryable.ts';
import { OPEN_STATES, type Payment, paymentColumns } from './payment.ts';

export async function readPayment(client: Queryable, id: string): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(
    { name: 'read-payment', text: `select ${paymentColumns} from payments where id = $1` },
    [id],
  );
  return rows[0];
}

/** The try that a provider knows under this name. */
export async function readPaymentOf(
  client: Queryable,
  gateway: string,
  providerId: string,
): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(
    `select ${paymentColumns} from payments where gateway = $1 and provider_id = $2`,
    [gateway, providerId],
  );
  return rows[0];
}

/** All tries of a booking, the newest first. */
export async function readPaymentsOf(client: Queryable, bookingId: string): Promise<readonly Payment[]> {
  const { rows } = await client.query<Payment>(
    `select ${paymentColumns} from payments where booking_id = $1 order by made_at desc, id`,
    [bookingId],
  );
  return rows;
}

export function isOpen({ state }: Payment): boolean {
  return (OPEN_STATES as readonly string[]).includes(state);
}

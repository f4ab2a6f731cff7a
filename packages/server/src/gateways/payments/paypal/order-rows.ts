import { isDeepStrictEqual } from 'node:util';
import type { PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { OrderRequest } from './order-request.ts';

/** What we keep of an order. */
export type OrderRow = {
  readonly attempt_id: string;
  readonly booking_id: string;
  readonly request: OrderRequest;
  readonly order_id: string | null;
  readonly taken_at: Date | null;
  readonly let_go_at: Date | null;
  readonly refusal: PaymentRefusal | null;
};

const columns = 'attempt_id, booking_id, request, order_id, taken_at, let_go_at, refusal';

/** Written down before PayPal is asked. The attempt as it was the first time, whoever comes again with it. */
export async function noteAttempt(
  client: Queryable,
  { attemptId, bookingId, request }: { attemptId: string; bookingId: string; request: OrderRequest },
): Promise<{ readonly row: OrderRow; readonly isSame: boolean }> {
  await client.query(
    'insert into paypal_orders (attempt_id, booking_id, request) values ($1, $2, $3) on conflict do nothing',
    [attemptId, bookingId, JSON.stringify(request)],
  );
  const row = await rowOfAttempt(client, attemptId);
  if (!row) throw new Error('An attempt was not written down.');
  return { row, isSame: row.booking_id === bookingId && isDeepStrictEqual(row.request, request) };
}

export async function rowOfAttempt(client: Queryable, attemptId: string): Promise<OrderRow | undefined> {
  const { rows } = await client.query<OrderRow>(
    `select ${columns} from paypal_orders where attempt_id = $1`,
    [attemptId],
  );
  return rows[0];
}

/** By the order, or by what was taken of it. */
export async function rowOfOrder(client: Queryable, id: string): Promise<OrderRow | undefined> {
  const { rows } = await client.query<OrderRow>(
    `select ${columns} from paypal_orders where order_id = $1 or payment_ids @> array[$1]`,
    [id],
  );
  return rows[0];
}

export async function noteOrder(client: Queryable, attemptId: string, orderId: string): Promise<void> {
  await client.query('update paypal_orders set order_id = $2 where attempt_id = $1', [attemptId, orderId]);
}

export async function notePayments(
  client: Queryable,
  orderId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    'update paypal_orders set payment_ids = $2 where order_id = $1 and not payment_ids @> $2::text[]',
    [orderId, ids],
  );
}

/** False where it was let go of: of the two that want it at the same moment one gets it. */
export async function markTaken(client: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update paypal_orders set taken_at = coalesce(taken_at, now()) where order_id = $1 and let_go_at is null`,
    [orderId],
  );
  return rowCount === 1;
}

/** PayPal has said that nothing was taken. */
export async function markNotTaken(
  client: Queryable,
  orderId: string,
  refusal: PaymentRefusal | null,
): Promise<void> {
  await client.query('update paypal_orders set taken_at = null, refusal = $2 where order_id = $1', [
    orderId,
    refusal,
  ]);
}

/** False where it is being taken. */
export async function markLetGo(client: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update paypal_orders set let_go_at = coalesce(let_go_at, now()) where order_id = $1 and taken_at is null',
    [orderId],
  );
  return rowCount === 1;
}

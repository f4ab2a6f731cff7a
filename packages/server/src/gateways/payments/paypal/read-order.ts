import { isDeepStrictEqual } from 'node:util';
import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import { z } from 'zod';
import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent, IntentState, Refund } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import type { PaypalDeps } from './client.ts';
import { moneyOfPaypal } from './money.ts';
import type { OrderRequest } from './order-request.ts';

export type FoundOrder = { readonly order: PaypalOrder; readonly row: OrderRow; readonly intent: Intent };

/** Reads the current state of an order. Finds only orders that we requested, exactly as we requested them. */
export async function findOrder(deps: PaypalDeps, id: string): Promise<FoundOrder | undefined> {
  const row = await rowOfOrder(deps.pool, id);
  // Only a stored order id is sent to PayPal: an unknown id could contain a path.
  if (!row?.order_id) return undefined;
  const answer = await deps.callPaypal(
    { method: 'GET', path: `/v2/checkout/orders/${row.order_id}` },
    deps.signal,
  );
  if (answer.status === 404) return undefined;
  const order = readOrder(answer.body);
  const intent = intentOfOrder(order, row);
  if (!intent) return undefined;
  const { authorizations, captures } = paymentsIn(order);
  await recordPaymentIds(
    deps.pool,
    order.id,
    [...authorizations, ...captures].map((one) => one.id),
  );
  return { order, row, intent };
}

export async function readIntentOf(deps: PaypalDeps, id: string): Promise<Answer<Intent>> {
  const foundOrder = await findOrder(deps, id);
  return foundOrder ? { outcome: 'done', result: foundOrder.intent } : noSuchIntent;
}

const amountSchema = z.object({ currency_code: z.string(), value: z.string() });
const paymentSchema = z.object({ id: z.string(), status: z.string(), amount: amountSchema });
const refundSchema = paymentSchema.extend({ custom_id: z.string().optional() });

/** The fields of an order that we need. */
const orderSchema = z.object({
  id: z.string(),
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string(),
      amount: amountSchema,
      payments: z
        .object({
          authorizations: z
            .array(paymentSchema.extend({ expiration_time: z.string().optional() }))
            .default([]),
          captures: z.array(paymentSchema).default([]),
          refunds: z.array(refundSchema).default([]),
        })
        .default({ authorizations: [], captures: [], refunds: [] }),
    }),
  ]),
});

type PaypalOrder = z.output<typeof orderSchema>;

export function readOrder(body: unknown): PaypalOrder {
  return orderSchema.parse(body);
}

export const paymentsIn = ({ purchase_units: [unit] }: PaypalOrder) => unit.payments;

const chargedStates = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const refusedStates = ['DECLINED', 'DENIED', 'FAILED'];

/**
 * Undefined if the order is not the one we requested: it has another attempt, another intent or another
 * amount.
 */
function intentOfOrder(order: PaypalOrder, row: OrderRow): Intent | undefined {
  const [unit] = order.purchase_units;
  const [requestedUnit] = row.request.purchase_units;
  const price = moneyOfPaypal(unit.amount);
  const requested = moneyOfPaypal(requestedUnit.amount);
  if (unit.custom_id !== row.attempt_id || order.intent !== row.request.intent) return undefined;
  if (price.amount !== requested.amount || price.currency !== requested.currency) return undefined;
  const { authorizations, captures, refunds } = unit.payments;
  const state = stateOf(order, row);
  const [authorisation] = authorizations;
  const minorUnitsOf = (of: z.output<typeof paymentSchema>) => moneyOfPaypal(of.amount).amount;
  const chargedCaptures = captures.filter(({ status }) => chargedStates.includes(status));
  return {
    id: order.id,
    attemptId: row.attempt_id,
    bookingId: row.booking_id,
    method: 'paypal',
    state,
    amount: price,
    isCaptureLater: order.intent === 'AUTHORIZE',
    capturedMinor: chargedCaptures.reduce((sum, one) => sum + minorUnitsOf(one), 0),
    refunds: refunds.map(refundOfPaypal),
    captureBefore: authorisation?.expiration_time ? new Date(authorisation.expiration_time) : null,
    refusal: state === 'failed' ? (row.refusal ?? 'card_declined') : null,
    clientSecret: null,
    action: state === 'requires_action' ? actionOf(order) : null,
  };
}

function refundOfPaypal({ id, custom_id, status, amount }: z.output<typeof refundSchema>): Refund {
  const isOver = status === 'CANCELLED' || status === 'FAILED';
  return {
    id,
    key: custom_id ?? '',
    amountMinor: moneyOfPaypal(amount).amount,
    state: isOver ? 'failed' : status === 'COMPLETED' ? 'done' : 'pending',
  };
}

export const readRefund = (body: unknown): Refund => refundOfPaypal(refundSchema.parse(body));

/** What happened to the money decides first, then what we recorded, then how far the traveller is. */
function stateOf({ status, purchase_units: [{ payments }] }: PaypalOrder, row: OrderRow): IntentState {
  const captures = payments.captures.map((one) => one.status);
  if (captures.some((one) => chargedStates.includes(one))) return 'captured';
  if (captures.includes('PENDING')) return 'processing';
  const [reserved] = payments.authorizations.map((one) => one.status);
  if (reserved === 'CREATED') return 'authorised';
  if (reserved === 'VOIDED' || reserved === 'EXPIRED') return 'cancelled';
  if (row.voided_at || status === 'VOIDED') return 'cancelled';
  if (row.refusal || [...captures, reserved ?? ''].some((one) => refusedStates.includes(one)))
    return 'failed';
  return status === 'APPROVED' || status === 'COMPLETED' ? 'processing' : 'requires_action';
}

function actionOf({ links }: PaypalOrder): Intent['action'] {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return link ? { kind: 'redirect', url: link.href } : null;
}

/** Our record of an order. */
export type OrderRow = {
  readonly attempt_id: string;
  readonly booking_id: string;
  readonly request: OrderRequest;
  readonly order_id: string | null;
  readonly capture_started_at: Date | null;
  readonly voided_at: Date | null;
  readonly refusal: PaymentRefusal | null;
};

const orderColumns = 'attempt_id, booking_id, request, order_id, capture_started_at, voided_at, refusal';

/** Records an attempt before PayPal is called. A repeated attempt gets the first record. */
export async function recordAttempt(
  client: Queryable,
  { attemptId, bookingId, request }: { attemptId: string; bookingId: string; request: OrderRequest },
): Promise<{ readonly row: OrderRow; readonly isSame: boolean }> {
  await client.query(
    'insert into paypal_orders (attempt_id, booking_id, request) values ($1, $2, $3) on conflict do nothing',
    [attemptId, bookingId, JSON.stringify(request)],
  );
  const row = await rowOfAttempt(client, attemptId);
  if (!row) throw new Error('The payment attempt was not stored.');
  return { row, isSame: row.booking_id === bookingId && isDeepStrictEqual(row.request, request) };
}

export async function rowOfAttempt(client: Queryable, attemptId: string): Promise<OrderRow | undefined> {
  const { rows } = await client.query<OrderRow>(
    `select ${orderColumns} from paypal_orders where attempt_id = $1`,
    [attemptId],
  );
  return rows[0];
}

/** Finds the record by the id of the order, or of its authorisation or capture. */
export async function rowOfOrder(client: Queryable, id: string): Promise<OrderRow | undefined> {
  const { rows } = await client.query<OrderRow>(
    `select ${orderColumns} from paypal_orders where order_id = $1 or payment_ids @> array[$1]`,
    [id],
  );
  return rows[0];
}

export async function recordOrder(client: Queryable, attemptId: string, orderId: string): Promise<void> {
  await client.query('update paypal_orders set order_id = $2 where attempt_id = $1', [attemptId, orderId]);
}

async function recordPaymentIds(client: Queryable, orderId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    'update paypal_orders set payment_ids = $2 where order_id = $1 and not payment_ids @> $2::text[]',
    [orderId, ids],
  );
}

/**
 * Marks an order as being captured or authorised. Returns false if it is voided: of two concurrent calls only
 * one succeeds.
 */
export async function markCaptureStarted(client: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update paypal_orders set capture_started_at = coalesce(capture_started_at, now()) where order_id = $1 and voided_at is null`,
    [orderId],
  );
  return rowCount === 1;
}

/** Records that PayPal has answered that no money was captured or authorised. */
export async function markCaptureFailed(
  client: Queryable,
  orderId: string,
  refusal: PaymentRefusal | null,
): Promise<void> {
  await client.query('update paypal_orders set capture_started_at = null, refusal = $2 where order_id = $1', [
    orderId,
    refusal,
  ]);
}

/** Marks an order as voided. Returns false if it is being captured or authorised. */
export async function markVoided(client: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update paypal_orders set voided_at = coalesce(voided_at, now()) where order_id = $1 and capture_started_at is null',
    [orderId],
  );
  return rowCount === 1;
}

import { z } from 'zod';
import type { Intent, IntentState, Refund } from '../port.ts';
import type { OrderRow } from './order-rows.ts';
import { moneyOfPaypal } from './paypal-money.ts';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const payment = z.object({ id: z.string(), status: z.string(), amount });
const refund = payment.extend({ custom_id: z.string().optional() });

/** As much of an order as concerns us. */
const orderSchema = z.object({
  id: z.string(),
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string(),
      amount,
      payments: z
        .object({
          authorizations: z.array(payment.extend({ expiration_time: z.string().optional() })).default([]),
          captures: z.array(payment).default([]),
          refunds: z.array(refund).default([]),
        })
        .default({ authorizations: [], captures: [], refunds: [] }),
    }),
  ]),
});

export type Order = z.output<typeof orderSchema>;

export function readOrder(body: unknown): Order {
  return orderSchema.parse(body);
}

export const paymentsIn = ({ purchase_units: [unit] }: Order) => unit.payments;

const charged = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const refused = ['DECLINED', 'DENIED', 'FAILED'];

/** Undefined for an order that is not the one we asked for: another attempt's, or of another amount. */
export function intentOfOrder(order: Order, row: OrderRow): Intent | undefined {
  const [unit] = order.purchase_units;
  const [wanted] = row.request.purchase_units;
  const price = moneyOfPaypal(unit.amount);
  const asked = moneyOfPaypal(wanted.amount);
  if (unit.custom_id !== row.attempt_id || order.intent !== row.request.intent) return undefined;
  if (price.amount !== asked.amount || price.currency !== asked.currency) return undefined;
  const { authorizations, captures, refunds } = unit.payments;
  const state = stateOf(order, row);
  const [reserved] = authorizations;
  const minor = (of: z.output<typeof payment>) => moneyOfPaypal(of.amount).amount;
  const taken = captures.filter(({ status }) => charged.includes(status));
  return {
    id: order.id,
    attemptId: row.attempt_id,
    bookingId: row.booking_id,
    method: 'paypal',
    state,
    amount: price,
    isLater: order.intent === 'AUTHORIZE',
    capturedMinor: taken.reduce((sum, one) => sum + minor(one), 0),
    refunds: refunds.map(refundOfPaypal),
    captureBefore: reserved?.expiration_time ? new Date(reserved.expiration_time) : null,
    refusal: state === 'failed' ? (row.refusal ?? 'card_declined') : null,
    clientSecret: null,
    action: state === 'acting' ? actionOf(order) : null,
  };
}

function refundOfPaypal({ id, custom_id, status, amount }: z.output<typeof refund>): Refund {
  const isOver = status === 'CANCELLED' || status === 'FAILED';
  return {
    id,
    key: custom_id ?? '',
    amountMinor: moneyOfPaypal(amount).amount,
    state: isOver ? 'failed' : status === 'COMPLETED' ? 'done' : 'pending',
  };
}

export const readRefund = (body: unknown): Refund => refundOfPaypal(refund.parse(body));

/** What became of the money counts most, then what we want, then how far the traveller is. */
function stateOf({ status, purchase_units: [{ payments }] }: Order, row: OrderRow): IntentState {
  const captures = payments.captures.map((one) => one.status);
  if (captures.some((one) => charged.includes(one))) return 'captured';
  if (captures.includes('PENDING')) return 'processing';
  const [reserved] = payments.authorizations.map((one) => one.status);
  if (reserved === 'CREATED') return 'authorised';
  if (reserved === 'VOIDED' || reserved === 'EXPIRED') return 'cancelled';
  if (row.let_go_at || status === 'VOIDED') return 'cancelled';
  if (row.refusal || [...captures, reserved ?? ''].some((one) => refused.includes(one))) return 'failed';
  return status === 'APPROVED' || status === 'COMPLETED' ? 'processing' : 'acting';
}

function actionOf({ links }: Order): Intent['action'] {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return link ? { kind: 'redirect', url: link.href } : null;
}

import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { Money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { PaymentGateway } from '../../gateways/payments/port.ts';
import { type Payment, paymentColumns } from './payment.ts';

export type BeginAttempt = {
  /** Made by the browser for one press of the button. */
  readonly id: string;
  readonly bookingId: string;
  readonly gateway: PaymentGateway['name'];
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly isLater: boolean;
};

export type BegunAttempt =
  | { readonly outcome: 'begun'; readonly payment: Payment }
  /** It is there: the same press of the button, sent again. */
  | { readonly outcome: 'known'; readonly payment: Payment }
  /** The word was used for something else before. */
  | { readonly outcome: 'another' };

/**
 * Writes a try down, inside the transaction of its booking and before anybody is asked for money: whatever happens
 * afterwards, there is something that an answer can be about.
 */
export async function beginAttempt(client: Queryable, attempt: BeginAttempt): Promise<BegunAttempt> {
  const { id, bookingId, gateway, method, amount, isLater } = attempt;
  const made = await client.query<Payment>({ name: 'begin-attempt', text: BEGIN }, [
    id,
    bookingId,
    gateway,
    method,
    amount.currency,
    amount.amount,
    isLater,
  ]);
  if (made.rows[0]) return { outcome: 'begun', payment: made.rows[0] };
  const { rows } = await client.query<Payment>(`select ${paymentColumns} from payments where id = $1`, [id]);
  const [payment] = rows;
  const isSame =
    payment?.bookingId === bookingId &&
    payment.method === method &&
    payment.amountMinor === amount.amount &&
    payment.currency === amount.currency &&
    payment.isLater === isLater;
  return isSame ? { outcome: 'known', payment } : { outcome: 'another' };
}

const BEGIN = `
  insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_later)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning ${paymentColumns}`;

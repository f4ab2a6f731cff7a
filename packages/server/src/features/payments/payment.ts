import type { PaymentMethod, PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Intent, IntentState, PaymentGateway } from '../../gateways/payments/port.ts';

/**
 * One payment attempt for a booking, as recorded here. The payment provider knows its real state and is asked
 * for it.
 */
export type Payment = {
  readonly id: string;
  readonly bookingId: string;
  readonly gateway: PaymentGateway['name'];
  readonly method: PaymentMethod;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  readonly isCaptureLater: boolean;
  readonly state: 'requested' | IntentState;
  readonly providerId: string | null;
  readonly refusal: PaymentRefusal | null;
  /** In what the provider's intent differs from the request. `later`: in whether the capture comes later. */
  readonly mismatch: 'amount' | 'currency' | 'booking' | 'later' | null;
  readonly capturedMinor: number;
  readonly captureBefore: Date | null;
  readonly madeAt: Date;
  /** Since when the payment is to go back. It buys nothing from then on, even if the refund fails. */
  readonly unusableAt: Date | null;
  /**
   * When the provider's state was last recorded. A caller that finds another value after asking the provider
   * was overtaken.
   */
  readonly readAt: Date | null;
};

/** States in which money may still come without another request. */
export const OPEN_STATES = ['requested', 'requires_method', 'requires_action', 'processing'] as const;

/**
 * The same states in SQL. The partial index `payments_open` matches only this exact text, so another state also needs
 * a migration.
 */
export const openStatesSql = `('${OPEN_STATES.join("', '")}')`;

export const paymentColumns = `id, booking_id as "bookingId", gateway, method, currency,
  amount_minor::float8 as "amountMinor", is_capture_later as "isCaptureLater", state, provider_id as "providerId", refusal, mismatch,
  captured_minor::float8 as "capturedMinor", capture_before as "captureBefore", made_at as "madeAt",
  unusable_at as "unusableAt", date_trunc('milliseconds', read_at) as "readAt"`;

/** Whether an intent says nothing new. Refunds and disputes always count as new, because they are recorded elsewhere. */
export function isSameAsWritten(payment: Payment, intent: Intent): boolean {
  return (
    payment.state === intent.state &&
    payment.providerId === intent.id &&
    payment.capturedMinor === intent.capturedMinor &&
    intent.refunds.length === 0 &&
    (intent.disputes ?? []).length === 0
  );
}

export async function readPayment(client: Queryable, id: string): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(
    { name: 'read-payment', text: `select ${paymentColumns} from payments where id = $1` },
    [id],
  );
  return rows[0];
}

/** Finds the payment attempt with this ID at a provider. */
export async function readPaymentOf(
  client: Queryable,
  gateway: string,
  providerId: string,
): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(
    {
      name: 'payment-of-provider',
      text: `select ${paymentColumns} from payments where gateway = $1 and provider_id = $2`,
    },
    [gateway, providerId],
  );
  return rows[0];
}

/** Reads all payment attempts of a booking, the newest first. */
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

export type BeginAttemptInput = {
  /** Made by the browser, one for each press of the button. */
  readonly id: string;
  readonly bookingId: string;
  readonly gateway: PaymentGateway['name'];
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly isCaptureLater: boolean;
};

export type BeginAttemptResult =
  | { readonly outcome: 'begun'; readonly payment: Payment }
  /** The attempt exists already: the client sent the same press again. */
  | { readonly outcome: 'known'; readonly payment: Payment }
  /** The ID was used for another payment before. */
  | { readonly outcome: 'another' };

/**
 * Records a payment attempt, inside its booking's transaction and before the provider is called. Any
 * later answer then has a record that it belongs to.
 */
export async function beginAttempt(
  client: Queryable,
  attempt: BeginAttemptInput,
): Promise<BeginAttemptResult> {
  const { id, bookingId, gateway, method, amount, isCaptureLater } = attempt;
  const insertedPayment = await client.query<Payment>({ name: 'begin-attempt', text: BEGIN }, [
    id,
    bookingId,
    gateway,
    method,
    amount.currency,
    amount.amount,
    isCaptureLater,
  ]);
  if (insertedPayment.rows[0]) return { outcome: 'begun', payment: insertedPayment.rows[0] };
  const { rows } = await client.query<Payment>(`select ${paymentColumns} from payments where id = $1`, [id]);
  const [payment] = rows;
  const isSame =
    payment?.bookingId === bookingId &&
    payment.method === method &&
    payment.amountMinor === amount.amount &&
    payment.currency === amount.currency &&
    payment.isCaptureLater === isCaptureLater;
  return isSame ? { outcome: 'known', payment } : { outcome: 'another' };
}

const BEGIN = `
  insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning ${paymentColumns}`;

/** Begins the payment attempt of the row `booking`, to be completed by a condition. $4 its id, $5 the gateway. */
export const BEGIN_FOR_BOOKING = `
  insert into payments (id, booking_id, gateway, method, currency, amount_minor, is_capture_later)
  select $4::uuid, booking.id, $5, booking.method, booking.currency, booking.total_minor, booking.needs_answer from booking`;

/** A payment attempt that was begun with its booking, as it is recorded then. */
export function begunAttempt(
  { id, bookingId, gateway, method, amount, isCaptureLater }: BeginAttemptInput,
  madeAt: Date,
): Payment {
  return {
    ...{ id, bookingId, gateway, method, isCaptureLater, madeAt },
    currency: amount.currency,
    amountMinor: amount.amount,
    state: 'requested',
    providerId: null,
    refusal: null,
    mismatch: null,
    capturedMinor: 0,
    captureBefore: null,
    unusableAt: null,
    readAt: null,
  };
}

export type CloseAttemptInput = {
  readonly id: string;
  readonly refusal: 'provider_unavailable' | 'processing_error';
};

/**
 * Closes a payment attempt that the provider does not know or refuses for good. If it is paid after all, its
 * money is found like any late payment.
 */
export async function closeAttempt(client: Queryable, { id, refusal }: CloseAttemptInput): Promise<void> {
  await client.query(
    `update payments set state = 'failed', refusal = $2, read_at = now()
     where id = $1 and state in ${openStatesSql}`,
    [id, refusal],
  );
}

import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import type { Database } from '../../src/database/connect.ts';
import { transaction } from '../../src/database/transaction.ts';
import { type BeginAttemptInput, beginAttempt, type Payment } from '../../src/features/payments/payment.ts';
import { recordIntent } from '../../src/features/payments/record-provider-state.ts';
import type { Intent } from '../../src/gateways/payments/port.ts';
import { bookingRow } from '../discounts/discounts.ts';

/** An attempt to pay 100 euros by card, for a new booking by default. */
export async function attemptOf(
  database: Database,
  differences: Partial<BeginAttemptInput> = {},
): Promise<BeginAttemptInput> {
  return {
    id: randomUUID(),
    bookingId: differences.bookingId ?? (await bookingRow(database)),
    gateway: 'sandbox',
    method: 'credit-card',
    amount: money(10_000, 'EUR'),
    isCaptureLater: false,
    ...differences,
  };
}

export async function beginTestPayment(
  database: Database,
  differences: Partial<BeginAttemptInput> = {},
): Promise<Payment> {
  const attempt = await beginAttempt(database.pool, await attemptOf(database, differences));
  if (attempt.outcome !== 'begun') throw new Error(`No payment attempt was begun: ${attempt.outcome}.`);
  return attempt.payment;
}

/**
 * What the provider says about a payment attempt. It matches the attempt in everything, and is captured by
 * default.
 */
export function intentOf(payment: Payment, differences: Partial<Intent> = {}): Intent {
  const { id, bookingId, method, amountMinor, currency, isCaptureLater } = payment;
  const state = differences.state ?? 'captured';
  return {
    id: payment.providerId ?? `pi_${id}`,
    attemptId: id,
    bookingId,
    method,
    state,
    amount: money(amountMinor, currency),
    isCaptureLater,
    capturedMinor: state === 'captured' ? amountMinor : 0,
    refunds: [],
    captureBefore: null,
    refusal: null,
    clientSecret: null,
    action: null,
    ...differences,
  };
}

/** Records the intent as the settlement of a payment does. */
export function note(
  database: Database,
  payment: Payment,
  differences: Partial<Intent> = {},
): Promise<Payment> {
  return transaction(database, ({ client }) => recordIntent(client, payment, intentOf(payment, differences)));
}

/** The ledger entries of a booking, movement by movement. */
export async function movementsOf({ pool }: Database, bookingId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select split_part(movement, '/', 1) || ' ' || account || ' ' || amount_minor as line
     from ledger_entries where booking_id = $1 order by id`,
    [bookingId],
  );
  return rows.map(({ line }) => line);
}

/** Jobs about a booking or a payment, in the order in which they were enqueued. */
export async function jobsAbout({ pool }: Database, id: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select coalesce(payload ->> 'about', kind) as what from jobs
     where payload ->> 'bookingId' = $1 or payload ->> 'paymentId' = $1 order by id`,
    [id],
  );
  return rows.map(({ what }) => what);
}

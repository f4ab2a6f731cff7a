import type { PaymentGateway } from '../../gateways/payments/port.ts';
import { isSameAsWritten } from '../payments/is-same-as-written.ts';
import { letGoUnpaid } from '../payments/let-go.ts';
import { putGiveBack } from '../payments/owe-back.ts';
import type { Payment } from '../payments/payment.ts';
import { proceedWith } from '../payments/proceed-with.ts';
import { readPayment } from '../payments/read-payments.ts';
import { unsettledPayments } from '../payments/unsettled-payments.ts';
import { keepWatermark, readWatermark } from '../payments/watermark.ts';
import { readBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { closeTry } from './close-try.ts';
import { putMissingCharges } from './put-missing-charges.ts';
import { putMissingTellings } from './put-missing-tellings.ts';
import { settlePayment } from './settle-payment.ts';

export type Reconciled = { readonly settled: number; readonly troubles: readonly string[] };

/** What no provider knows after so long was never asked for. */
const neverArrived = 10 * 60_000;

/**
 * Finds and repairs every difference between what providers know and what is written here, whatever was lost: tries that
 * nobody has answered, changes that no event told of, money that pays for nothing. A fault at one does not stop the others,
 * nor does a provider that hangs.
 */
export async function reconcilePayments(desk: BookingDesk, signal: AbortSignal): Promise<Reconciled> {
  const { pool } = desk.database;
  const troubles: string[] = [];
  let settled = 0;
  const { open, unpaidBack } = await unsettledPayments(pool);
  for (const id of unpaidBack) await tolerate(id, () => putGiveBack(pool, id));
  await tolerate('accepted', () => putMissingCharges(pool));
  await tolerate('untold', () => putMissingTellings(pool));
  const names = new Set([
    ...open.map(({ gateway }) => gateway),
    ...desk.payments.all.map(({ name }) => name),
  ]);
  await Promise.all([...names].map(lookAt));
  return { settled, troubles };

  async function lookAt(name: string): Promise<void> {
    for (const payment of open)
      if (payment.gateway === name) await tolerate(payment.id, () => look(desk, payment, signal));
    for (const gateway of desk.payments.all)
      if (gateway.name === name) await tolerate(name, () => compare(gateway));
  }

  async function compare(gateway: PaymentGateway): Promise<void> {
    const { since, now } = await readWatermark(pool, gateway.name);
    const answer = await gateway.changedSince(since, signal);
    if (answer.outcome !== 'done') throw new Error(answer.reason);
    let isAll = true;
    for (const intent of answer.result) {
      const isDone = await tolerate(intent.id, async () => {
        const payment = await readPayment(pool, intent.attemptId);
        if (!payment || isSameAsWritten(payment, intent)) return;
        // Others may have heard newer news since the list was made: what is read after our row counts.
        const read = await gateway.read(intent.id, signal);
        if (read.outcome !== 'done') throw new Error(read.reason);
        settled += 1;
        await settlePayment(desk, { payment, intent: read.result });
      });
      isAll &&= isDone;
    }
    // What went wrong is looked at again.
    if (isAll) await keepWatermark(pool, gateway.name, now);
  }

  async function tolerate(what: string, work: () => Promise<unknown>): Promise<boolean> {
    signal.throwIfAborted();
    try {
      await work();
      return true;
    } catch (error) {
      troubles.push(`${what}: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }
}

/**
 * What became of a try that nobody has answered: what was approved and not taken, since the browser never came back, is
 * taken now. One whose booking is over is cancelled.
 */
async function look(desk: BookingDesk, payment: Payment, signal: AbortSignal): Promise<void> {
  const booking = await readBooking(desk.database.pool, payment.bookingId);
  const isOver = booking?.state !== 'awaiting_payment';
  const answer = isOver
    ? await letGoUnpaid(desk.payments, payment, signal)
    : await proceedWith(desk.payments, payment, signal);
  if (answer.outcome === 'unknown') throw new Error(answer.reason);
  if (answer.outcome === 'done') {
    await settlePayment(desk, { payment, intent: answer.result });
    return;
  }
  const age = (booking?.now ?? desk.now()).getTime() - payment.madeAt.getTime();
  if (age > neverArrived) await closeTry(desk, payment, 'provider_unavailable');
}

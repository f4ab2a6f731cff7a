import type { BookingDeps } from '../features/bookings/booking-deps.ts';
import { payRefund } from '../features/bookings/cancellation/pay-refund.ts';
import { releaseSupplierSpots } from '../features/bookings/cancellation/release-spots.ts';
import { checkCalls } from '../features/bookings/changed-calls/check-calls.ts';
import {
  completeBooking,
  type DueStep,
  dueBookings,
  dueProviders,
} from '../features/bookings/maintenance/complete-bookings.ts';
import { expireBooking } from '../features/bookings/maintenance/expire-bookings.ts';
import { expireRequest } from '../features/bookings/requests/expire-request.ts';
import { followForeignStays, orderForeignStay } from '../features/bookings/settlement/book-foreign-stay.ts';
import { captureAcceptedBooking } from '../features/bookings/settlement/capture-accepted-booking.ts';
import { handlePaymentEvent } from '../features/bookings/settlement/handle-payment-event.ts';
import { reconcilePayments } from '../features/bookings/settlement/reconcile-payments.ts';
import type { LodgingSupplies } from '../gateways/lodging/port.ts';
import { type Handlers, LONG_LATER_ATTEMPTS, type Outcome } from './handler.ts';

type BookingJobKind =
  | 'settle-payment'
  | 'pay-refund'
  | 'capture-booking'
  | 'release-spots'
  | 'book-foreign-stay'
  | 'follow-foreign-bookings'
  | 'expire-bookings'
  | 'expire-requests'
  | 'complete-bookings'
  | 'check-calls'
  | 'reconcile-payments';

export type BookingHandlers = { readonly [Kind in BookingJobKind]: NonNullable<Handlers[Kind]> };

/** The jobs that keep bookings and their payments consistent, besides what browsers trigger. */
export function createBookingHandlers(
  deps: BookingDeps,
  sellers: LodgingSupplies = new Map(),
): BookingHandlers {
  const { pool } = deps.database;
  // A recurring job runs again in a minute, so an attempt is never repeated.
  const recurring = { maxConcurrent: 1, timeLimitSeconds: 60, maxLaterAttempts: 1 };
  return {
    'settle-payment': {
      maxConcurrent: 8,
      timeLimitSeconds: 30,
      // About 17 hours of an unavailable payment provider. After that the reconciliation finds what changed.
      maxLaterAttempts: 60,
      async run(event, signal) {
        const result = await handlePaymentEvent(deps, event, signal);
        return result.outcome === 'settled' ? done : { end: 'later', reason: result.reason };
      },
    },
    'pay-refund': {
      maxConcurrent: 4,
      timeLimitSeconds: 30,
      maxLaterAttempts: LONG_LATER_ATTEMPTS,
      async run({ paymentId }, signal) {
        const reason = await payRefund(deps, paymentId, signal);
        return reason === undefined ? done : { end: 'later', reason };
      },
    },
    'capture-booking': {
      maxConcurrent: 4,
      timeLimitSeconds: 30,
      maxLaterAttempts: LONG_LATER_ATTEMPTS,
      async run({ bookingId }, signal) {
        const reason = await captureAcceptedBooking(deps, bookingId, signal);
        return reason === undefined ? done : { end: 'later', reason };
      },
    },
    'release-spots': {
      maxConcurrent: 2,
      timeLimitSeconds: 30,
      maxLaterAttempts: LONG_LATER_ATTEMPTS,
      async run(spots) {
        await releaseSupplierSpots(deps, spots);
        return done;
      },
    },
    'book-foreign-stay': {
      maxConcurrent: 4,
      // Block and book may take 70 seconds together.
      timeLimitSeconds: 100,
      // About a quarter of an hour in which the seller is not connected. Then operations must answer the request.
      maxLaterAttempts: 20,
      async run({ bookingId }, signal) {
        const reason = await orderForeignStay({ database: deps.database, sellers }, bookingId, signal);
        return reason === undefined ? done : { end: 'later', reason };
      },
    },
    'follow-foreign-bookings': {
      ...recurring,
      timeLimitSeconds: 300,
      async run(_, signal) {
        const problems = await followForeignStays(deps.database, sellers, signal);
        return problems.length === 0 ? done : { end: 'never', reason: problems.join('; ') };
      },
    },
    'expire-bookings': {
      ...recurring,
      run: (_, signal) =>
        handleDueBookings('expire', signal, (bookingId) =>
          expireBooking(deps, { bookingId, actor: 'clock' }),
        ),
    },
    'expire-requests': {
      ...recurring,
      run: (_, signal) => handleDueBookings('expire_request', signal, (id) => expireRequest(deps, id)),
    },
    'complete-bookings': {
      ...recurring,
      run: (_, signal) => handleDueBookings('complete', signal, (id) => completeBooking(deps, id)),
    },
    'check-calls': {
      ...recurring,
      async run() {
        const problems = await checkCalls(deps.database, AbortSignal.timeout(45_000));
        return problems.length === 0 ? done : { end: 'never', reason: problems.join('; ') };
      },
    },
    'reconcile-payments': {
      ...recurring,
      async run(_, signal) {
        const { problems } = await reconcilePayments(deps, signal);
        return problems.length === 0 ? done : { end: 'never', reason: problems.join('; ') };
      },
    },
  };

  /**
   * Handles each due booking. A booking that fails does not block those behind it, and a hanging payment
   * provider does not block others.
   */
  async function handleDueBookings(
    step: DueStep,
    signal: AbortSignal,
    handle: (bookingId: string) => Promise<boolean>,
  ) {
    const problems: string[] = [];
    const providers = await dueProviders(pool, step);
    await Promise.all(providers.map(handleOfProvider));
    return problems.length === 0 ? done : ({ end: 'never', reason: problems.join('; ') } as const);

    async function handleOfProvider(provider: string): Promise<void> {
      const handledIds: string[] = [];
      for (;;) {
        const ids = await dueBookings(pool, step, { provider, without: handledIds });
        if (ids.length === 0) return;
        for (const id of ids) {
          signal.throwIfAborted();
          await handle(id).catch((error: Error) => void problems.push(`${id}: ${error.message}`));
        }
        handledIds.push(...ids);
      }
    }
  }
}

const done: Outcome = { end: 'done' };

import type { BookingDesk } from '../features/bookings/booking-desk.ts';
import { completeBooking } from '../features/bookings/complete-booking.ts';
import { type DueStep, dueBookings, dueProviders } from '../features/bookings/due-bookings.ts';
import { giveBack } from '../features/bookings/give-back.ts';
import { hearOfPayment } from '../features/bookings/hear-of-payment.ts';
import { lapseBooking } from '../features/bookings/lapse-booking.ts';
import { reconcilePayments } from '../features/bookings/reconcile-payments.ts';
import { returnTheirSpots } from '../features/bookings/return-their-spots.ts';
import { takeMoney } from '../features/bookings/take-money.ts';
import { timeOutRequest } from '../features/bookings/time-out-request.ts';
import type { Handlers, Outcome } from './handler.ts';

type Kinds =
  | 'settle-payment'
  | 'give-back'
  | 'take-money'
  | 'return-spots'
  | 'lapse-bookings'
  | 'time-out-requests'
  | 'complete-bookings'
  | 'reconcile-payments';

export type BookingHandlers = { readonly [Kind in Kinds]: NonNullable<Handlers[Kind]> };

/** What keeps bookings and their money true, beside what browsers set off. */
export function createBookingHandlers(desk: BookingDesk): BookingHandlers {
  const { pool } = desk.database;
  // What recurs is done again in a minute: no attempt is worth a second one.
  const recurring = { atOnce: 1, seconds: 60, patience: 1 };
  return {
    'settle-payment': {
      atOnce: 8,
      seconds: 30,
      // A provider that is away for an hour is waited for; later the sweeper finds what changed.
      patience: 60,
      async run(event, signal) {
        const heard = await hearOfPayment(desk, event, signal);
        return heard.outcome === 'settled' ? done : { end: 'later', reason: heard.reason };
      },
    },
    'give-back': {
      atOnce: 4,
      seconds: 30,
      patience: 110,
      async run({ paymentId }, signal) {
        const reason = await giveBack(desk, paymentId, signal);
        return reason === undefined ? done : { end: 'later', reason };
      },
    },
    'take-money': {
      atOnce: 4,
      seconds: 30,
      patience: 110,
      async run({ bookingId }, signal) {
        const reason = await takeMoney(desk, bookingId, signal);
        return reason === undefined ? done : { end: 'later', reason };
      },
    },
    'return-spots': {
      atOnce: 2,
      seconds: 30,
      patience: 110,
      async run(spots) {
        await returnTheirSpots(desk, spots);
        return done;
      },
    },
    'lapse-bookings': {
      ...recurring,
      run: (_, signal) =>
        each('lapse', signal, (bookingId) => lapseBooking(desk, { bookingId, actor: 'clock' })),
    },
    'time-out-requests': {
      ...recurring,
      run: (_, signal) => each('time_out', signal, (id) => timeOutRequest(desk, id)),
    },
    'complete-bookings': {
      ...recurring,
      run: (_, signal) => each('complete', signal, (id) => completeBooking(desk, id)),
    },
    'reconcile-payments': {
      ...recurring,
      async run(_, signal) {
        const { troubles } = await reconcilePayments(desk, signal);
        return troubles.length === 0 ? done : { end: 'never', reason: troubles.join('; ') };
      },
    },
  };

  /** A booking that cannot be helped now does not stand in the way of those behind it, nor a provider that hangs. */
  async function each(step: DueStep, signal: AbortSignal, take: (bookingId: string) => Promise<boolean>) {
    const troubles: string[] = [];
    const providers = await dueProviders(pool, step);
    await Promise.all(providers.map(walk));
    return troubles.length === 0 ? done : ({ end: 'never', reason: troubles.join('; ') } as const);

    async function walk(provider: string): Promise<void> {
      const without: string[] = [];
      for (;;) {
        const ids = await dueBookings(pool, step, { provider, without });
        if (ids.length === 0) return;
        for (const id of ids) {
          signal.throwIfAborted();
          await take(id).catch((error: Error) => void troubles.push(`${id}: ${error.message}`));
        }
        without.push(...ids);
      }
    }
  }
}

const done: Outcome = { end: 'done' };

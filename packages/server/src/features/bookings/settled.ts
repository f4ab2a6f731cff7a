import type { Payment } from '../payments/payment.ts';
import type { Booking } from './booking.ts';

export type Settled = {
  /**
   * `sold`: its money pays for the booking. `open`: none has come yet. `refused`: none will. `given_back`: it came for
   * nothing, or too late, and goes back. `doubtful`: it is not what was asked for, and a person has to look.
   */
  readonly outcome: 'sold' | 'open' | 'refused' | 'given_back' | 'doubtful';
  readonly booking: Booking;
  readonly payment: Payment;
};

import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import type { ShownWaiver } from '../waivers/present-waiver.ts';
import type { Booking } from './booking.ts';

/** A booking with all that belongs to it, as it is read. */
export type WholeBooking = Booking & {
  /** Whether it was asked for with the key of the guest; what that key is; and who has booked for him. */
  readonly isGuest: boolean;
  readonly guestKey: string;
  readonly houseName: string | null;
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly tickets: readonly {
    readonly name: string;
    readonly band: BookingView['tickets'][number]['ticketType'];
    readonly code: string;
    readonly isCancelled: boolean;
  }[];
  readonly invoices: readonly {
    readonly number: string;
    readonly kind: 'invoice' | 'credit_note';
    readonly totalMinor: number;
    readonly taxPercent: number;
    readonly taxMinor: number;
    readonly issuedAt: string;
  }[];
  /** What was signed for its trip, of whoever was among its travellers at some time. */
  readonly waivers: readonly ShownWaiver[];
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly isRefundPending: boolean;
  readonly reason: string | null;
};

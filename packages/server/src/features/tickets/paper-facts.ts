import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-methods.ts';
import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';

/** In whose name papers are given out. */
export type PaperSite = {
  readonly name: string;
  readonly publicUrl: string;
  /** Who runs it, in one line: the law wants it on business letters. */
  readonly imprint: string;
  readonly operatorName: string;
};

/** What is written on papers about a trip, in the language of the booking. */
export type TripFacts = {
  readonly name: string;
  readonly label: string;
  readonly city: string;
  readonly date: LocalDate;
  /** Null where one may come whenever it is open. */
  readonly time: LocalTime | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly durationMinutes: number | null;
  readonly meeting: {
    readonly title: string;
    readonly street: string;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
  readonly ride: RideRequest | null;
};

export type TicketFacts = {
  readonly participantName: string;
  readonly band: Band;
  /** What a scanner reads. */
  readonly code: string;
  readonly isCancelled: boolean;
};

/** Everything that any paper of a booking says. */
export type PaperFacts = {
  readonly locale: MessageLocale;
  readonly orderNumber: string;
  readonly state: BookingState;
  readonly trip: TripFacts;
  readonly supplierName: string;
  readonly contactName: string;
  readonly tickets: readonly TicketFacts[];
  readonly lines: readonly {
    readonly band: Band;
    readonly count: number;
    readonly unitMinor: number;
    readonly totalMinor: number;
  }[];
  readonly currency: CurrencyCode;
  readonly discountMinor: number;
  readonly method: PaymentMethod | 'bill-organisation';
  readonly bookedAt: Date;
  /** When something last happened to it. */
  readonly changedAt: Date;
};

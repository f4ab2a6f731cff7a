import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { PaymentMethod } from '@ashore/core/booking/payment-rules.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';

/** The site that issues the documents. */
export type DocumentSite = {
  readonly name: string;
  readonly publicUrl: string;
  /** The operator of the site in one line, which the law requires on business correspondence. */
  readonly imprint: Readonly<Record<MessageLocale, string>>;
  readonly operatorName: string;
  /** Where travellers reach us. Empty if the operator gives no number. */
  readonly operatorPhone: string;
};

/** The facts of a trip on documents, in the language of the booking. */
export type TripFacts = {
  readonly name: string;
  readonly label: string;
  readonly city: string;
  readonly date: LocalDate;
  /** Null if travellers may come at any time during opening hours. */
  readonly time: LocalTime | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** The nights and the rooms of a stay at a hotel. Missing for everything else. */
  readonly lodging?: {
    readonly stay: {
      readonly arrival: string;
      readonly departure: string;
      readonly rooms: readonly { readonly name: string }[];
    };
  } | null;
  readonly meeting: {
    readonly title: string;
    readonly street: string;
    readonly otherStreet?: string | null | undefined;
    readonly latitude: number;
    readonly longitude: number;
  } | null;
};

export type TicketFacts = {
  readonly participantName: string;
  readonly band: TicketType;
  /** The ticket code, which the supplier scans. */
  readonly code: string;
  readonly isCancelled: boolean;
};

/** All facts that the documents of a booking use. */
export type DocumentFacts = {
  readonly locale: MessageLocale;
  readonly orderNumber: string;
  readonly state: BookingState;
  readonly trip: TripFacts;
  /** The facts as every other place states them. */
  readonly facts: readonly BookedFact[];
  readonly supplierName: string;
  readonly contactName: string;
  readonly tickets: readonly TicketFacts[];
  readonly lines: readonly {
    readonly band: TicketType;
    readonly count: number;
    readonly unitMinor: number;
    readonly totalMinor: number;
  }[];
  readonly currency: CurrencyCode;
  readonly discountMinor: number;
  readonly method: PaymentMethod | 'bill-organisation';
  readonly bookedAt: Date;
  /** When the booking last changed. */
  readonly changedAt: Date;
};

/** A fact where no link can be followed: with the return promise stand the number to call and the address of its terms. */
export function printedText(
  { kind, text, href }: BookedFact,
  locale: MessageLocale,
  { publicUrl, operatorPhone }: Pick<DocumentSite, 'publicUrl' | 'operatorPhone'>,
): string {
  if (kind !== 'returnPromise') return text;
  const call = operatorPhone && returnPromiseTexts[locale].call(operatorPhone);
  return [text, call, `${publicUrl}/${locale}${href}`].filter(Boolean).join('\n');
}

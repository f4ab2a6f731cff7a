import type { BookingNotification } from '@ashore/core/booking/booking-process.ts';
import type { SupplierNews } from './templates/supplier.ts';

/** News for travellers. Several booking steps can be the same news. */
export type News =
  | 'confirmed'
  | 'requested'
  | 'declined'
  | 'unanswered'
  | 'unpaid'
  | 'withdrawn'
  | 'reduced'
  | 'cancelled'
  | 'cancelled_by_supplier'
  | 'late_money'
  | 'refunded'
  | 'refund_failed';

type About = {
  readonly name: string;
  readonly trip: string;
  readonly supplier: string;
  /** Deadline in the local time of the place, which it names. */
  readonly answerUntil: string;
  /** What happens to the money, as a sentence. */
  readonly money: string;
  readonly reason: string | null;
};

/**
 * Sentences about the money: an amount is refunded, nothing is refunded, nothing was charged, or everything
 * is refunded already. For a booking on account: a credit note, an unchanged invoice, or no invoice.
 */
export type MoneyTexts = {
  readonly refunded: (sum: string) => string;
  readonly notRefunded: string;
  readonly untouched: string;
  readonly alreadyRefunded: string;
  readonly credited: (sum: string) => string;
  readonly invoiceStands: string;
  readonly notInvoiced: string;
};

type NewsWords = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
};

export type TravellerTexts = {
  readonly news: Readonly<Record<News, (about: About) => NewsWords>>;
  readonly money: MoneyTexts;
  readonly see: string;
  readonly tickets: string;
  readonly calendar: string;
  readonly invoice: (kind: 'invoice' | 'credit_note', number: string) => string;
  readonly search: string;
  readonly keep: string;
  /** The same text once nothing can be cancelled any more. */
  readonly keepSeen: string;
  readonly policy: {
    readonly head: string;
    readonly full: (until: string) => string;
    readonly part: (until: string, percent: string) => string;
    readonly after: string;
    readonly never: string;
  };
};

/** News about a booking on account. All other news is about a traveller's payment. */
export type NewsOnAccount = Exclude<News, 'unpaid' | 'late_money' | 'refunded' | 'refund_failed'>;

export type AboutGuest = About & {
  /** The organisation that books and pays, and its guest. */
  readonly organisation: string;
  readonly guest: string;
};

type Words = Readonly<Record<NewsOnAccount, (about: AboutGuest) => NewsWords>>;

/**
 * Emails about a booking that an organisation makes and pays for its guest. The guest reads about the trip
 * without prices; the organisation reads about both.
 */
export type AccountTexts = {
  readonly guest: Words;
  readonly organisation: Words;
  /** Shown under the guest's link. */
  readonly keep: string;
};

type Recipients = {
  readonly traveller?: News;
  readonly supplier?: SupplierNews;
  /** News that the supplier gets only if another actor caused the event. */
  readonly supplierOfOthers?: SupplierNews;
};

const booked: Recipients = { traveller: 'confirmed', supplier: 'booked' };
const requested: Recipients = { traveller: 'requested', supplier: 'requested' };

/** Who is notified of each event. An empty entry sends no notification, because the actor saw the result. */
export const newsOf: Readonly<Record<BookingNotification, Recipients>> = {
  book: {},
  pay: booked,
  pay_late: booked,
  put_on_account: booked,
  capture: booked,
  request: requested,
  request_late: requested,
  request_on_account: requested,
  // A traveller who did not pay in time has given up or is booking again.
  expire: {},
  // The capture is under way; a notification of its result follows.
  accept: {},
  decline: { traveller: 'declined', supplierOfOthers: 'request_ended' },
  expire_request: { traveller: 'unanswered', supplier: 'request_ended' },
  lose_authorisation: { traveller: 'unpaid', supplier: 'request_ended' },
  withdraw: { traveller: 'withdrawn', supplier: 'request_ended' },
  cancel_tickets: { traveller: 'reduced', supplier: 'reduced' },
  cancel: { traveller: 'cancelled', supplier: 'cancelled' },
  cancel_by_supplier: { traveller: 'cancelled_by_supplier', supplier: 'cancelled' },
  // The reviews feature sends an invitation instead.
  complete: {},
  refunded: { traveller: 'refunded' },
  refund_failed: { traveller: 'refund_failed' },
  late_money: { traveller: 'late_money' },
};

/** The notifications that travellers get. Several booking steps can cause the same notification. */
export type TravellerNotification =
  | 'confirmed'
  | 'requested'
  | 'declined'
  | 'unanswered'
  | 'unpaid'
  | 'withdrawn'
  | 'tickets_cancelled'
  | 'cancelled'
  | 'cancelled_by_supplier'
  | 'late_money'
  | 'refunded'
  | 'refund_failed';

type NotificationFacts = {
  readonly name: string;
  readonly trip: string;
  readonly supplier: string;
  /** Deadline in the local time of the place, which it names. */
  readonly answerUntil: string;
  /** What happens to the money, as a sentence. */
  readonly money: string;
  readonly reason: string | null;
  /**
   * When travellers should be at the meeting point, on the clock there. Null if they may come at any time or are picked
   * up.
   */
  readonly arriveBy: string | null;
  /** Order number. */
  readonly order: string;
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

type NotificationWords = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
};

export type TravellerTexts = {
  readonly notifications: Readonly<
    Record<TravellerNotification, (about: NotificationFacts) => NotificationWords>
  >;
  readonly money: MoneyTexts;
  readonly see: string;
  readonly tickets: string;
  readonly calendar: string;
  readonly invoice: (kind: 'invoice' | 'credit_note', number: string) => string;
  readonly search: string;
  readonly keep: string;
  /** The same text once nothing can be cancelled any more. */
  readonly keepSeen: string;
};

/** The notifications about a booking on account. All others are about a traveller's payment. */
export type AccountNotification = Exclude<
  TravellerNotification,
  'unpaid' | 'late_money' | 'refunded' | 'refund_failed'
>;

export type GuestNotificationFacts = NotificationFacts & {
  /** The organisation that books and pays, and its guest. */
  readonly organisation: string;
  readonly guest: string;
};

type AccountWords = Readonly<
  Record<AccountNotification, (about: GuestNotificationFacts) => NotificationWords>
>;

/**
 * Emails about a booking that an organisation makes and pays for its guest. The guest reads about the trip
 * without prices; the organisation reads about both.
 */
export type AccountTexts = {
  readonly guest: AccountWords;
  readonly organisation: AccountWords;
  /** Shown under the guest's link. */
  readonly keep: string;
};

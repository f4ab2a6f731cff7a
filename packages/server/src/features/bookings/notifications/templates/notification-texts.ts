/** Notifications after the timetable of the travellers’ ship has changed. */
export type ShipNotification = 'call_changed' | 'other_start_offered' | 'cancelled_for_ship';

/** Notifications about a stay at a hotel alone. */
export type StayNotification = 'no_show' | 'hotel_number';

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
  | ShipNotification
  | StayNotification
  | 'late_money'
  | 'refunded'
  | 'refund_failed';

export type NotificationFacts = {
  readonly name: string;
  readonly trip: string;
  readonly supplier: string;
  /** Deadline in the local time of the place, which it names. */
  readonly answerUntil: string;
  /** What happens to the money, as a sentence. */
  readonly refundSentence: string;
  readonly reason: string | null;
  /**
   * When travellers should be at the meeting point, on the clock there. Null if they may come at any time or are picked
   * up.
   */
  readonly arriveBy: string | null;
  /** Whether the trip brings the travellers back to their ship in time. */
  readonly isShipFitting: boolean;
  /** The other start times of that day that do, and until when the travellers may choose one. */
  readonly otherStartTimes: string;
  readonly chooseUntil: string;
  /**
   * After a trip fits its ship again: until when travellers who have booked another departure can cancel this booking for a
   * full refund. Empty if nothing was promised.
   */
  readonly fullRefundUntil: string;
  readonly orderNumber: string;
  /** The hotel's own number of a stay; empty before it is known, and for trips. */
  readonly hotelNumber: string;
  /** Whether the guests of a stay pay there, so that we have charged nothing. */
  readonly isPaidAtHotel: boolean;
  /** A refund as goodwill, after which a confirmed booking stays valid. */
  readonly isGoodwill: boolean;
  readonly isConfirmed: boolean;
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
  readonly openBooking: string;
  readonly tickets: string;
  readonly calendar: string;
  readonly invoice: (kind: 'invoice' | 'credit_note', number: string) => string;
  readonly search: string;
  /** Link to the terms of a booking; `date` is the version that was accepted, if it is known. */
  readonly terms: (date: string | null) => string;
  readonly keepEmailNote: string;
  /** The same text once nothing can be cancelled any more. */
  readonly keepEmailNoteAfterEnd: string;
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

type ShipWords = Readonly<Record<ShipNotification, (about: GuestNotificationFacts) => NotificationWords>>;

/** The same three emails to a contact person, to the guest of an organisation, and to the organisation. */
export type ShipTexts = {
  readonly traveller: TravellerShipWords;
  readonly guest: ShipWords;
  readonly organisation: ShipWords;
  /** Label of the link to the other start times of the product. */
  readonly otherStartsLink: string;
};

type TravellerShipWords = Readonly<Record<ShipNotification, (about: NotificationFacts) => NotificationWords>>;

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
  readonly keepEmailNote: string;
};

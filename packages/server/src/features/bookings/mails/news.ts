/** What a traveller is told of: several steps of the process may be one piece of news to him. */
export type News =
  | 'confirmed'
  | 'asked'
  | 'declined'
  | 'unanswered'
  | 'unpaid'
  | 'withdrawn'
  | 'reduced'
  | 'cancelled'
  | 'called_off'
  | 'late_money'
  | 'refunded'
  | 'refund_failed';

export type About = {
  readonly name: string;
  readonly trip: string;
  readonly supplier: string;
  /** On the clock at the place, which it names. */
  readonly answerUntil: string;
  /** What becomes of the money, as a sentence. */
  readonly money: string;
  readonly reason: string | null;
};

/**
 * What has become of the money: the sum that goes back, nothing of what was charged, nothing because it is back already, or
 * nothing was charged at all. The same of what is on an account: a credit note, the invoice that stands, or nothing.
 */
export type MoneyWords = {
  readonly back: (sum: string) => string;
  readonly kept: string;
  readonly untouched: string;
  readonly allBack: string;
  readonly credited: (sum: string) => string;
  readonly invoiceStands: string;
  readonly notInvoiced: string;
};

export type NewsWords = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly (string | null)[];
};

export type TravellerWords = {
  readonly news: Readonly<Record<News, (about: About) => NewsWords>>;
  readonly money: MoneyWords;
  readonly see: string;
  readonly tickets: string;
  readonly calendar: string;
  readonly paper: (kind: 'invoice' | 'credit_note', number: string) => string;
  readonly search: string;
  readonly keep: string;
  /** The same once there is nothing left to cancel. */
  readonly keepSeen: string;
  readonly policy: {
    readonly head: string;
    readonly full: (until: string) => string;
    readonly part: (until: string, percent: string) => string;
    readonly after: string;
    readonly never: string;
  };
};

import type { About, News, NewsWords } from './news.ts';

/** What may be told of a booking on account; everything else is about money that somebody has paid. */
export type NewsOnAccount = Exclude<News, 'unpaid' | 'late_money' | 'refunded' | 'refund_failed'>;

export type AboutGuest = About & {
  /** Who has booked and pays, and for whom. */
  readonly house: string;
  readonly guest: string;
};

type Words = Readonly<Record<NewsOnAccount, (about: AboutGuest) => NewsWords>>;

/** A house books for its guest and pays. He is told of the trip, and not of sums; it is told of both. */
export type AccountWords = {
  readonly guest: Words;
  readonly house: Words;
  /** Under the link of the guest. */
  readonly keep: string;
};

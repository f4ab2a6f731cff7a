/** How far a search in the bookings of an organisation reads before it takes another way. */
export type SearchLimits = {
  /** A page of what many bookings have is complete within so many of the latest ones, which are read first. */
  readonly latest: number;
  /** If so many guests of the latest ones have the text, all bookings are read in the order of the list until the page is complete. */
  readonly frequent: number;
  /**
   * Up to so many guests with a text are found by the index of texts. If there are more, a page of them is soon complete when all
   * bookings are read in the order of the list.
   */
  readonly byText: number;
  /** Likewise for the bookings from or until a day, which the index of days finds. */
  readonly ofDays: number;
  /** Up to so many days are read one by one in the index of days. */
  readonly days: number;
};

export const USUAL_LIMITS: SearchLimits = {
  latest: 1_000,
  frequent: 5,
  byText: 500,
  ofDays: 3_000,
  days: 366,
};

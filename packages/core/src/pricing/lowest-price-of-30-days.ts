import { addDays, compareLocalDates, type LocalDate } from '../time/local-date.ts';
import { largestPromotion } from './best-promotion.ts';
import type { Promotion } from './ticket.ts';

export type PriceHistory = {
  /** Prices before any reduction, each from its day on; the oldest first. */
  readonly asked: readonly { readonly since: LocalDate; readonly priceMinor: number }[];
  /** All there have been, those that are over as well. */
  readonly promotions: readonly Promotion[];
  /** On the clock at the place. */
  readonly today: LocalDate;
};

/** What was asked on some day: a price, less so many percent. */
export type ReducedPrice = { readonly priceMinor: number; readonly percent: number };

export type ReductionInForce = {
  readonly promotion: Promotion;
  /** Since when it is asked so much less without a break. */
  readonly began: LocalDate;
  /** What must stand beside it; undefined for what was never sold without it. */
  readonly lowest: ReducedPrice | undefined;
};

/**
 * The reduction that a product is offered with today, and the lowest price that was asked for it in the thirty days
 * before that began. Reductions of those days count if one could have travelled on the same days with them: one for
 * other days was never asked for this trip. Undefined when nothing is reduced.
 */
export function lowestPriceOf30Days(history: PriceHistory): ReductionInForce | undefined {
  const { promotions, today } = history;
  const promotion = largestPromotion(
    promotions.filter((one) => isBookable(one, today) && one.travelUntil >= today),
  );
  if (!promotion) return undefined;
  const comparable = promotions.filter((one) => shareTravelDays(one, promotion));
  const percentOn = (day: LocalDate) =>
    largestPromotion(comparable.filter((one) => isBookable(one, day)))?.percent ?? 0;
  const began = changesUntil(today, comparable).find(
    (day) => percentOn(addDays(day, -1)) !== promotion.percent,
  );
  if (began === undefined) throw new Error('A reduction in force has begun on no day.');
  const prices: ReducedPrice[] = [];
  for (let day = addDays(began, -30); day < began; day = addDays(day, 1)) {
    const percent = percentOn(day);
    for (const priceMinor of pricesOn(history, day)) prices.push({ priceMinor, percent });
  }
  return { promotion, began, lowest: lowestOf(prices) };
}

/**
 * The days on which another reduction may count than on the day before, the latest first. Between them nothing changes,
 * so that a promotion of a thousand years costs no more to look back upon than one of a week.
 */
function changesUntil(today: LocalDate, promotions: readonly Promotion[]): LocalDate[] {
  const days = promotions.flatMap(({ bookFrom, bookUntil }) =>
    // The day after the last: one that is not over has none yet, and that of the calendar's last day does not exist.
    bookUntil < today ? [bookFrom, addDays(bookUntil, 1)] : [bookFrom],
  );
  return days.filter((day) => day <= today).sort((one, other) => compareLocalDates(other, one));
}

/** On the day of a change both prices were asked, one after the other. */
function pricesOn({ asked }: PriceHistory, day: LocalDate): number[] {
  const before = asked.findLast(({ since }) => since < day);
  const changed = asked.filter(({ since }) => since === day);
  return [...(before ? [before] : []), ...changed].map(({ priceMinor }) => priceMinor);
}

/** Compared before any rounding, so that no two currencies disagree. */
function lowestOf(prices: readonly ReducedPrice[]): ReducedPrice | undefined {
  const worth = ({ priceMinor, percent }: ReducedPrice) => priceMinor * (100 - percent);
  return prices.reduce<ReducedPrice | undefined>(
    (lowest, price) => (lowest && worth(lowest) <= worth(price) ? lowest : price),
    undefined,
  );
}

function isBookable({ bookFrom, bookUntil }: Promotion, day: LocalDate): boolean {
  return bookFrom <= day && day <= bookUntil;
}

function shareTravelDays(one: Promotion, other: Promotion): boolean {
  return one.travelFrom <= other.travelUntil && other.travelFrom <= one.travelUntil;
}

import { addDays, compareLocalDates, type LocalDate } from '../time/local-date-time.ts';
import { largestPromotion } from './best-promotion.ts';
import type { Promotion } from './ticket.ts';

export type PriceHistory = {
  /** Prices before any promotion, each from its date on; the oldest first. */
  readonly prices: readonly { readonly since: LocalDate; readonly priceMinor: number }[];
  /** All promotions, including those that have ended. */
  readonly promotions: readonly Promotion[];
  /** Today in the place's time zone. */
  readonly today: LocalDate;
};

/** European law compares a reduced price with the lowest of at least so many days before the reduction. */
const COMPARED_DAYS = 30;

/** Price offered on some day: a price less a percentage. */
export type ReducedPrice = { readonly priceMinor: number; readonly percent: number };

export type CurrentReduction = {
  readonly promotion: Promotion;
  /** First day of the uninterrupted period with this percentage. */
  readonly began: LocalDate;
  /**
   * Lowest earlier price, which must be shown beside the promotion. Undefined for a product that was never
   * sold without it.
   */
  readonly lowest: ReducedPrice | undefined;
};

/**
 * Finds the current promotion of a product, and the lowest price in the thirty days before it began.
 * Promotions of those days count if their travel days overlap with those of the current one. A promotion for
 * other travel days was never offered for this trip. Undefined without a current promotion.
 */
export function lowestPriceOf30Days(history: PriceHistory): CurrentReduction | undefined {
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
  for (let day = addDays(began, -COMPARED_DAYS); day < began; day = addDays(day, 1)) {
    const percent = percentOn(day);
    for (const priceMinor of pricesOn(history, day)) prices.push({ priceMinor, percent });
  }
  return { promotion, began, lowest: lowestOf(prices) };
}

/**
 * Days on which another promotion may count than on the day before; the latest first. Nothing changes between
 * them. A promotion of a thousand years is therefore evaluated as quickly as one of a week.
 */
function changesUntil(today: LocalDate, promotions: readonly Promotion[]): LocalDate[] {
  const days = promotions.flatMap(({ bookFrom, bookUntil }) =>
    // The day after the last day. A promotion that has not ended has none yet, and the calendar's last day
    // has none at all.
    bookUntil < today ? [bookFrom, addDays(bookUntil, 1)] : [bookFrom],
  );
  return days.filter((day) => day <= today).sort((one, other) => compareLocalDates(other, one));
}

/** On the day of a change both prices were offered, one after the other. */
function pricesOn({ prices }: PriceHistory, day: LocalDate): number[] {
  const before = prices.findLast(({ since }) => since < day);
  const changes = prices.filter(({ since }) => since === day);
  return [...(before ? [before] : []), ...changes].map(({ priceMinor }) => priceMinor);
}

/** Prices are compared before any rounding, so the result is the same in every currency. */
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

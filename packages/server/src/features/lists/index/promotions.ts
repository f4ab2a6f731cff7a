import { largestPromotion } from '@ashore/core/pricing/best-promotion.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';

type ProductPromotions = { readonly timeZone: string; readonly promotions: readonly Promotion[] };

/**
 * Products with a past, current or future promotion, by their number in the index. Products without promotions are not stored.
 */
export type Promotions = {
  store(productNumber: number, product: ProductPromotions, now: Date): void;
  remove(productNumber: number): void;
  /** Today's percentage off; 0 without a promotion. */
  percentOf(productNumber: number): number;
  /** The numbers of products whose price has changed since the last call because a day ended. */
  refreshForDay(now: Date): number[];
  /** The numbers of all products with a promotion today. */
  promotedNumbers(): number[];
  /** When the price of an included product may next change because a day ends. */
  nextChangeAt(isIncluded: (productNumber: number) => boolean): Date | undefined;
};

type PromotionEntry = ProductPromotions & { percent: number; mayChange: boolean };

export function createPromotions(): Promotions {
  const entriesByNumber = new Map<number, PromotionEntry>();
  /** The end of the day in each time zone that has a promotion. */
  let midnights = new Map<string, number>();
  let refreshedAt = Number.POSITIVE_INFINITY;
  let nextRefreshAt = Number.NEGATIVE_INFINITY;

  function currentPromotion({ promotions, timeZone }: ProductPromotions, now: Date) {
    if (!midnights.has(timeZone)) midnights.set(timeZone, nextMidnightAt(now, timeZone).getTime());
    nextRefreshAt = Math.min(nextRefreshAt, midnights.get(timeZone) ?? nextRefreshAt);
    return todaysPromotion(promotions, localDateAt(now, timeZone));
  }

  return {
    store(productNumber, { timeZone, promotions }, now) {
      if (promotions.length === 0) entriesByNumber.delete(productNumber);
      else
        entriesByNumber.set(productNumber, {
          timeZone,
          promotions,
          ...currentPromotion({ timeZone, promotions }, now),
        });
    },
    remove: (productNumber) => void entriesByNumber.delete(productNumber),
    percentOf: (productNumber) => entriesByNumber.get(productNumber)?.percent ?? 0,

    refreshForDay(now) {
      const at = now.getTime();
      if (refreshedAt <= at && at < nextRefreshAt) return [];
      midnights = new Map();
      refreshedAt = at;
      nextRefreshAt = Number.POSITIVE_INFINITY;
      const changedNumbers: number[] = [];
      for (const [productNumber, entry] of entriesByNumber) {
        const before = entry.percent;
        Object.assign(entry, currentPromotion(entry, now));
        if (entry.percent !== before) changedNumbers.push(productNumber);
      }
      return changedNumbers;
    },

    promotedNumbers: () =>
      [...entriesByNumber].flatMap(([productNumber, { percent }]) => (percent > 0 ? [productNumber] : [])),

    nextChangeAt(isIncluded) {
      let earliestEnd = Number.POSITIVE_INFINITY;
      for (const [productNumber, { mayChange, timeZone }] of entriesByNumber) {
        const end = midnights.get(timeZone) ?? earliestEnd;
        if (mayChange && end < earliestEnd && isIncluded(productNumber)) earliestEnd = end;
      }
      return earliestEnd === Number.POSITIVE_INFINITY ? undefined : new Date(earliestEnd);
    },
  };
}

export type TodaysPromotion = {
  /** Today's percentage off; 0 without a promotion. */
  readonly percent: number;
  /** Whether the percentage may differ tomorrow. */
  readonly mayChange: boolean;
};

/** The promotion that applies today at the place. Its booking and travel periods must not be over. */
function todaysPromotion(promotions: readonly Promotion[], today: LocalDate): TodaysPromotion {
  const unendedPromotions = promotions.filter(
    ({ bookUntil, travelUntil }) => today <= bookUntil && today <= travelUntil,
  );
  const activePromotions = unendedPromotions.filter(({ bookFrom }) => bookFrom <= today);
  return {
    percent: largestPromotion(activePromotions)?.percent ?? 0,
    mayChange: unendedPromotions.length > 0,
  };
}

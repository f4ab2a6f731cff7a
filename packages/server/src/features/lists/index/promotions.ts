import { largestPromotion } from '@ashore/core/pricing/best-promotion.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';

type Promoted = { readonly timeZone: string; readonly promotions: readonly Promotion[] };

/**
 * Products with a past, current or future promotion, by number. Products without promotions are not stored.
 */
export type Promotions = {
  store(number: number, promoted: Promoted, now: Date): void;
  remove(number: number): void;
  /** Today's percentage off; 0 without a promotion. */
  percentOf(number: number): number;
  /** The numbers of products whose price has changed since the last call because a day ended. */
  moveToDay(now: Date): number[];
  /** The numbers of all products that are reduced today. */
  reducedNumbers(): number[];
  /** When the price of a product that passes may next change because a day ends. */
  nextChangeAt(passes: (number: number) => boolean): Date | undefined;
};

type PromotedProduct = Promoted & { percent: number; mayChange: boolean };

export function createPromotions(): Promotions {
  const entriesByNumber = new Map<number, PromotedProduct>();
  /** The end of the day in each time zone that has a promotion. */
  let midnights = new Map<string, number>();
  let movedAt = Number.POSITIVE_INFINITY;
  let nextMove = Number.NEGATIVE_INFINITY;

  function currentPromotion({ promotions, timeZone }: Promoted, now: Date) {
    if (!midnights.has(timeZone)) midnights.set(timeZone, nextMidnightAt(now, timeZone).getTime());
    nextMove = Math.min(nextMove, midnights.get(timeZone) ?? nextMove);
    return todaysPromotion(promotions, localDateAt(now, timeZone));
  }

  return {
    store(number, { timeZone, promotions }, now) {
      if (promotions.length === 0) entriesByNumber.delete(number);
      else
        entriesByNumber.set(number, {
          timeZone,
          promotions,
          ...currentPromotion({ timeZone, promotions }, now),
        });
    },
    remove: (number) => void entriesByNumber.delete(number),
    percentOf: (number) => entriesByNumber.get(number)?.percent ?? 0,

    moveToDay(now) {
      const at = now.getTime();
      if (movedAt <= at && at < nextMove) return [];
      midnights = new Map();
      movedAt = at;
      nextMove = Number.POSITIVE_INFINITY;
      const changedNumbers: number[] = [];
      for (const [number, promoted] of entriesByNumber) {
        const before = promoted.percent;
        Object.assign(promoted, currentPromotion(promoted, now));
        if (promoted.percent !== before) changedNumbers.push(number);
      }
      return changedNumbers;
    },

    reducedNumbers: () =>
      [...entriesByNumber].flatMap(([number, { percent }]) => (percent > 0 ? [number] : [])),

    nextChangeAt(passes) {
      let first = Number.POSITIVE_INFINITY;
      for (const [number, { mayChange, timeZone }] of entriesByNumber) {
        const end = midnights.get(timeZone) ?? first;
        if (mayChange && end < first && passes(number)) first = end;
      }
      return first === Number.POSITIVE_INFINITY ? undefined : new Date(first);
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

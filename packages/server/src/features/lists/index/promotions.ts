import { largestPromotion } from '@ashore/core/pricing/best-promotion.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';

type Promoted = { readonly timeZone: string; readonly promotions: readonly Promotion[] };

/**
 * Products with a past, current or future promotion, by number. Products without promotions are not stored.
 */
export type Promotions = {
  put(number: number, promoted: Promoted, now: Date): void;
  remove(number: number): void;
  /** Today's percentage off; 0 without a promotion. */
  percentOf(number: number): number;
  /** The numbers of products whose price has changed since the last call because a day ended. */
  turnTo(now: Date): number[];
  /** The numbers of all products that are reduced today. */
  reduced(): number[];
  /** When the price of a product that passes may next change because a day ends. */
  until(passes: (number: number) => boolean): Date | undefined;
};

type PromotedProduct = Promoted & { percent: number; mayChange: boolean };

export function createPromotions(): Promotions {
  const entriesByNumber = new Map<number, PromotedProduct>();
  /** The end of the day in each time zone that has a promotion. */
  let midnights = new Map<string, number>();
  let turnedAt = Number.POSITIVE_INFINITY;
  let nextTurn = Number.NEGATIVE_INFINITY;

  function read({ promotions, timeZone }: Promoted, now: Date) {
    if (!midnights.has(timeZone)) midnights.set(timeZone, nextMidnightAt(now, timeZone).getTime());
    nextTurn = Math.min(nextTurn, midnights.get(timeZone) ?? nextTurn);
    return todaysPromotion(promotions, localDateAt(now, timeZone));
  }

  return {
    put(number, { timeZone, promotions }, now) {
      if (promotions.length === 0) entriesByNumber.delete(number);
      else entriesByNumber.set(number, { timeZone, promotions, ...read({ timeZone, promotions }, now) });
    },
    remove: (number) => void entriesByNumber.delete(number),
    percentOf: (number) => entriesByNumber.get(number)?.percent ?? 0,

    turnTo(now) {
      const at = now.getTime();
      if (turnedAt <= at && at < nextTurn) return [];
      midnights = new Map();
      turnedAt = at;
      nextTurn = Number.POSITIVE_INFINITY;
      const changedNumbers: number[] = [];
      for (const [number, promoted] of entriesByNumber) {
        const before = promoted.percent;
        Object.assign(promoted, read(promoted, now));
        if (promoted.percent !== before) changedNumbers.push(number);
      }
      return changedNumbers;
    },

    reduced: () => [...entriesByNumber].flatMap(([number, { percent }]) => (percent > 0 ? [number] : [])),

    until(passes) {
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
  const stillOn = promotions.filter(
    ({ bookUntil, travelUntil }) => today <= bookUntil && today <= travelUntil,
  );
  const activePromotions = stillOn.filter(({ bookFrom }) => bookFrom <= today);
  return { percent: largestPromotion(activePromotions)?.percent ?? 0, mayChange: stillOn.length > 0 };
}

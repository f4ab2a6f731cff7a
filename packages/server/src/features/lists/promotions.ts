import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import { localDateAt, nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import { todaysPromotion } from './todays-promotion.ts';

type Promoted = { readonly timeZone: string; readonly promotions: readonly Promotion[] };

/** What is on promotion, was or will be, by its number. What never was is not here. */
export type Promotions = {
  put(number: number, promoted: Promoted, now: Date): void;
  remove(number: number): void;
  /** Off today; 0 where nothing is. */
  percentOf(number: number): number;
  /** The numbers of what costs less or more since it was last asked, because a day has ended. */
  turnTo(now: Date): number[];
  /** All that costs less today. */
  reduced(): number[];
  /** When the first of those that pass may cost something else by itself. */
  until(passes: (number: number) => boolean): Date | undefined;
};

type Known = Promoted & { percent: number; mayChange: boolean };

export function createPromotions(): Promotions {
  const known = new Map<number, Known>();
  /** When the day ends in each zone in which something is promoted. */
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
      if (promotions.length === 0) known.delete(number);
      else known.set(number, { timeZone, promotions, ...read({ timeZone, promotions }, now) });
    },
    remove: (number) => void known.delete(number),
    percentOf: (number) => known.get(number)?.percent ?? 0,

    turnTo(now) {
      const at = now.getTime();
      if (turnedAt <= at && at < nextTurn) return [];
      midnights = new Map();
      turnedAt = at;
      nextTurn = Number.POSITIVE_INFINITY;
      const changed: number[] = [];
      for (const [number, promoted] of known) {
        const before = promoted.percent;
        Object.assign(promoted, read(promoted, now));
        if (promoted.percent !== before) changed.push(number);
      }
      return changed;
    },

    reduced: () => [...known].flatMap(([number, { percent }]) => (percent > 0 ? [number] : [])),

    until(passes) {
      let first = Number.POSITIVE_INFINITY;
      for (const [number, { mayChange, timeZone }] of known) {
        const end = midnights.get(timeZone) ?? first;
        if (mayChange && end < first && passes(number)) first = end;
      }
      return first === Number.POSITIVE_INFINITY ? undefined : new Date(first);
    },
  };
}

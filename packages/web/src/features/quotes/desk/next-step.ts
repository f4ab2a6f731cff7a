import type { Option } from './choice.ts';
import { isOnlyFree } from './only-free.ts';
import type { DayOfChoice, Settled } from './settle-choice.ts';
import { departuresOf, hasRoom, waysInstead } from './settle-choice.ts';

/** What the one button does next, so that it can name it. */
export type Step =
  | { readonly act: 'date' | 'way' | 'start' | 'tickets' | 'nothing'; readonly count?: undefined }
  /** `wait`: the day is on its way; the button says already what it will do. */
  | { readonly act: 'hold' | 'ask' | 'wait'; readonly count: number };

export type AskedStep = {
  /** Some day of the year ahead can be booked. */
  readonly isOnSale: boolean;
  readonly isDateChosen: boolean;
  readonly options: readonly Option[];
  readonly day: DayOfChoice | undefined;
  readonly settled: Settled;
  readonly onRequest: boolean;
};

export function nextStep({ isOnSale, isDateChosen, options, day, settled, onRequest }: AskedStep): Step {
  const { departure, count } = settled;
  if (!isOnSale) return { act: 'nothing' };
  if (!isDateChosen) return { act: 'date' };
  if (!day) return count === 0 || isOnlyFree(settled) ? { act: 'tickets' } : { act: 'wait', count };
  if (!options.some((option) => departuresOf(option, day).some(hasRoom))) return { act: 'date' };
  if (waysInstead(options, settled, day).length > 0) return { act: 'way' };
  if (!departure || !hasRoom(departure)) return { act: 'start' };
  if (count === 0 || count > departure.spots || isOnlyFree(settled)) return { act: 'tickets' };
  return { act: onRequest ? 'ask' : 'hold', count };
}

import { nextMidnightAt } from '@ashore/core/time/time-zone.ts';

type Priced = { readonly promotes: boolean; readonly timeZone: string };

/** When the first of these may cost something else by itself: promotions begin and end with the days at the place. */
export function holdsUntil(rows: readonly Priced[], now: Date): Date | undefined {
  const ends = rows.filter(({ promotes }) => promotes).map(({ timeZone }) => nextMidnightAt(now, timeZone));
  return ends.reduce<Date | undefined>((first, end) => (first && first <= end ? first : end), undefined);
}

import type { CancellationTiers } from '@ashore/core/hotels/stay-cancellation.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import { addDays, localTime } from '@ashore/core/time/local-date-time.ts';
import { deadlineToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel, OfferedRate } from './hotel.queries.ts';
import { recall, rememberLast } from './remember.ts';

/** Until when a rate can be cancelled without charge; null: until the arrival; undefined: it cannot. */
export type FreeUntil = (hotel: OfferedHotel, rate: OfferedRate) => Date | null | undefined;

/** Terms are the same for most rates of a city, and deadlines for most terms, so each is computed once for a search. */
export function createFreeUntil({ arrival }: Stay, now: Date): FreeUntil {
  const instants = new Map<string, Date>();
  const instantOf = (days: number, time: string, timeZone: string) =>
    recall(instants, `${days} ${time} ${timeZone}`, () =>
      deadlineToInstant(addDays(arrival, -days), localTime(time), timeZone),
    );
  const compute = (cancellation: CancellationTiers, timeZone: string) => {
    let free: Date | null | undefined;
    for (const { until, charge } of cancellation) {
      const instant = until && instantOf(until.days, until.time, timeZone);
      if (instant && instant <= now) continue;
      if (charge.kind !== 'none') return free;
      free = instant;
    }
    return free;
  };
  const termsOfZone = rememberLast(
    (_: string) => new Map<CancellationTiers, { readonly free: Date | null | undefined }>(),
  );
  return ({ timeZone }, { cancellation }) => {
    const known = termsOfZone(timeZone);
    let terms = known.get(cancellation);
    if (!terms) {
      terms = { free: compute(cancellation, timeZone) };
      known.set(cancellation, terms);
    }
    return terms.free;
  };
}

import type { CancellationTier } from '@ashore/core/catalogue/cancellation-policies.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';

/** A stretch of time in which a cancellation gives the same back. */
export type RefundStretch = {
  readonly percent: number;
  /** Of the bar, 0 to 1; all stretches together are the whole. */
  readonly share: number;
  /** It ends so many hours before the start; the last one began so many hours before it, or is the only one. */
  readonly ends: number | null;
  readonly began: number | null;
  /** When it ends, on the clock at the place, once it is known when the trip starts. */
  readonly until: { readonly date: LocalDate; readonly time: LocalTime } | undefined;
  /** It ended before now. */
  readonly isOver: boolean;
};

export type RefundStretchesInput = {
  /** The longest notice first. */
  readonly tiers: readonly CancellationTier[];
  readonly timeZone: string;
  readonly startsAt?: Date | undefined;
  readonly now: Date;
};

const HOUR = 3_600_000;

/** What comes back, stretch by stretch, up to the start. After the last notice nothing does. */
export function refundStretches({ tiers, timeZone, startsAt, now }: RefundStretchesInput): RefundStretch[] {
  const [longest] = tiers;
  if (!longest) return [{ percent: 0, share: 1, ends: null, began: null, until: undefined, isOver: false }];
  const span = spanOf(tiers);
  let from = span;
  const stretches = tiers.map(({ hoursBefore, refundPercent }, index): RefundStretch => {
    const end = startsAt && new Date(startsAt.getTime() - hoursBefore * HOUR);
    const share = (from - hoursBefore) / span;
    from = hoursBefore;
    return {
      percent: refundPercent,
      share,
      ends: hoursBefore,
      began: tiers[index - 1]?.hoursBefore ?? null,
      until: end && { date: localDateAt(end, timeZone), time: localTimeAt(end, timeZone) },
      isOver: end !== undefined && end <= now,
    };
  });
  if (from === 0) return stretches;
  const rest = { percent: 0, ends: null, began: from, until: undefined, isOver: false };
  return [...stretches, { ...rest, share: from / span }];
}

/**
 * How many hours the bar shows. The first stretch reaches back to the day of booking, whenever that was: it gets two
 * thirds where it is alone with the last, and half where there are more.
 */
function spanOf(tiers: readonly CancellationTier[]): number {
  const longest = tiers[0]?.hoursBefore ?? 0;
  return Math.max(longest * (tiers.length === 1 ? 3 : 2), 1);
}

import type { CancellationTier } from '@ashore/core/catalogue/cancellation-presets.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { TextOf } from '../../../i18n/texts.ts';

/**
 * Text for the last full refund that is still open, or else for the last partial one, with its deadline. For
 * a chosen start no refund may be left.
 */
export function cancellationText(
  stretches: readonly RefundStretch[],
  city: string,
  locale: Locale,
  t: TextOf,
): { readonly fact: string; readonly more: string } {
  const open = stretches.filter(({ isOver, percent }) => !isOver && percent > 0);
  const last = open.findLast(({ percent }) => percent === 100) ?? open.at(-1);
  if (last === undefined) {
    const more = stretches.some(({ isOver }) => isOver) ? 'product.noRefundNow' : 'product.noRefundMore';
    return { fact: t('product.noRefund'), more: t(more) };
  }
  const { percent } = last;
  const fact = percent === 100 ? t('product.freeCancellation') : t('product.partBack', { percent });
  return { fact, more: untilText(last, city, locale, t) };
}

function untilText({ ends, until }: RefundStretch, city: string, locale: Locale, t: TextOf): string {
  if (until) {
    const day = formatDate(until.date, localeTable[locale].intl, 'day');
    return t('product.untilThen', { until: t('shell.placeTime', { day, time: until.time, city }) });
  }
  const hours = ends ?? 0;
  if (hours === 0) return t('product.untilStart');
  const days = wholeDays(hours);
  return days === undefined ? t('product.untilHours', { hours }) : t('product.untilDays', { days });
}

/**
 * Converts a notice into days if it is a whole number of days. Up to three days travellers think in hours.
 */
export function wholeDays(hours: number): number | undefined {
  return hours > 72 && hours % 24 === 0 ? hours / 24 : undefined;
}

/** A span of time in which a cancellation gets the same refund. */
export type RefundStretch = {
  readonly percent: number;
  /** Share of the bar, from 0 to 1; the shares of all stretches add up to 1. */
  readonly share: number;
  /**
   * Hours before the departure at which the stretch ends; null for a last stretch without refund. `began` is the
   * end of the stretch before, null for the first one.
   */
  readonly ends: number | null;
  readonly began: number | null;
  /** When the stretch ends, on the clock at the place; undefined until the departure is known. */
  readonly until: { readonly date: LocalDate; readonly time: LocalTime } | undefined;
  /** The stretch ended before now. */
  readonly isOver: boolean;
};

export type RefundStretchesInput = {
  /** Longest notice first. */
  readonly tiers: readonly CancellationTier[];
  readonly timeZone: string;
  readonly startsAt?: Date | undefined;
  readonly now: Date;
};

const HOUR_MS = 3_600_000;

/** Refunds by stretch, up to the departure. After the last tier nothing is refunded. */
export function refundStretches({ tiers, timeZone, startsAt, now }: RefundStretchesInput): RefundStretch[] {
  const [longest] = tiers;
  if (!longest) return [{ percent: 0, share: 1, ends: null, began: null, until: undefined, isOver: false }];
  const barHours = hoursOnBar(tiers);
  let from = barHours;
  const stretches = tiers.map(({ hoursBefore, refundPercent }, index): RefundStretch => {
    const end = startsAt && new Date(startsAt.getTime() - hoursBefore * HOUR_MS);
    const share = (from - hoursBefore) / barHours;
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
  const noRefundStretch = { percent: 0, ends: null, began: from, until: undefined, isOver: false };
  return [...stretches, { ...noRefundStretch, share: from / barHours }];
}

/**
 * Number of hours the bar shows. The first stretch reaches back to the booking, whenever that is. It gets two
 * thirds of the bar with one tier, and half with more. The least is one hour, because the only tier may reach to the
 * start.
 */
function hoursOnBar(tiers: readonly CancellationTier[]): number {
  const longest = tiers[0]?.hoursBefore ?? 0;
  return Math.max(longest * (tiers.length === 1 ? 3 : 2), 1);
}

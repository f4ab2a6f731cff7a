import type { Quote } from '@ashore/core/contract/quotes.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { addSeconds } from '@ashore/core/time/instant.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { TextOf } from './texts.ts';

export type RefundTerm = { readonly percent: number; readonly until: string };

/** The cancellation terms under which a departure can still be cancelled with a refund. */
export function openRefunds(
  tiers: Quote['cancellation'],
  startsAt: string,
  now: Date,
): { readonly percent: number; readonly until: Date }[] {
  return tiers
    .map(({ hoursBefore, refundPercent: percent }) => ({
      percent,
      until: addSeconds(new Date(startsAt), -hoursBefore * 3600),
    }))
    .filter(({ percent, until }) => percent > 0 && until > now);
}

export type RefundTermsOfTrip = Pick<Quote, 'cancellation' | 'startsAt' | 'timeZone' | 'tourCity'>;

/** Refunds of a trip that are still possible, the highest first, with their deadlines on the clock at the place. */
export function refundTermsOfTrip(
  { cancellation, startsAt, timeZone, tourCity: city }: RefundTermsOfTrip,
  now: Date,
  intl: string,
  t: TextOf,
): RefundTerm[] {
  return openRefunds(cancellation, startsAt, now)
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ percent, until }) => ({ percent, until: placeTimeText(until, { city, timeZone }, intl, t) }));
}

type PlaceClock = { readonly city: string; readonly timeZone: string };

/**
 * Formats an instant on the clock of the place, and names the place as emails do. The reader may be in
 * another time zone.
 */
export function placeTimeText(
  instant: Date | string,
  { city, timeZone }: PlaceClock,
  intl: string,
  t: TextOf,
): string {
  const date = new Date(instant);
  const day = formatDate(localDateAt(date, timeZone), intl, 'dayYear');
  return t('shell.placeTime', { day, time: localTimeAt(date, timeZone), city });
}

/** How long a refund is possible, wherever it is written: never a day without its time and the place's clock. */
export function refundUntilText({ percent, until }: RefundTerm, t: TextOf): string {
  return t(percent === 100 ? 'refund.freeUntil' : 'refund.partUntil', { percent, until });
}

import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { BookingFacts } from '../read-facts.ts';
import { placeTime } from './place-time.ts';
import { travellerWords } from './traveller-words.ts';

const HOUR = 3_600_000;

/**
 * What comes back until when, line by line, on the clock at the place: as it was promised when it was sold, without what is
 * over by the time of which it is told.
 */
export function policyText({ cancellation, trip, locale, changedAt }: BookingFacts): string {
  const { full, part, after, never } = travellerWords[locale].policy;
  const tiers = cancellation
    .map(({ hoursBefore, refundPercent }) => ({
      until: new Date(trip.startsAt.getTime() - hoursBefore * HOUR),
      refundPercent,
    }))
    .filter(({ refundPercent, until }) => refundPercent > 0 && until > changedAt)
    .toSorted((left, right) => left.until.getTime() - right.until.getTime());
  if (tiers.length === 0) return never;
  const percent = numberFormat(localeTable[locale].intl, { style: 'percent' });
  const lines = tiers.map(({ until, refundPercent }) => {
    const told = placeTime(until, trip, locale);
    return refundPercent === 100 ? full(told) : part(told, percent.format(refundPercent / 100));
  });
  return [...lines, after].join('\n');
}

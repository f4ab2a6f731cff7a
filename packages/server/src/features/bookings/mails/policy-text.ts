import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { BookingFacts } from '../read-facts.ts';
import { placeTime } from './place-time.ts';
import { travellerWords } from './traveller-words.ts';

const HOUR = 3_600_000;

/** What comes back until when, line by line, on the clock at the place: as it was promised when it was sold. */
export function policyText({ cancellation, trip, locale }: BookingFacts): string {
  const { full, part, after, never } = travellerWords[locale].policy;
  const tiers = cancellation
    .filter(({ refundPercent }) => refundPercent > 0)
    .toSorted((left, right) => right.hoursBefore - left.hoursBefore);
  if (tiers.length === 0) return never;
  const percent = numberFormat(localeTable[locale].intl, { style: 'percent' });
  const lines = tiers.map(({ hoursBefore, refundPercent }) => {
    const until = placeTime(new Date(trip.startsAt.getTime() - hoursBefore * HOUR), trip, locale);
    return refundPercent === 100 ? full(until) : part(until, percent.format(refundPercent / 100));
  });
  return [...lines, after].join('\n');
}

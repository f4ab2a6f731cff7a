import { appliesOn } from '@ashore/core/time/day-rule.ts';
import { addDays, type LocalDate, weekday } from '@ashore/core/time/local-date-time.ts';
import { weekdays } from '../../catalogue/import/option-rows.ts';
import type { PriceRules } from './hotel-file.ts';

/** The nights whose prices are stored: those of a stay of thirty nights that begins in five hundred days, and some more. */
export const NIGHTS_OF_CALENDAR = 550;

export type NightsToPrice = { readonly first: LocalDate; readonly nights: number };

/** Computes prices by the rules of a hotel, for rooms of any price. */
export function pricesByRules(rules: PriceRules, { first, nights }: NightsToPrice) {
  const factors = Array.from({ length: nights }, (_, index) => factorOf(rules, addDays(first, index)));
  return (roomMinor: number): number[] => factors.map((factor) => priceOf(roomMinor, factor, rules));
}

/** In millionths. Whole percents multiply exactly. */
function factorOf({ months, weekdays: byWeekday, peaks }: PriceRules, night: LocalDate): number {
  const month = months[Number(night.slice(5, 7)) - 1] ?? 100;
  const day = byWeekday[weekdays[weekday(night) - 1] ?? 'mon'];
  return month * day * largestPeak(peaks, night);
}

function largestPeak(peaks: PriceRules['peaks'], night: LocalDate): number {
  const percents = peaks
    .filter((peak) =>
      'season' in peak
        ? appliesOn({ season: peak.season }, night)
        : peak.dates.some(({ from, to }) => from <= night && night <= to),
    )
    .map(({ percent }) => percent);
  return percents.length === 0 ? 100 : Math.max(...percents);
}

/** The limits hold after rounding, too, as far as multiples of `roundTo` can. */
function priceOf(roomMinor: number, factor: number, { least, most, roundTo }: PriceRules): number {
  const wanted = (roomMinor * factor) / 1_000_000;
  const limited = Math.min(Math.max(wanted, (roomMinor * least) / 100), (roomMinor * most) / 100);
  return Math.max(Math.round(limited / roundTo), 1) * roundTo;
}

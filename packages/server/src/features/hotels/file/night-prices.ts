import { appliesOn } from '@ashore/core/time/day-rule.ts';
import { addDays, type LocalDate, weekday } from '@ashore/core/time/local-date-time.ts';
import { weekdays } from '../../catalogue/import/option-rows.ts';
import type { PriceRules } from './hotel-file.ts';

/** The nights whose prices are stored: those of a stay of thirty nights that begins in five hundred days, and some more. */
export const NIGHTS_OF_CALENDAR = 550;

export type NightsToPrice = { readonly first: LocalDate; readonly nights: number };

/**
 * Computes prices by the rules of a hotel, for rooms of any price. The nights are laid out once, for all hotels of an
 * import.
 */
export function priceCalendar({ first, nights }: NightsToPrice) {
  const calendar = Array.from({ length: nights }, (_, index): Night => {
    const date = addDays(first, index);
    return { date, month: Number(date.slice(5, 7)) - 1, day: weekdays[weekday(date) - 1] ?? 'mon' };
  });
  return (rules: PriceRules) => {
    const factors = calendar.map((night) => factorOf(rules, night));
    return (roomMinor: number): number[] => factors.map((factor) => priceOf(roomMinor, factor, rules));
  };
}

type Night = {
  readonly date: LocalDate;
  /** January is 0. */
  readonly month: number;
  readonly day: (typeof weekdays)[number];
};

/** In millionths. Whole percents multiply exactly. */
function factorOf({ months, weekdays: byWeekday, peaks }: PriceRules, { date, month, day }: Night): number {
  return (months[month] ?? 100) * byWeekday[day] * largestPeak(peaks, date);
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

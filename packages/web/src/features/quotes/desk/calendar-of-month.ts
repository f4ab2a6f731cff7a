import type { AvailabilityState, AvailableDay } from '@ashore/core/contract/availability.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date.ts';
import type { CalendarDay, CalendarDays } from '../../../ui/calendar-day.ts';
import { addMonths } from '../../../ui/calendar-month.ts';

/** What stands in a cell for a price, and what is read out for it. */
export type PriceWords = { readonly short: string; readonly long: string };

export type CalendarOfMonth = {
  /** The first day of it. */
  readonly month: LocalDate;
  readonly today: LocalDate;
  /** By what the page knows from the start. */
  readonly canRun: (date: LocalDate) => boolean;
  /** Days that the server has been asked about since. */
  readonly known: ReadonlyMap<string, AvailableDay>;
  /** Approval belongs to the product: all its days after today are on request, or none. */
  readonly onRequest: boolean;
  readonly wordsFor: (price: number) => PriceWords;
  readonly reasonFor: (state: Reason) => string;
};

export type Reason = Exclude<AvailabilityState, 'free' | 'held'> | 'past';

/**
 * Which days of a month can be chosen stands on the page from the start; prices and what has been sold since come after
 * it and move nothing.
 */
export function calendarOfMonth(asked: CalendarOfMonth): CalendarDays {
  const { month, known, wordsFor, onRequest, today } = asked;
  const dates = datesOf(month);
  const open = dates.filter((date) => reasonAgainst(date, asked) === undefined);
  const prices = open.flatMap((date) => known.get(date)?.price ?? []);
  const lowest = prices.some((price) => price !== prices[0]) ? Math.min(...prices) : undefined;
  return new Map(
    dates.map((date): [LocalDate, CalendarDay] => {
      const reason = reasonAgainst(date, asked);
      if (reason !== undefined) return [date, { state: 'unavailable', reason: asked.reasonFor(reason) }];
      const price = known.get(date)?.price ?? undefined;
      const words = price === undefined ? undefined : wordsFor(price);
      return [
        date,
        {
          state: onRequest && date > today ? 'onRequest' : 'free',
          ...(words && { price: words.short, priceName: words.long }),
          ...(price !== undefined && price === lowest && { lowest: true }),
        },
      ];
    }),
  );
}

type Asked = Pick<CalendarOfMonth, 'today' | 'canRun' | 'known'>;

/** Why a day cannot be chosen. What others hold may come back, so such a day can be looked into. */
export function reasonAgainst(date: LocalDate, { today, canRun, known }: Asked): Reason | undefined {
  if (date < today) return 'past';
  if (!canRun(date)) return known.get(date)?.state === 'closed' ? 'closed' : 'not_running';
  const state = known.get(date)?.state ?? 'free';
  return state === 'free' || state === 'held' ? undefined : state;
}

function datesOf(month: LocalDate): LocalDate[] {
  const end = addMonths(month, 1);
  const dates: LocalDate[] = [];
  for (let date = localDate(month); date < end; date = addDays(date, 1)) dates.push(date);
  return dates;
}

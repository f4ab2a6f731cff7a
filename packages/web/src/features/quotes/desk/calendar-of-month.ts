import type { AvailabilityState } from '@ashore/core/availability/availability-states.ts';
import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date.ts';
import type { CalendarDay, CalendarDays } from '../../../ui/calendar-day.ts';
import { addMonths } from '../../../ui/calendar-month.ts';

/** What stands in a cell for a price, with the sign of its currency and without, and what is read out for it. */
export type PriceWords = { readonly short: string; readonly bare: string; readonly long: string };

export type Per = NonNullable<AvailableDay['pricePer']>;

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
  /** Whom the price of the product is for: the price of another is marked, and compared with none. */
  readonly per: Per;
  readonly wordsFor: (price: number, per: Per) => PriceWords;
  readonly reasonFor: (state: Reason) => string;
};

export type Reason = Exclude<AvailabilityState, 'free' | 'held'> | 'past';

/**
 * Which days of a month can be chosen stands on the page from the start; prices and what has been sold since come after
 * it and move nothing.
 */
export function calendarOfMonth(asked: CalendarOfMonth): CalendarDays {
  const { month, onRequest, today } = asked;
  const dates = datesOf(month);
  const open = dates.filter((date) => reasonAgainst(date, asked) === undefined);
  const prices = new Map(open.flatMap((date) => pricedDay(date, asked)));
  const comparable = [...prices.values()].filter(({ per }) => per === asked.per).map(({ price }) => price);
  const lowest = comparable.some((price) => price !== comparable[0]) ? Math.min(...comparable) : undefined;
  const isSigned = [...prices.values()].every(({ words }) => fits(words.short));
  return new Map(
    dates.map((date): [LocalDate, CalendarDay] => {
      const reason = reasonAgainst(date, asked);
      if (reason !== undefined) return [date, { state: 'unavailable', reason: asked.reasonFor(reason) }];
      const priced = prices.get(date);
      return [
        date,
        {
          state: onRequest && date > today ? 'onRequest' : 'free',
          ...(priced && { price: inCell(priced, isSigned), priceName: priced.words.long }),
          ...(priced?.isOwn && priced.price === lowest && { lowest: true }),
        },
      ];
    }),
  );
}

type PricedDay = {
  readonly price: number;
  readonly per: Per;
  /** For whom the price of the product is. */
  readonly isOwn: boolean;
  readonly words: PriceWords;
};

function pricedDay(
  date: LocalDate,
  { known, per: own, wordsFor }: CalendarOfMonth,
): [LocalDate, PricedDay][] {
  const { price = null, pricePer } = known.get(date) ?? {};
  if (price === null) return [];
  const per = pricePer ?? own;
  return [[date, { price, per, isOwn: per === own, words: wordsFor(price, per) }]];
}

/** The star is told below the calendar. */
function inCell({ words, isOwn }: PricedDay, isSigned: boolean): string {
  return `${isSigned ? words.short : words.bare}${isOwn ? '' : '*'}`;
}

/** The cell of a telephone's calendar has room for five signs, and for what separates thousands. */
function fits(text: string): boolean {
  return text.replace(/[\s.,’]/g, '').length <= 5;
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

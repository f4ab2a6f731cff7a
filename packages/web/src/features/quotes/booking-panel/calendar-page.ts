import type { AvailabilityState } from '@ashore/core/availability/day-state.ts';
import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import {
  type CalendarDay,
  type CalendarDays,
  type CalendarTexts,
  OTHER_PRICE_MARK,
} from '../../../ui/calendar/calendar-dates.ts';

/**
 * Price in a calendar cell, with and without its currency sign, and the text that screen readers announce.
 */
export type PriceWords = { readonly short: string; readonly bare: string; readonly long: string };

export type Per = NonNullable<AvailableDay['pricePer']>;

export type PageData = {
  /** The days on the page. */
  readonly dates: readonly LocalDate[];
  readonly today: LocalDate;
  /** Whether the product runs on a day, according to the data loaded with the page. */
  readonly canRun: (date: LocalDate) => boolean;
  /** Days that the server has reported since the page was loaded. */
  readonly loadedDays: ReadonlyMap<string, AvailableDay>;
  /** On request applies to the whole product: to all its days after today, or to none. */
  readonly onRequest: boolean;
  /**
   * Whether the product's price is per person or per group. A price of the other kind is marked and not
   * compared.
   */
  readonly per: Per;
  readonly wordsFor: (price: number, per: Per) => PriceWords;
  readonly reasonFor: (state: Reason) => string;
};

type Reason = Exclude<AvailabilityState, 'free' | 'held'> | 'past';

/**
 * Builds the days of a page of the calendar. The page knows from the start which days can be chosen. Prices and sold-out
 * days arrive later and do not move the layout.
 */
export function calendarDays(input: PageData): CalendarDays {
  const { dates, onRequest, today } = input;
  const openDates = dates.filter((date) => reasonAgainst(date, input) === undefined);
  const prices = new Map(openDates.flatMap((date) => pricedDay(date, input)));
  const comparable = [...prices.values()].filter(({ per }) => per === input.per).map(({ price }) => price);
  const lowest = comparable.some((price) => price !== comparable[0]) ? Math.min(...comparable) : undefined;
  const isSigned = [...prices.values()].every(({ words }) => fitsInCell(words.short));
  const isUniform = pricesAgree(openDates, prices, input);
  return new Map(
    dates.map((date): [LocalDate, CalendarDay] => {
      const reason = reasonAgainst(date, input);
      if (reason !== undefined) return [date, { state: 'unavailable', reason: input.reasonFor(reason) }];
      const priceOfDay = prices.get(date);
      return [
        date,
        {
          state: onRequest && date > today ? 'onRequest' : 'free',
          ...(priceOfDay && { priceName: priceOfDay.words.long }),
          ...(priceOfDay && !isUniform && { price: cellText(priceOfDay, isSigned) }),
          ...(priceOfDay?.isOwn && priceOfDay.price === lowest && { lowest: true }),
        },
      ];
    }),
  );
}

type PricedDay = {
  readonly price: number;
  readonly per: Per;
  /** Whether this price is of the same kind as the product's price. */
  readonly isOwn: boolean;
  readonly words: PriceWords;
};

function pricedDay(
  date: LocalDate,
  { loadedDays, per: usualPer, wordsFor }: PageData,
): [LocalDate, PricedDay][] {
  const { price = null, pricePer } = loadedDays.get(date) ?? {};
  if (price === null) return [];
  const per = pricePer ?? usualPer;
  return [[date, { price, per, isOwn: per === usualPer, words: wordsFor(price, per) }]];
}

/** Whether all days that can be chosen cost the same, so that one sentence replaces the numbers. */
function pricesAgree(
  openDates: readonly LocalDate[],
  prices: ReadonlyMap<LocalDate, PricedDay>,
  { loadedDays }: PageData,
): boolean {
  const [first, ...others] = prices.values();
  if (first === undefined || others.length === 0 || !openDates.every((date) => loadedDays.has(date)))
    return false;
  return [first, ...others].every(({ price, isOwn }) => isOwn && price === first.price);
}

/** The price of all days, if they cost the same. Their cells then show none. */
export function priceOfAllDays(days: CalendarDays): string | undefined {
  return [...days.values()].find(({ price, priceName }) => price === undefined && priceName !== undefined)
    ?.priceName;
}

function cellText({ words, isOwn }: PricedDay, isSigned: boolean): string {
  return `${isSigned ? words.short : words.bare}${isOwn ? '' : OTHER_PRICE_MARK}`;
}

/** A calendar cell on a phone has room for so many characters, plus thousands separators. */
const CELL_CHARACTERS = 5;

function fitsInCell(text: string): boolean {
  return text.replace(/[\s.,’]/g, '').length <= CELL_CHARACTERS;
}

type DayData = Pick<PageData, 'today' | 'canRun' | 'loadedDays'>;

/**
 * Returns why a day cannot be chosen. Spots held by others may become available, so such a day can be chosen.
 */
export function reasonAgainst(date: LocalDate, { today, canRun, loadedDays }: DayData): Reason | undefined {
  if (date < today) return 'past';
  if (!canRun(date)) return loadedDays.get(date)?.state === 'closed' ? 'closed' : 'not_running';
  const state = loadedDays.get(date)?.state ?? 'free';
  return state === 'free' || state === 'held' ? undefined : state;
}

const reasons: Record<Reason, MessageKey> = {
  past: 'bookingPanel.reasonPast',
  not_running: 'bookingPanel.reasonNotRunning',
  sold_out: 'bookingPanel.soldOut',
  closed: 'bookingPanel.reasonClosed',
  cut_off: 'bookingPanel.reasonCutOff',
};

export function useCalendarTexts() {
  const t = useText();
  const texts: CalendarTexts = {
    previousMonth: t('bookingPanel.previousMonth'),
    nextMonth: t('bookingPanel.nextMonth'),
    today: t('bookingPanel.today'),
    chosen: t('bookingPanel.chosen'),
    onRequest: t('bookingPanel.onRequest'),
    onRequestShort: t('bookingPanel.onRequestShort'),
    unavailable: t('bookingPanel.notAvailable'),
    lowest: t('bookingPanel.lowest'),
  };
  return { texts, reasonFor: (reason: Reason) => t(reasons[reason]) };
}

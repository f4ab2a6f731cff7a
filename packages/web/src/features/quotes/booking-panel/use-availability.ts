import type { AvailableDay, DayAvailability } from '@ashore/core/contract/availability.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { MAX_DAYS_AHEAD } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { DayRange } from '@ashore/core/time/format-date.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { log } from '../../../page/log.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { addMonths, monthOf } from '../../../ui/calendar/calendar-dates.ts';
import type { OwnCart } from '../hold/use-held-cart.ts';
import { reasonAgainst } from './calendar-page.ts';

type DayQuery = {
  readonly tour: { readonly tourId: string; readonly productType: ProductType };
  readonly date: LocalDate | undefined;
  readonly party: number;
  readonly currency: SelectableCurrency;
  /** Spots held by this cart count as available. */
  readonly cartId: string | undefined;
};

type LoadedDay = { readonly for: string; readonly answer: DayAvailability | undefined };

/**
 * Loads the departures and prices of the chosen day. On a new request for another party or currency, the old
 * answer stays until the new one arrives.
 */
export function useDay({ tour, date, party, currency, cartId }: DayQuery) {
  const [loadedDay, setLoadedDay] = useState<LoadedDay>();
  const [attempt, setRound] = useState(0);
  const { tourId, productType } = tour;
  const requestKey = `${date} ${currency} ${party} ${cartId} ${attempt}`;

  useEffect(() => {
    if (date === undefined) return;
    const asking = new AbortController();
    const show = (answer: DayAvailability | undefined) =>
      asking.signal.aborted || setLoadedDay({ for: requestKey, answer });
    askDay({ id: tourId, productType, date, party, currency, cartId }, asking.signal).then(
      show,
      (failure) => {
        if (asking.signal.aborted) return;
        log('warn', 'The availability of a day could not be loaded', failure);
        show(undefined);
      },
    );
    return () => asking.abort();
  }, [requestKey, tourId, productType, date, party, currency, cartId]);

  const hasFailed = loadedDay?.for === requestKey && loadedDay.answer === undefined && date !== undefined;
  useWhenBackOnline(hasFailed, () => setRound((before) => before + 1));

  const answer = loadedDay?.answer?.date === date ? loadedDay?.answer : undefined;
  return {
    day: answer,
    /** The day could not be loaded. Data of another day is not used instead. */
    hasFailed,
    /** Whether the answer belongs to the latest request. */
    isFresh: loadedDay?.for === requestKey,
    isStale: answer !== undefined && answer.currency !== currency,
    askAgain: () => setRound((before) => before + 1),
  };
}

type DayInput = {
  id: string;
  productType: ProductType;
  date: string;
  party: number;
  currency: SelectableCurrency;
  cartId: string | undefined;
};

async function askDay(input: DayInput, signal: AbortSignal): Promise<DayAvailability> {
  const { api } = await import('../../../api/browser-client.ts');
  return api.availability.day(input, { signal });
}

type DaysQuery = {
  readonly tour: Pick<TourDetails, 'tourId' | 'productType'>;
  readonly today: LocalDate;
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly cart: OwnCart;
  readonly isRunning: (date: LocalDate) => boolean;
  /** Date in the address, available or not. */
  readonly chosenDay: LocalDate | undefined;
  readonly isRead: boolean;
};

/**
 * Days of the calendar: what is known of them, which month is shown, and which unavailable day the traveller
 * tried.
 */
export function useDays({ tour, today, party, currency, cart, isRunning, chosenDay, isRead }: DaysQuery) {
  const { months, requestKey, lookAt } = useMonths({ tour, party, currency, today, cart });
  const loadedDays: ReadonlyMap<string, AvailableDay> = new Map(
    [...months.values()].flatMap(({ days }) => days.map((day) => [day.date, day] as const)),
  );
  const isOpen = (date: LocalDate) =>
    reasonAgainst(date, { today, canRun: isRunning, loadedDays }) === undefined;
  const firstOpen = nextDayAfter(addDays(today, -1), { today, isOpen });

  const [month, setMonth] = useState<LocalDate>();
  const [missed, setMissed] = useState<LocalDate>();
  const opensOn = monthOf(firstOpen ?? today);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the calendar opens is decided once.
  useEffect(() => {
    if (!isRead || month !== undefined) return;
    const { dateFrom } = useRootStore.getState().search;
    const nextOpenDay = nextDayAfter(addDays(dateFrom, -1), { today, isOpen });
    const isLost = chosenDay !== undefined && !(chosenDay >= today && isRunning(chosenDay));
    if (isLost) setMissed(chosenDay);
    setMonth(monthOf((isLost ? undefined : chosenDay) ?? nextOpenDay ?? firstOpen ?? today));
  }, [isRead]);

  const shownMonth = month ?? opensOn;
  return {
    loadedDays,
    month: shownMonth,
    /** Whether the calendar shows the month of the choice. From then on the month changes only when the traveller turns it. */
    isOpened: month !== undefined,
    showMonth: setMonth,
    /** Loads these months, which are in view or next to it. */
    lookAt,
    last: addDays(today, MAX_DAYS_AHEAD),
    isOpen,
    firstOpen,
    missed,
    /** Notes the unavailable day that the traveller tried. */
    miss: setMissed,
    nextAfter: (date: LocalDate) => nextDayAfter(date, { today, isOpen }),
    /** Whether the availability of a day is loaded for this party. */
    isKnown: (date: LocalDate) => months.get(monthOf(date))?.requestKey === requestKey,
    isStale: (months.get(shownMonth)?.currency ?? currency) !== currency,
    currency: months.get(shownMonth)?.currency ?? currency,
  };
}

type DaySearch = {
  /** The days of the traveller's search, until a date is chosen. */
  readonly days: DayRange | undefined;
  readonly today: LocalDate;
  /** Whether the calendar's party is that of the choice. */
  readonly isSettled: boolean;
  readonly calendar: Pick<ReturnType<typeof useDays>, 'isKnown' | 'isOpen' | 'showMonth'>;
  readonly isRunning: (date: LocalDate) => boolean;
  readonly choose: (date: LocalDate) => void;
};

/**
 * Chooses the first day of a search on which the party can go. Returns that day with the search, or null instead of the
 * day if there is none.
 */
export function useDayOfSearch({ days, today, isSettled, calendar, isRunning, choose }: DaySearch) {
  const [outcome, setOutcome] = useState<{ readonly days: DayRange; readonly date: LocalDate | null }>();
  const isPending = days !== undefined && outcome === undefined && days.to >= today;
  const { isKnown, isOpen, showMonth } = calendar;
  const date = isPending && isSettled ? firstDayIn(days, { today, isRunning, isKnown, isOpen }) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calendar turns to the search once.
  useEffect(() => {
    if (isPending) showMonth(monthOf(days.from < today ? today : days.from));
  }, [isPending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is chosen once, when it is known.
  useEffect(() => {
    if (days === undefined || date === undefined) return;
    setOutcome({ days, date });
    if (date !== null) choose(date);
  }, [date]);
  return outcome;
}

type UsualDay = Pick<DaySearch, 'today' | 'isRunning'> & {
  /** False if the traveller searched for days, or if the panel has just said that a day is not available. */
  readonly isWanted: boolean;
  readonly calendar: Pick<ReturnType<typeof useDays>, 'isKnown' | 'isOpen'>;
  readonly cancellation: TourDetails['cancellation'];
};

/**
 * The first day on which the party can go, once it is known. If cancelling is free until some hours before, it is a day
 * on which it still is. It stays when the party grows, because a choice that moves by itself would surprise.
 */
export function useUsualDay(input: UsualDay): LocalDate | undefined {
  const { isWanted, today, calendar, isRunning, cancellation } = input;
  const [day, setDay] = useState<LocalDate>();
  const { isKnown, isOpen } = calendar;
  const days = { from: firstRefundable(cancellation, today), to: addDays(today, MAX_DAYS_AHEAD) };
  if (isWanted && day === undefined) {
    const first = firstDayIn(days, { today, isRunning, isKnown, isOpen });
    if (first) setDay(first);
  }
  return isWanted ? day : undefined;
}

/** The first day whose every start can still be cancelled for a full refund today; today if there is none. */
export function firstRefundable(cancellation: TourDetails['cancellation'], today: LocalDate): LocalDate {
  const hours = cancellation
    .filter(({ refundPercent }) => refundPercent === 100)
    .map(({ hoursBefore }) => hoursBefore);
  return hours.length === 0 ? today : addDays(today, Math.ceil(Math.min(...hours) / 24) + 1);
}

type FirstDayInput = Pick<DaySearch, 'today' | 'isRunning'> &
  Pick<DaySearch['calendar'], 'isKnown' | 'isOpen'>;

/** Returns null if no day of the search is available, and undefined while that is not known. */
export function firstDayIn(
  { from, to }: DayRange,
  { today, isRunning, isKnown, isOpen }: FirstDayInput,
): LocalDate | null | undefined {
  const end = addDays(today, MAX_DAYS_AHEAD);
  for (let day = from < today ? today : from; day <= to && day <= end; day = addDays(day, 1)) {
    if (!isRunning(day)) continue;
    if (!isKnown(day)) return undefined;
    if (isOpen(day)) return day;
  }
  return null;
}

/** Returns the first available day after the given day. */
export function nextDayAfter(
  date: LocalDate,
  { today, isOpen }: { readonly today: LocalDate; readonly isOpen: (date: LocalDate) => boolean },
): LocalDate | undefined {
  const last = addDays(today, MAX_DAYS_AHEAD);
  const from = date < today ? addDays(today, -1) : date;
  for (let day = addDays(from, 1); day <= last; day = addDays(day, 1)) if (isOpen(day)) return day;
  return undefined;
}

type MonthsQuery = {
  readonly tour: { readonly tourId: string; readonly productType: ProductType };
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly today: LocalDate;
  /** Spots held by this cart count as available. Months are loaded once the cart is known. */
  readonly cart: OwnCart;
};

type LoadedMonth = {
  /** Party, currency and cart that the days were loaded for. */
  readonly requestKey: string;
  readonly currency: SelectableCurrency;
  readonly days: readonly AvailableDay[];
};

type RunningRequests = {
  readonly requestKey: string;
  readonly months: Set<LocalDate>;
  readonly stop: AbortController;
};

/**
 * Loads the months in view, and the next one before it is shown. After a change of currency or party the old
 * answers stay until new ones arrive.
 */
function useMonths({ tour, party, currency, today, cart: { isKnown, cartId } }: MonthsQuery) {
  const [nearMonths, setNearMonths] = useState<readonly LocalDate[]>([]);
  const [months, setMonths] = useState<ReadonlyMap<LocalDate, LoadedMonth>>(new Map());
  const { tourId, productType } = tour;
  const requestKey = `${currency} ${party} ${cartId}`;
  const asking = useRef<RunningRequests>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useWhenBackOnline(hasFailed, () => {
    setHasFailed(false);
    // A new array makes the effect run again, which requests the failed months.
    setNearMonths((months) => [...months]);
  });

  useEffect(() => {
    if (!isKnown) return;
    if (asking.current?.requestKey !== requestKey) {
      asking.current?.stop.abort();
      asking.current = { requestKey, months: new Set(), stop: new AbortController() };
    }
    const { months: requestedMonths, stop } = asking.current;
    for (const month of nearMonths) {
      if (requestedMonths.has(month)) continue;
      requestedMonths.add(month);
      const from = month < today ? today : month;
      askMonth(
        { id: tourId, productType, party, cartId, currency, from, to: lastOf(month) },
        stop.signal,
      ).then(
        ({ days }) =>
          stop.signal.aborted ||
          setMonths((loadedMonths) => new Map(loadedMonths).set(month, { requestKey, currency, days })),
        (failure) => {
          // The calendar works without this answer: it shows the days and lacks only their prices.
          if (!stop.signal.aborted) log('warn', 'The prices of a month could not be loaded', failure);
          requestedMonths.delete(month);
          if (!stop.signal.aborted) setHasFailed(true);
        },
      );
    }
  }, [nearMonths, requestKey, tourId, productType, party, currency, today, isKnown, cartId]);

  useEffect(
    () => () => {
      asking.current?.stop.abort();
      asking.current = null;
    },
    [],
  );

  return { months, requestKey, lookAt: setNearMonths };
}

type MonthInput = {
  id: string;
  productType: ProductType;
  party: number;
  cartId: string | undefined;
  currency: SelectableCurrency;
  from: string;
  to: string;
};

async function askMonth(input: MonthInput, signal: AbortSignal) {
  const { api } = await import('../../../api/browser-client.ts');
  return api.availability.show(input, { signal });
}

function lastOf(month: LocalDate): LocalDate {
  return addDays(addMonths(month, 1), -1);
}

/** Calls `onBack` when a lost connection returns, as long as `isWaiting` is set. */
function useWhenBackOnline(isWaiting: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => back();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
}

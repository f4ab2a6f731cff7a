import type { Departure } from '@ashore/core/contract/availability.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useHasRoomForTwo } from '../../../ui/calendar/calendar.tsx';
import { datesOf, firstWeekdayOf, monthOf, pairOfPages } from '../../../ui/calendar/calendar-dates.ts';
import { heldCart } from '../hold/held-cart.ts';
import { useOwnCart } from '../hold/use-held-cart.ts';
import { readTransfer } from '../transfer/transfer.ts';
import { focusTransferForm } from '../transfer/transfer-form.tsx';
import {
  alternativeOptions,
  type ChosenDay,
  canRun,
  departuresOf,
  hasAvailableSpots,
  isOnlyFree,
  type Option,
  type ResolvedChoice,
  resolveChoice,
  type StartTime,
  withFirstStart,
  withoutUnfitStart,
  withUsualChoice,
} from './choice.ts';
import { useChoice, useFitsShip, useIsFromSailing } from './choice-address.ts';
import { jumpToSection } from './panel-section.tsx';
import { useDay, useDayOfSearch, useDays, useUsualDay } from './use-availability.ts';
import { useHold } from './use-hold.ts';

export type BookableTour = TourDetails & { readonly components: readonly [Option, ...Option[]] };

/** A product without options cannot be booked. */
export function isBookable(tour: TourDetails): tour is BookableTour {
  return tour.components.length > 0;
}

/** Presses of a stepper that follow each other this quickly send one request. */
const STEPPER_MILLISECONDS = 300;

/** State and actions of the booking panel, for all its parts. */
export function useBookingPanel(tour: BookableTour, today: LocalDate) {
  const { currency, locale } = usePage();
  const { components: options } = tour;
  const {
    choice: chosen,
    isRead,
    isSuggested,
    suggestedDays,
    isSearchRead,
    ticketsIn,
    change,
  } = useChoice(options, tour.minAge);
  const cart = useOwnCart();
  const isFromSailing = useIsFromSailing();
  const isRunning = canRun(tour);
  const ownChoice = { ...chosen, date: chosen.date && isDay(chosen.date) ? chosen.date : undefined };
  const startWith = (date: LocalDate | undefined) =>
    isSearchRead ? withUsualChoice(ownChoice, options, date) : ownChoice;
  const { count: people } = resolveChoice(startWith(undefined), options, undefined);
  const party = useDebounced(Math.max(1, people), STEPPER_MILLISECONDS, isRead && isSearchRead);
  const calendar = useDays({ tour, today, party, currency, cart, isRunning, chosenDay: chosen.date, isRead });
  const usualDay = useUsualDay({
    // Passengers of a ship come on the day on which it is in port.
    isWanted:
      isSearchRead &&
      !isFromSailing &&
      suggestedDays === undefined &&
      calendar.missed === undefined &&
      people > 0,
    today,
    cancellation: tour.cancellation,
    calendar,
    isRunning,
  });
  const isUsualDay = ownChoice.date === undefined && usualDay !== undefined;
  const choice = startWith(usualDay);
  const { day, ...dayState } = useDay({
    tour,
    date: cart.isKnown ? choice.date : undefined,
    party,
    currency,
    cartId: cart.cartId,
  });
  const resolved = resolveChoice(choice, options, day);
  const { componentKey } = resolved.option;
  const fitsShip = useFitsShip({ tourId: tour.tourId, date: choice.date ?? '', componentKey });
  const chosenAndUsual = withoutUnfitStart(resolved, choice, fitsShip);
  const resolvedChoice = isUsualDay ? withFirstStart(chosenAndUsual) : chosenAndUsual;
  const isDouble = useHasRoomForTwo();
  const page = { month: calendar.month, today, firstWeekday: firstWeekdayOf(localeTable[locale].intl) };
  const shownDates = (isDouble ? pairOfPages(page) : [page]).flatMap(datesOf);
  const dayOfSearch = useDayOfSearch({
    days: calendar.isOpened ? suggestedDays : undefined,
    today,
    isSettled: party === Math.max(1, people),
    calendar,
    isRunning,
    choose: chooseDate,
  });
  useArrival(calendar.isOpened && cart.isKnown);
  const step = nextStep({
    isOnSale: calendar.firstOpen !== undefined,
    isDateChosen: choice.date !== undefined,
    options,
    day,
    resolvedChoice,
    onRequest: tour.requireBookingApproval,
  });
  const { option, departure } = resolvedChoice;
  const holdKey = JSON.stringify([
    choice.date,
    option.componentKey,
    departure?.time,
    resolvedChoice.ticketCounts,
    currency,
  ]);
  const { hold, ...holding } = useHold(holdKey, locale, dayState.askAgain);
  const [holdToReplace, setHoldToReplace] = useState<Quote>();
  const earlyPress = useEarlyPress(
    { action: step.action, chosen: JSON.stringify([choice, currency]), hasFailed: dayState.hasFailed },
    () => holdChosen(),
  );

  // A link may be older than the timetable, so its date may have passed or be closed.
  function isDay(date: LocalDate) {
    return date >= today && isRunning(date);
  }

  /** Holds the choice. A hold on another trip is replaced only after the traveller has agreed to it. */
  function holdChosen({ isAnswered }: { isAnswered: boolean } = { isAnswered: false }) {
    if (choice.date === undefined || departure === undefined) return;
    const transferRequest = readTransfer(tour.tourId);
    if (transferRequest === 'unfinished') return focusTransferForm();
    const other = otherHold(tour);
    if (other !== undefined && !isAnswered) return setHoldToReplace(other);
    setHoldToReplace(undefined);
    void hold({
      product: tour.tourId,
      productType: tour.productType,
      componentKey: option.componentKey,
      date: choice.date,
      time: departure.time,
      tickets: BANDS.flatMap((band) => {
        const count = resolvedChoice.ticketCounts[band] ?? 0;
        return count > 0 ? [{ ticketType: band, count }] : [];
      }),
      ride: transferRequest,
      currency,
    });
  }

  function chooseDate(date: LocalDate) {
    calendar.miss(undefined);
    if (!shownDates.includes(date)) calendar.showMonth(monthOf(date));
    change({ date });
  }

  function holdOnceLoaded() {
    // Without another request the press would have no effect.
    if (dayState.hasFailed) dayState.askAgain();
    earlyPress.pressEarly();
  }

  return {
    tour,
    today,
    choice,
    /** Whether the panel itself chose an early day, because the traveller has chosen none. */
    isUsualDay,
    /** Whether the travellers were filled in from the search line, and not changed yet. */
    isSuggested,
    dayOfSearch,
    /** The days of the search while the first available one is not known yet. */
    pendingDays:
      dayOfSearch === undefined && suggestedDays && suggestedDays.to >= today ? suggestedDays : undefined,
    isSearchRead,
    resolvedChoice,
    day,
    ...dayState,
    calendar,
    isDouble,
    /** Dates in view. */
    shownDates,
    step,
    holdsAlready: cart.cartId !== undefined,
    ...holding,
    isHolding: holding.isHolding || earlyPress.isPressedEarly,
    chooseDate,
    chooseOption: (option: Option) =>
      change({
        option: option.componentKey,
        time: undefined,
        ticketCounts: ticketsIn(option),
      }),
    chooseDeparture: (option: Option, time: StartTime) =>
      change({ option: option.componentKey, time, ticketCounts: ticketsIn(option) }),
    chooseCount: (band: (typeof BANDS)[number], count: number) =>
      change({ ticketCounts: { ...choice.ticketCounts, [band]: count } }),
    hold: step.action === 'wait_for_day' ? holdOnceLoaded : () => holdChosen(),
    /** This browser's hold on another trip, while the traveller is asked whether to replace it. */
    holdToReplace,
    replaceHold: () => holdChosen({ isAnswered: true }),
    keepHold: () => setHoldToReplace(undefined),
  };
}

/** This browser's hold on another trip, which a new hold would release. */
function otherHold({ tourId }: BookableTour): Quote | undefined {
  const { cart, heardAt } = useCommerceStore.getState();
  const current = heldCart({ cart, heardAt }, Date.now());
  if (current.state !== 'held' || current.hold.quote.tourId === tourId) return undefined;
  return current.hold.quote;
}

type BookingPanel = ReturnType<typeof useBookingPanel>;

/** Next action of the main button. It sets the button's label. */
type PanelStep =
  | {
      readonly action: 'choose_date' | 'choose_option' | 'choose_start' | 'choose_tickets' | 'sold_out';
      readonly count?: undefined;
    }
  /** `wait_for_day`: the day is still loading, and the label already names the action that follows. */
  | { readonly action: 'hold' | 'request' | 'wait_for_day'; readonly count: number };

export type NextStepInput = {
  /** Whether any day of the coming year can be booked. */
  readonly isOnSale: boolean;
  readonly isDateChosen: boolean;
  readonly options: readonly Option[];
  readonly day: ChosenDay | undefined;
  readonly resolvedChoice: ResolvedChoice;
  readonly onRequest: boolean;
};

/** The first open question of the panel; the hold, once all are answered. */
export function nextStep({
  isOnSale,
  isDateChosen,
  options,
  day,
  resolvedChoice,
  onRequest,
}: NextStepInput): PanelStep {
  const { departure, count } = resolvedChoice;
  if (!isOnSale) return { action: 'sold_out' };
  if (!isDateChosen) return { action: 'choose_date' };
  if (!day)
    return count === 0 || isOnlyFree(resolvedChoice)
      ? { action: 'choose_tickets' }
      : { action: 'wait_for_day', count };
  if (!options.some((option) => departuresOf(option, day).some(hasAvailableSpots)))
    return { action: 'choose_date' };
  if (alternativeOptions(options, resolvedChoice, day).length > 0) return { action: 'choose_option' };
  if (!departure || !hasAvailableSpots(departure)) return { action: 'choose_start' };
  if (count === 0 || count > departure.spots || isOnlyFree(resolvedChoice))
    return { action: 'choose_tickets' };
  return { action: onRequest ? 'request' : 'hold', count };
}

/**
 * Scrolls and focuses a visitor who follows a link to the calendar. It runs once the choice is shown, because
 * content loaded before moves what is below it.
 */
function useArrival(isReady: boolean): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page scrolls once.
  useEffect(() => {
    if (isReady && hash === '#when') jumpToSection('date');
  }, [isReady]);
}

/**
 * Returns a value once it has been stable for a while. Stepper presses then do not each send a request. The
 * first value that counts is used at once.
 */
function useDebounced<Value>(value: Value, milliseconds: number, counts: boolean): Value {
  const [stable, setStable] = useState({ value, counts });
  const isFirst = counts && !stable.counts;
  if (isFirst) setStable({ value, counts });
  useEffect(() => {
    const timeout = setTimeout(() => setStable({ value, counts }), milliseconds);
    return () => clearTimeout(timeout);
  }, [value, counts, milliseconds]);
  return isFirst ? value : stable.value;
}

export type EarlyPressInput = {
  readonly action: PanelStep['action'];
  /** The choice at the time of the press. The press does not apply to any other choice. */
  readonly chosen: string;
  /** Whether the departures could not be loaded. The press then no longer applies. */
  readonly hasFailed: boolean;
};

/**
 * Remembers a press while the departures of the day are loading. It takes effect once they are loaded and
 * spots are available.
 */
function useEarlyPress({ action, chosen, hasFailed }: EarlyPressInput, hold: () => void) {
  const [pressed, setPressed] = useState<string>();
  const isDone = pressed !== undefined && (action !== 'wait_for_day' || pressed !== chosen || hasFailed);

  useEffect(() => {
    if (!isDone) return;
    setPressed(undefined);
    if (pressed === chosen && (action === 'hold' || action === 'request')) hold();
  });

  return { isPressedEarly: pressed !== undefined, pressEarly: () => setPressed(chosen) };
}

const CurrentBookingPanel = createContext<BookingPanel | undefined>(undefined);

export const BookingPanelProvider = CurrentBookingPanel.Provider;

/** The booking panel around this component. */
export function useCurrentBookingPanel(): BookingPanel {
  const panel = use(CurrentBookingPanel);
  if (!panel) throw new Error('useCurrentBookingPanel is used outside a booking panel');
  return panel;
}

/** The chosen option. A product that cannot be booked has none. */
export function useChosenOption(): Option | undefined {
  return use(CurrentBookingPanel)?.resolvedChoice.option;
}

/** Renders content that is more specific once a departure is chosen. A product that cannot be booked has none. */
export function AtChosenDeparture({
  children,
}: {
  children: (startsAt: Date | undefined, departure: Departure | undefined) => ReactNode;
}) {
  const departure = use(CurrentBookingPanel)?.resolvedChoice.departure;
  return children(departure && new Date(departure.startsAt), departure);
}

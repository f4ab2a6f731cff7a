import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import { monthOf } from '../../../ui/calendar/calendar-dates.ts';
import { addToCart } from '../hold/add-to-cart.ts';
import { useOwnCart } from '../hold/use-held-cart.ts';
import { readTransfer } from '../transfer/transfer.ts';
import { focusTransferForm } from '../transfer/transfer-form.tsx';
import {
  alternativeOptions,
  canRun,
  carryParty,
  type DayOfChoice,
  departuresOf,
  hasRoom,
  isOnlyFree,
  type Option,
  type Settled,
  type StartTime,
  settleChoice,
} from './choice.ts';
import { useChoice } from './choice-address.ts';
import { arriveAt } from './panel-section.tsx';
import { useDay, useDays } from './use-availability.ts';
import { useHold } from './use-hold.ts';

export type BookableTour = TourDetails & { readonly components: readonly [Option, ...Option[]] };

/** A product without options cannot be booked. */
export function isBookable(tour: TourDetails): tour is BookableTour {
  return tour.components.length > 0;
}

/** State and actions of the booking panel, for all its parts. */
export function useBookingPanel(tour: BookableTour, today: LocalDate) {
  const { currency, locale } = usePage();
  const { components: options } = tour;
  const { choice: chosen, isRead, change } = useChoice(options);
  const cart = useOwnCart();
  const isRunning = canRun(tour);
  const choice = { ...chosen, date: chosen.date && isDay(chosen.date) ? chosen.date : undefined };
  const { count: people } = settleChoice(choice, options, undefined);
  const party = useDebounced(Math.max(1, people), 300, isRead);
  const { day, ...dayState } = useDay({
    tour,
    date: cart.isKnown ? choice.date : undefined,
    party,
    currency,
    cartId: cart.cartId,
  });
  const settled = settleChoice(choice, options, day);
  const calendar = useDays({ tour, today, party, currency, cart, isRunning, chosenDay: chosen.date, isRead });
  useArrival(calendar.isOpened && cart.isKnown);
  const step = nextStep({
    isOnSale: calendar.firstOpen !== undefined,
    isDateChosen: choice.date !== undefined,
    options,
    day,
    settled,
    onRequest: tour.requireBookingApproval,
  });
  const { option, departure } = settled;
  const wanted = JSON.stringify([choice.date, option.componentKey, departure?.time, settled.party, currency]);
  const { hold, ...holding } = useHold(wanted, (quote) => addToCart(quote, locale), dayState.askAgain);
  const early = useEarlyPress(
    { act: step.act, chosen: JSON.stringify([choice, currency]), hasFailed: dayState.hasFailed },
    holdChosen,
  );

  // A link may be older than the timetable, so its date may have passed or be closed.
  function isDay(date: LocalDate) {
    return date >= today && isRunning(date);
  }

  function holdChosen() {
    if (choice.date === undefined || departure === undefined) return;
    const transferRequest = readTransfer(tour.tourId);
    if (transferRequest === 'unfinished') return focusTransferForm();
    void hold({
      product: tour.tourId,
      productType: tour.productType,
      componentKey: option.componentKey,
      date: choice.date,
      time: departure.time,
      tickets: BANDS.flatMap((band) => {
        const count = settled.party[band] ?? 0;
        return count > 0 ? [{ ticketType: band, count }] : [];
      }),
      ride: transferRequest,
      currency,
    });
  }

  return {
    tour,
    today,
    choice,
    settled,
    day,
    ...dayState,
    calendar,
    step,
    holdsAlready: cart.cartId !== undefined,
    ...holding,
    isHolding: holding.isHolding || early.isPressedEarly,
    chooseDate: (date: LocalDate) => {
      calendar.miss(undefined);
      calendar.showMonth(monthOf(date));
      change({ date });
    },
    chooseOption: (chosen: Option) =>
      change({ option: chosen.componentKey, time: undefined, party: carryParty(choice.party, chosen) }),
    chooseStart: (chosen: Option, time: StartTime) =>
      change({ option: chosen.componentKey, time, party: carryParty(choice.party, chosen) }),
    chooseCount: (band: (typeof BANDS)[number], count: number) =>
      change({ party: { ...choice.party, [band]: count } }),
    hold: step.act === 'wait' ? early.pressEarly : holdChosen,
  };
}

type BookingPanel = ReturnType<typeof useBookingPanel>;

/** Next action of the main button. It sets the button's label. */
type Step =
  | { readonly act: 'date' | 'way' | 'start' | 'tickets' | 'nothing'; readonly count?: undefined }
  /** `wait`: the day is still loading, and the label already names the action that follows. */
  | { readonly act: 'hold' | 'ask' | 'wait'; readonly count: number };

export type PanelStep = {
  /** Whether any day of the coming year can be booked. */
  readonly isOnSale: boolean;
  readonly isDateChosen: boolean;
  readonly options: readonly Option[];
  readonly day: DayOfChoice | undefined;
  readonly settled: Settled;
  readonly onRequest: boolean;
};

export function nextStep({ isOnSale, isDateChosen, options, day, settled, onRequest }: PanelStep): Step {
  const { departure, count } = settled;
  if (!isOnSale) return { act: 'nothing' };
  if (!isDateChosen) return { act: 'date' };
  if (!day) return count === 0 || isOnlyFree(settled) ? { act: 'tickets' } : { act: 'wait', count };
  if (!options.some((option) => departuresOf(option, day).some(hasRoom))) return { act: 'date' };
  if (alternativeOptions(options, settled, day).length > 0) return { act: 'way' };
  if (!departure || !hasRoom(departure)) return { act: 'start' };
  if (count === 0 || count > departure.spots || isOnlyFree(settled)) return { act: 'tickets' };
  return { act: onRequest ? 'ask' : 'hold', count };
}

/**
 * Scrolls and focuses a visitor who follows a link to the calendar. It runs once the choice is shown, because
 * content loaded before moves what is below it.
 */
function useArrival(isReady: boolean): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once.
  useEffect(() => {
    if (isReady && hash === '#when') arriveAt('when');
  }, [isReady]);
}

/**
 * Returns a value once it has been stable for a while. Stepper presses then do not each send a request. The
 * first value that counts is used at once.
 */
function useDebounced<Value>(value: Value, milliseconds: number, counts: boolean): Value {
  const [calm, setCalm] = useState({ value, counts });
  const isFirst = counts && !calm.counts;
  if (isFirst) setCalm({ value, counts });
  useEffect(() => {
    const timeout = setTimeout(() => setCalm({ value, counts }), milliseconds);
    return () => clearTimeout(timeout);
  }, [value, counts, milliseconds]);
  return isFirst ? value : calm.value;
}

export type EarlyPress = {
  readonly act: Step['act'];
  /** The choice at the time of the press. The press does not apply to any other choice. */
  readonly chosen: string;
  /** Whether the departures could not be loaded. The press then no longer applies. */
  readonly hasFailed: boolean;
};

/**
 * Remembers a press while the departures of the day are loading. It takes effect once they are loaded and
 * have room.
 */
function useEarlyPress({ act, chosen, hasFailed }: EarlyPress, hold: () => void) {
  const [pressed, setPressed] = useState<string>();
  const isOver = pressed !== undefined && (act !== 'wait' || pressed !== chosen || hasFailed);

  useEffect(() => {
    if (!isOver) return;
    setPressed(undefined);
    if (pressed === chosen && (act === 'hold' || act === 'ask')) hold();
  });

  return { isPressedEarly: pressed !== undefined, pressEarly: () => setPressed(chosen) };
}

const CurrentBookingPanel = createContext<BookingPanel | undefined>(undefined);

export const BookingPanelProvider = CurrentBookingPanel.Provider;

/** The booking panel around this component. */
export function useCurrentBookingPanel(): BookingPanel {
  const panel = use(CurrentBookingPanel);
  if (!panel) throw new Error('There is no booking panel around this');
  return panel;
}

/** Start of the chosen departure. Also undefined without a booking panel, if the product cannot be booked. */
function useChosenStart(): Date | undefined {
  const startsAt = use(CurrentBookingPanel)?.settled.departure?.startsAt;
  return startsAt === undefined ? undefined : new Date(startsAt);
}

/** Renders content that is more specific once a departure is chosen. */
export function AtChosenStart({ children }: { children: (startsAt: Date | undefined) => ReactNode }) {
  return children(useChosenStart());
}

import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { usePage } from '../../../page/use-page.ts';
import { monthOf } from '../../../ui/calendar-month.ts';
import { addToCart } from '../add-to-cart.ts';
import { leadToRide } from '../ride/lead-to-ride.ts';
import { takeRide } from '../ride-choice.ts';
import { canRun } from './can-run.ts';
import { carryParty } from './carry-party.ts';
import type { Option, StartTime } from './choice.ts';
import { nextStep } from './next-step.ts';
import { settleChoice } from './settle-choice.ts';
import { useArrival } from './use-arrival.ts';
import { useCalm } from './use-calm.ts';
import { useChoice } from './use-choice.ts';
import { useDay } from './use-day.ts';
import { useDays } from './use-days.ts';
import { useEarlyPress } from './use-early-press.ts';
import { useHold } from './use-hold.ts';
import { useOwnCart } from './use-own-cart.ts';

export type DeskTour = TourDetails & { readonly components: readonly [Option, ...Option[]] };

/** Without a way to book it there is nothing to book. */
export function isBookable(tour: TourDetails): tour is DeskTour {
  return tour.components.length > 0;
}

/** All that the parts of the booking desk show, and what they can do. */
export function useDesk(tour: DeskTour, today: LocalDate) {
  const { currency, locale } = usePage();
  const { components: options } = tour;
  const { choice: said, isRead, change } = useChoice(options);
  const cart = useOwnCart();
  const isRunning = canRun(tour);
  const choice = { ...said, date: said.date && isDay(said.date) ? said.date : undefined };
  const { count: people } = settleChoice(choice, options, undefined);
  const party = useCalm(Math.max(1, people), 300, isRead);
  const { day, ...dayState } = useDay({
    tour,
    date: cart.isKnown ? choice.date : undefined,
    party,
    currency,
    cartId: cart.cartId,
  });
  const settled = settleChoice(choice, options, day);
  const calendar = useDays({ tour, today, party, currency, cart, isRunning, said: said.date, isRead });
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

  // A link may be older than the timetable.
  function isDay(date: LocalDate) {
    return date >= today && isRunning(date);
  }

  function holdChosen() {
    if (choice.date === undefined || departure === undefined) return;
    const ride = takeRide(tour.tourId);
    if (ride === 'unfinished') return leadToRide();
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
      ride,
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

export type Desk = ReturnType<typeof useDesk>;

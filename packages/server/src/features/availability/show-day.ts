import { bookableUntil, departureSpan } from '@ashore/core/availability/departure-span.ts';
import type { DayAvailability, DayComponent, Departure } from '@ashore/core/contract/availability.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { type OfferedOption, readOffer } from '../catalogue/offers/read-offer.ts';
import { readExchange } from '../catalogue/prices/exchange-rates.ts';
import { pricesOfDay, type TicketPrices } from './day-prices.ts';
import { type DepartureOnDay, departuresOn } from './departures-on.ts';
import { nextAvailableDay, SEARCH_DAYS_AHEAD } from './next-available-day.ts';
import { readInventory } from './read-inventory.ts';
import { checkRequestedDays } from './requested-days.ts';

export type ShowDayInput = {
  /** UUID or public code. */
  readonly id: string;
  readonly date: LocalDate;
  /** Cart whose own hold counts as available. */
  readonly cartId?: string | undefined;
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

/** Shows one day of a product: each departure of each option, what is left, and the ticket prices. */
export async function showDay(
  database: Database,
  { id, date, cartId, party, currency, now }: ShowDayInput,
): Promise<DayAvailability | undefined> {
  const [offer, exchange] = await Promise.all([readOffer(database, id), readExchange(database)]);
  if (!offer) return undefined;
  const { timeZone, options } = offer;
  const today = localDateAt(now, timeZone);
  checkRequestedDays({ date }, today);
  const inventory = await readInventory(database, [offer], { from: date, to: date, cartId });
  const components = options.map((option) => ({
    componentKey: option.id,
    departures: departuresOn({ option, timeZone, date, party, now, inventory }).map(presentDeparture),
    tickets: presentTickets(option, pricesOfDay({ offer, option, date, today, currency, exchange })),
  }));
  const next = isFree(components)
    ? undefined
    : await nextAvailableDay(database, {
        offer,
        party,
        now,
        cartId,
        from: date < today ? today : addDays(date, 1),
        to: addDays(date, SEARCH_DAYS_AHEAD),
      });
  return {
    date,
    nextAvailableDate: next ?? null,
    requireBookingApproval: offer.onRequest,
    currency,
    components,
  };
}

function isFree(components: readonly DayComponent[]): boolean {
  return components.some(({ departures }) => departures.some(({ state }) => state === 'free'));
}

function presentDeparture({ start, timing, ...state }: DepartureOnDay): Departure {
  const span = departureSpan(timing);
  return {
    time: start.time,
    opens: start.open?.opens ?? null,
    closes: start.open?.closes ?? null,
    state: state.state,
    spots: 'spots' in state ? state.spots : 0,
    mayComeBackAt: 'mayComeBackAt' in state ? state.mayComeBackAt.toISOString() : null,
    bookableUntil: bookableUntil(timing).toISOString(),
    startsAt: span.from.toISOString(),
    endsAt: start.time === null || timing.durationMinutes === null ? null : span.to.toISOString(),
  };
}

function presentTickets(
  { tickets }: OfferedOption,
  onDay: (amount: number) => TicketPrices,
): DayComponent['tickets'] {
  return BANDS.flatMap((wanted) => tickets.filter(({ band }) => band === wanted)).map(
    ({ band, priceMinor, minCount = 0, groupSize = null, extraPersonMinor }) => {
      const extra = extraPersonMinor === undefined ? undefined : onDay(extraPersonMinor);
      return {
        ticketType: band,
        minimum: minCount,
        ...onDay(priceMinor),
        groupSize,
        extraPersonPrice: extra?.price ?? null,
        originalExtraPersonPrice: extra?.originalPrice ?? null,
      };
    },
  );
}

import { dayState } from '@ashore/core/availability/day-state.ts';
import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect.ts';
import { type Offer, readOffer } from '../catalogue/offers/read-offer.ts';
import { type Exchange, readExchange } from '../catalogue/prices/exchange-rates.ts';
import { leadingTicket, pricesOfDay } from './day-prices.ts';
import { departuresOn } from './departures-on.ts';
import { nextAvailableDay, SEARCH_DAYS_AHEAD } from './next-available-day.ts';
import { type InventoryOnDay, readInventory, type TakenInventory } from './read-inventory.ts';
import { checkRequestedDays } from './requested-days.ts';

export type ListDaysInput = InventoryOnDay & {
  /** UUID or public code. */
  readonly id: string;
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

export type DayList = {
  readonly today: LocalDate;
  readonly onRequest: boolean;
  readonly days: AvailableDay[];
  readonly nextAvailableDate: LocalDate | null;
};

/** Lists every day of a period: whether it can be booked or why not, and from what price. */
export async function listDays(
  database: Database,
  { id, from, to, cartId, party, currency, now }: ListDaysInput,
): Promise<DayList | undefined> {
  const [offer, exchange] = await Promise.all([readOffer(database, id), readExchange(database)]);
  if (!offer) return undefined;
  const today = localDateAt(now, offer.timeZone);
  checkRequestedDays({ from, to }, today);
  const inventory = await readInventory(database, [offer], { from, to, cartId });
  const dayInput = { offer, party, now, today, inventory, currency, exchange };
  const days: AvailableDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayOf(dayInput, date));
  const firstAvailableDate = days.find(({ state }) => state === 'free')?.date as LocalDate | undefined;
  const nextAvailableDate =
    firstAvailableDate ??
    (await nextAvailableDay(database, {
      offer,
      party,
      now,
      cartId,
      from: addDays(to, 1),
      to: addDays(from, SEARCH_DAYS_AHEAD),
    }));
  return { today, onRequest: offer.onRequest, days, nextAvailableDate: nextAvailableDate ?? null };
}

type DayInput = {
  readonly offer: Offer;
  readonly party: number;
  readonly now: Date;
  readonly today: LocalDate;
  readonly inventory: TakenInventory;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
};

function dayOf({ offer, party, now, inventory, ...dayInput }: DayInput, date: LocalDate): AvailableDay {
  const { timeZone, options } = offer;
  const states = options.map((option) => ({
    option,
    state: dayState(departuresOn({ option, timeZone, date, party, now, inventory })),
  }));
  const state = dayState(states);
  if (state !== 'free') return { date, state, price: null, pricePer: null };
  const prices = states
    .filter((one) => one.state === 'free')
    .flatMap(({ option }) => {
      const ticket = leadingTicket(option.tickets);
      if (!ticket) return [];
      const { price } = pricesOfDay({ offer, option, date, ...dayInput })(ticket.priceMinor);
      return [{ price, per: ticket.band === 'group' ? ('group' as const) : ('person' as const) }];
    });
  // A price for a whole group cannot be compared with a price per person. It counts only if no option is sold
  // per person.
  const pricePer = prices.some(({ per }) => per === 'person') ? 'person' : 'group';
  const comparablePrices = prices.filter(({ per }) => per === pricePer).map(({ price }) => price);
  return { date, state, price: Math.min(...comparablePrices), pricePer };
}

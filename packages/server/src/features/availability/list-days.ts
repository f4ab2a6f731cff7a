import { dayState } from '@ashore/core/availability/day-state.ts';
import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { type Exchange, readExchange } from '../catalogue/read-exchange.ts';
import { type Offer, readOffer } from '../catalogue/read-offer.ts';
import { checkAskedDays } from './check-asked-days.ts';
import { leadingTicket, pricesOfDay } from './day-prices.ts';
import { departuresOn } from './departures-on.ts';
import { daysOfAYear, nextAvailableDay } from './next-available-day.ts';
import { type AskedInventory, type Inventory, readInventory } from './read-inventory.ts';

export type ListDays = AskedInventory & {
  /** UUID or public code. */
  readonly id: string;
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

export type ListedDays = {
  readonly today: LocalDate;
  readonly onRequest: boolean;
  readonly days: AvailableDay[];
  readonly nextAvailableDate: LocalDate | null;
};

/** Every day of a span: whether it can be booked, or why not, and from how much. */
export async function listDays(
  database: Database,
  { id, from, to, cartId, party, currency, now }: ListDays,
): Promise<ListedDays | undefined> {
  const [offer, exchange] = await Promise.all([readOffer(database, id), readExchange(database)]);
  if (!offer) return undefined;
  const today = localDateAt(now, offer.timeZone);
  checkAskedDays({ from, to }, today);
  const inventory = await readInventory(database, [offer], { from, to, cartId });
  const asked = { offer, party, now, today, inventory, currency, exchange };
  const days: AvailableDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayOf(asked, date));
  const free = days.find(({ state }) => state === 'free')?.date as LocalDate | undefined;
  const nextAvailableDate =
    free ??
    (await nextAvailableDay(database, {
      offer,
      party,
      now,
      cartId,
      from: addDays(to, 1),
      to: addDays(from, daysOfAYear),
    }));
  return { today, onRequest: offer.onRequest, days, nextAvailableDate: nextAvailableDate ?? null };
}

type Asked = {
  readonly offer: Offer;
  readonly party: number;
  readonly now: Date;
  readonly today: LocalDate;
  readonly inventory: Inventory;
  readonly currency: SelectableCurrency;
  readonly exchange: Exchange;
};

function dayOf({ offer, party, now, inventory, ...asked }: Asked, date: LocalDate): AvailableDay {
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
      const { price } = pricesOfDay({ offer, option, date, ...asked })(ticket.priceMinor);
      return [{ price, per: ticket.band === 'group' ? ('group' as const) : ('person' as const) }];
    });
  // What a group pays together says nothing beside what one pays: it counts where nobody can come alone.
  const pricePer = prices.some(({ per }) => per === 'person') ? 'person' : 'group';
  const comparable = prices.filter(({ per }) => per === pricePer).map(({ price }) => price);
  return { date, state, price: Math.min(...comparable), pricePer };
}

import { dayState } from '@ashore/core/availability/day-state.ts';
import type { DayAvailability, DayComponent } from '@ashore/core/contract/availability.ts';
import type { PartyDay } from '@ashore/core/contract/compare.ts';
import { toDecimal } from '@ashore/core/money/money.ts';
import { livePrice } from '@ashore/core/pricing/live-price.ts';

type Day = Pick<DayAvailability, 'components' | 'currency'>;
type Ticket = DayComponent['tickets'][number];
type PricedOption = Pick<PartyDay, 'componentKey' | 'startingTimes'> & {
  readonly total: number;
  readonly originalTotal: number;
  readonly ticketType: 'adult' | 'group';
};

/**
 * What a day offers to a party of adults: the cheapest available option and its total. The rule is that of
 * the quote. The day must have been read for a party of that size.
 */
export function cheapestOptionOnDay({ components, currency }: Day, party: number): PartyDay {
  const openOptions = components.filter(({ departures }) => departures.some(isFree));
  const [cheapest] = openOptions
    .flatMap((component) => pricesOf(component, party, currency))
    .toSorted((one, other) => one.total - other.total);
  if (cheapest) return { state: 'free', least: null, ...cheapest };
  const least = leastOf(openOptions, party);
  if (least !== undefined) return { ...nothing, state: 'too_few', least };
  const state = dayState(components.flatMap(({ departures }) => departures));
  // Spots are left, but no ticket fits a party of this size.
  return { ...nothing, state: state === 'free' ? 'sold_out' : state };
}

const nothing = {
  least: null,
  total: null,
  originalTotal: null,
  ticketType: null,
  componentKey: null,
  startingTimes: [],
} satisfies Partial<PartyDay>;

function isFree({ state }: DayComponent['departures'][number]): boolean {
  return state === 'free';
}

function pricesOf(component: DayComponent, party: number, currency: Day['currency']): PricedOption[] {
  const { componentKey, departures, tickets } = component;
  const startingTimes = departures.filter(isFree).flatMap(({ time }) => time ?? []);
  return tickets.flatMap((ticket) => {
    const { ticketType } = ticket;
    if (ticketType !== 'adult' && ticketType !== 'group') return [];
    if (party < ticket.minimum || isBeyond(ticket, party)) return [];
    const { total, originalTotal } = livePrice([ticket], { [ticketType]: party }, currency);
    return {
      total: toDecimal(total),
      originalTotal: toDecimal(originalTotal),
      ticketType,
      componentKey,
      startingTimes,
    };
  });
}

/** Whether the party exceeds the group and further people have no price. */
function isBeyond({ groupSize, extraPersonPrice }: Ticket, party: number): boolean {
  return groupSize !== null && extraPersonPrice === null && party > groupSize;
}

function leastOf(open: readonly DayComponent[], party: number): number | undefined {
  const adults = open.flatMap(({ tickets }) => tickets.filter(({ ticketType }) => ticketType === 'adult'));
  const largerMinimums = adults.map(({ minimum }) => minimum).filter((minimum) => minimum > party);
  return largerMinimums.length === 0 ? undefined : Math.min(...largerMinimums);
}

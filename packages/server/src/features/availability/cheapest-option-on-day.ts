import { dayState } from '@ashore/core/availability/day-state.ts';
import type { DayAvailability, DayComponent } from '@ashore/core/contract/availability.ts';
import type { PartyDay } from '@ashore/core/contract/compare.ts';
import { toDecimal } from '@ashore/core/money/money.ts';
import { livePrice } from '@ashore/core/pricing/live-price.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { type TravellersByAge, ticketsByAge } from '@ashore/core/pricing/tickets-by-age.ts';

type Day = Pick<DayAvailability, 'components' | 'currency'>;
type Ticket = DayComponent['tickets'][number];
type PricedOption = Pick<PartyDay, 'componentKey' | 'startingTimes' | 'tickets'> & {
  readonly total: number;
  readonly originalTotal: number;
};

/** Who would come, and for whom the product and its tickets are. */
export type PartyOfDay = {
  readonly travellers: TravellersByAge;
  readonly minAge: number | null;
  readonly options: readonly {
    readonly componentKey: string;
    readonly tickets: Parameters<typeof ticketsByAge>[1];
  }[];
};

/**
 * What a day offers to a party: the cheapest available option and its total, by the ages of the travellers. The rule is
 * that of the quote. The day must have been read for a party of that size.
 */
export function cheapestOptionOnDay({ components, currency }: Day, party: PartyOfDay): PartyDay {
  const { travellers, minAge } = party;
  if (travellers.children.some((age) => age !== null && age < (minAge ?? 0)))
    return { ...nothing, state: 'too_young' };
  const openOptions = components.filter(({ departures }) => departures.some(isFree));
  const [cheapest] = openOptions
    .flatMap((component) => pricesOf(component, party, currency))
    .toSorted((one, other) => one.total - other.total);
  if (cheapest) return { state: 'free', smallestParty: null, ...cheapest };
  const smallestParty = smallestBookableParty(openOptions, travellers);
  if (smallestParty !== undefined) return { ...nothing, state: 'too_few', smallestParty };
  const state = dayState(components.flatMap(({ departures }) => departures));
  // Spots are left, but no ticket fits a party of this size.
  return { ...nothing, state: state === 'free' ? 'sold_out' : state };
}

const nothing = {
  smallestParty: null,
  total: null,
  originalTotal: null,
  tickets: [],
  componentKey: null,
  startingTimes: [],
} satisfies Partial<PartyDay>;

function isFree({ state }: DayComponent['departures'][number]): boolean {
  return state === 'free';
}

/** The price with a ticket for each, and the price of the group, if the option has both. */
function pricesOf(
  component: DayComponent,
  { travellers, options }: PartyOfDay,
  currency: Day['currency'],
): PricedOption[] {
  const { componentKey, departures, tickets } = component;
  const startingTimes = departures.filter(isFree).flatMap(({ time }) => time ?? []);
  const ticketsWithAges = options.find((option) => option.componentKey === componentKey)?.tickets ?? [];
  const isGroup = ({ ticketType }: { ticketType: Band }) => ticketType === 'group';
  return [ticketsWithAges.filter((ticket) => !isGroup(ticket)), ticketsWithAges.filter(isGroup)].flatMap(
    (bookableTickets) => {
      const counts = ticketsByAge(travellers, bookableTickets);
      if (!counts || !tickets.every((ticket) => fits(ticket, counts[ticket.ticketType] ?? 0))) return [];
      const { lines, total, originalTotal } = livePrice(tickets, counts, currency);
      return {
        total: toDecimal(total),
        originalTotal: toDecimal(originalTotal),
        tickets: lines.map(({ band, count }) => ({ ticketType: band, count })),
        componentKey,
        startingTimes,
      };
    },
  );
}

function fits(ticket: Ticket, count: number): boolean {
  return count === 0 || (count >= ticket.minimum && !isBeyond(ticket, count));
}

/** Whether the party exceeds the group and further people have no price. */
function isBeyond({ groupSize, extraPersonPrice }: Ticket, party: number): boolean {
  return groupSize !== null && extraPersonPrice === null && party > groupSize;
}

/** The smallest party with more adults that can book. */
function smallestBookableParty(
  open: readonly DayComponent[],
  { adults, children }: TravellersByAge,
): number | undefined {
  const tickets = open.flatMap((component) =>
    component.tickets.filter(({ ticketType }) => ticketType === 'adult'),
  );
  const largerMinimums = tickets.map(({ minimum }) => minimum).filter((minimum) => minimum > adults);
  return largerMinimums.length === 0 ? undefined : Math.min(...largerMinimums) + children.length;
}

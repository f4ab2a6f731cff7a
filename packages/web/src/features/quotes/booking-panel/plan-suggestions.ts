import { daysIn, statedChildAges, statedTravellers } from '@ashore/core/contract/values/trip-days.ts';
import type { TicketCounts } from '@ashore/core/pricing/live-price.ts';
import { ticketsByAge } from '@ashore/core/pricing/tickets-by-age.ts';
import type { DayRange } from '@ashore/core/time/format-date.ts';
import type { Travellers } from '../../../store/trip-plan-store.ts';
import { sizeOf, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { maximumOf, type Option } from './choice.ts';

/** The days of the address with which the page was opened, else those remembered from the search line. */
export function suggestedDays(addressQuery: string): DayRange | undefined {
  return daysIn(new URLSearchParams(addressQuery)) ?? useTripPlanStore.getState().days ?? undefined;
}

type SuggestedTicketsInput = {
  /** Query of the address with which the page was opened. */
  readonly addressQuery: string;
  readonly option: Pick<Option, 'tickets' | 'capacity'>;
  /** The youngest age that the product accepts. */
  readonly minAge: number | null;
};

/**
 * Tickets for the travellers of the address, else for those remembered from the search line, by the age bands of the
 * product. Empty if there are no such travellers, or if they do not all fit: the traveller then counts them.
 */
export function suggestedTickets({ addressQuery, option, minAge }: SuggestedTicketsInput): TicketCounts {
  const travellers = travellersOf(addressQuery, useTripPlanStore.getState().travellers);
  if (!travellers || travellers.children.some((age) => age !== null && age < (minAge ?? 0))) return {};
  return ticketsFor(travellers, option);
}

/**
 * An address states how many travellers come and the youngest age, or the ages of all children. The browser may remember
 * ages that the address does not state.
 */
function travellersOf(addressQuery: string, rememberedTravellers: Travellers | null): Travellers | null {
  const statedByAddress = statedTravellers(addressQuery);
  if (statedByAddress === undefined) return rememberedTravellers;
  if (statedChildAges(new URLSearchParams(addressQuery)).length > 0) return statedByAddress;
  return rememberedTravellers && sizeOf(rememberedTravellers) === sizeOf(statedByAddress)
    ? rememberedTravellers
    : statedByAddress;
}

function ticketsFor(
  travellers: Travellers,
  { tickets, capacity }: SuggestedTicketsInput['option'],
): TicketCounts {
  const ticketCounts = ticketsByAge(travellers, tickets);
  if (!ticketCounts) return {};
  const total = sizeOf(travellers);
  const isWithinLimits = tickets.every((ticket) => {
    const count = ticketCounts[ticket.ticketType] ?? 0;
    const maximum = maximumOf(ticket, { spots: capacity, otherTickets: total - count });
    return count === 0 || (count >= ticket.minimum && count <= maximum);
  });
  return isWithinLimits ? ticketCounts : {};
}

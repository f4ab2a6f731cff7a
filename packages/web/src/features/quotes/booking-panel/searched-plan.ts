import { daysIn, statedTravellers } from '@ashore/core/contract/values/trip-days.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import { ticketsByAge } from '@ashore/core/pricing/tickets-by-age.ts';
import type { DayRange } from '@ashore/core/time/format-date.ts';
import type { Travellers } from '../../../store/trip-plan-store.ts';
import { sizeOf, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { maximumOf, type Option } from './choice.ts';

/** The days of the address with which the page was opened, else of the search line. */
export function searchedDays(search: string): DayRange | undefined {
  return daysIn(new URLSearchParams(search)) ?? useTripPlanStore.getState().days ?? undefined;
}

type SuggestedPartyInput = {
  /** Query of the address with which the page was opened. */
  readonly search: string;
  readonly option: Pick<Option, 'tickets' | 'capacity'>;
  /** The youngest age that the product accepts. */
  readonly minAge: number | null;
};

/**
 * Tickets for the travellers of the list or the search line, by the age bands of the product. Empty if there are no
 * such travellers, or if they do not all fit: the traveller then counts them.
 */
export function suggestedParty({ search, option, minAge }: SuggestedPartyInput): Party {
  const travellers = travellersOf(search, useTripPlanStore.getState().travellers);
  if (!travellers || travellers.children.some((age) => age !== null && age < (minAge ?? 0))) return {};
  return ticketsFor(travellers, option);
}

/** An address states how many travellers come and the youngest age. The browser may know them better. */
function travellersOf(search: string, remembered: Travellers | null): Travellers | null {
  const stated = statedTravellers(search);
  if (stated === undefined) return remembered;
  return remembered && sizeOf(remembered) === sizeOf(stated) ? remembered : stated;
}

function ticketsFor(travellers: Travellers, { tickets, capacity }: SuggestedPartyInput['option']): Party {
  const party = ticketsByAge(travellers, tickets);
  if (!party) return {};
  const total = sizeOf(travellers);
  const isWithinLimits = tickets.every((ticket) => {
    const count = party[ticket.ticketType] ?? 0;
    const most = maximumOf(ticket, { spots: capacity, others: total - count });
    return count === 0 || (count >= ticket.minimum && count <= most);
  });
  return isWithinLimits ? party : {};
}

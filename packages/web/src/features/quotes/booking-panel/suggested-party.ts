import { ADULT_AGE, statedTravellers } from '@ashore/core/contract/values/trip-days.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import type { Travellers } from '../../../store/trip-plan-store.ts';
import { sizeOf, useTripPlanStore } from '../../../store/trip-plan-store.ts';
import { maximumOf, type Option } from './choice.ts';

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

function ticketsFor(
  { adults, children }: Travellers,
  { tickets, capacity }: SuggestedPartyInput['option'],
): Party {
  const party: Record<string, number> = {};
  for (const age of [...Array<undefined>(adults).fill(undefined), ...children]) {
    const ticket = ticketFor(age, tickets);
    if (!ticket) return {};
    party[ticket.ticketType] = (party[ticket.ticketType] ?? 0) + 1;
  }
  const total = adults + children.length;
  const isWithinLimits = tickets.every((ticket) => {
    const count = party[ticket.ticketType] ?? 0;
    const most = maximumOf(ticket, { spots: capacity, others: total - count });
    return count === 0 || (count >= ticket.minimum && count <= most);
  });
  return isWithinLimits ? party : {};
}

type Ticket = Option['tickets'][number];

/** Tickets that depend on age alone, the youngest first. A group ticket is for people of every age. */
const byAge = ['infant', 'child', 'youth', 'adult', 'group'];

/** The ticket for a child of this age, which is null if not known, or for an adult. */
function ticketFor(age: number | null | undefined, tickets: readonly Ticket[]): Ticket | undefined {
  const find = (bands: readonly string[], years: number) =>
    bands
      .flatMap((band) => tickets.find(({ ticketType }) => ticketType === band) ?? [])
      .find(({ minAge, maxAge }) => (minAge ?? 0) <= years && years <= (maxAge ?? Number.POSITIVE_INFINITY));
  if (age === undefined) return find(['adult', 'group'], someAdultAge);
  if (age !== null) return find(byAge, age);
  const named = tickets.find(({ ticketType }) => ticketType === 'child' || ticketType === 'youth');
  return named ?? find(['adult', 'group'], ADULT_AGE - 1);
}

/** Below the age of every reduction for seniors. */
const someAdultAge = 40;

import { ADULT_AGE } from '../contract/values/trip-days.ts';
import type { TicketCounts } from './live-price.ts';
import type { Band } from './ticket.ts';

/** The age of a child is null if it is not known. */
export type TravellersByAge = { readonly adults: number; readonly children: readonly (number | null)[] };

type AgedTicket = {
  readonly ticketType: Band;
  readonly minAge: number | null;
  readonly maxAge: number | null;
};

/** The tickets that these travellers need by their age. Undefined if there is none for one of them. */
export function ticketsByAge(
  { adults, children }: TravellersByAge,
  tickets: readonly AgedTicket[],
): TicketCounts | undefined {
  const ticketCounts: Partial<Record<Band, number>> = {};
  for (const age of [...Array<undefined>(adults).fill(undefined), ...children]) {
    const ticket = ticketFor(age, tickets);
    if (!ticket) return undefined;
    ticketCounts[ticket.ticketType] = (ticketCounts[ticket.ticketType] ?? 0) + 1;
  }
  return ticketCounts;
}

/** Tickets that depend on age alone, the youngest first. A group ticket is for people of every age. */
const bandsByAge = ['infant', 'child', 'youth', 'adult', 'group'];

/** The ticket for a child of this age, which is null if not known, or for an adult. */
function ticketFor(age: number | null | undefined, tickets: readonly AgedTicket[]): AgedTicket | undefined {
  const find = (bands: readonly string[], years: number) =>
    bands
      .flatMap((band) => tickets.find(({ ticketType }) => ticketType === band) ?? [])
      .find(({ minAge, maxAge }) => (minAge ?? 0) <= years && years <= (maxAge ?? Number.POSITIVE_INFINITY));
  if (age === undefined) return find(['adult', 'group'], someAdultAge);
  if (age !== null) return find(bandsByAge, age);
  const childTicket = tickets.find(({ ticketType }) => ticketType === 'child' || ticketType === 'youth');
  return childTicket ?? find(['adult', 'group'], ADULT_AGE - 1);
}

/** Below the age of every reduction for seniors. */
const someAdultAge = 40;

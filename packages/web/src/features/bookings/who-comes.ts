import type { BookingView } from '@ashore/core/contract/booking-view.ts';

type Tickets = BookingView['tickets'];
export type WhoComes = {
  /** As a quote counts them. Where nobody is left it is those who were booked. */
  readonly components: readonly [{ readonly tickets: readonly Counted[] }];
  /** By name, where some of the tickets were given up and others were not. */
  readonly names: readonly string[];
  readonly givenUp: readonly string[];
};
type Counted = { readonly ticketType: Tickets[number]['ticketType']; readonly count: number };

/** Who still comes. What was quoted says only who was meant to. */
export function whoComes({ tickets }: { readonly tickets: Tickets }): WhoComes {
  const valid = tickets.filter(({ isCancelled }) => !isCancelled);
  const isPart = valid.length > 0 && valid.length < tickets.length;
  const namesOf = (some: Tickets) => some.map(({ participantName }) => participantName);
  const counts = new Map<Counted['ticketType'], number>();
  for (const { ticketType } of valid.length > 0 ? valid : tickets)
    counts.set(ticketType, (counts.get(ticketType) ?? 0) + 1);
  return {
    components: [{ tickets: [...counts].map(([ticketType, count]) => ({ ticketType, count })) }],
    names: isPart ? namesOf(valid) : [],
    givenUp: isPart ? namesOf(tickets.filter(({ isCancelled }) => isCancelled)) : [],
  };
}

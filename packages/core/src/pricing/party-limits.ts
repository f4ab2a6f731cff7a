import type { Ticket } from './ticket.ts';

export type PartyLimits = {
  /** Fewest people who can book the option, with any tickets. */
  readonly minimum: number;
  /** For a group ticket, which takes the whole departure: the most people who may come. */
  readonly group: { readonly maxPeople: number } | undefined;
};

/**
 * Returns how many people may book one option of a product together. An option is sold either per person or
 * to a group.
 */
export function partyLimits(tickets: readonly Ticket[]): PartyLimits {
  const minimum = Math.max(1, Math.min(...tickets.map(({ minCount = 0 }) => minCount)));
  const group = tickets.find(({ groupSize }) => groupSize !== undefined);
  if (!group) return { minimum, group: undefined };
  const { groupSize = 0, extraPersonMinor } = group;
  const maxPeople = extraPersonMinor === undefined ? groupSize : Number.POSITIVE_INFINITY;
  return { minimum, group: { maxPeople: maxPeople } };
}

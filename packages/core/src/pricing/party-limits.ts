import type { Ticket } from './ticket.ts';

export type PartyLimits = {
  /** Fewer cannot book it, whichever tickets they take. */
  readonly least: number;
  /** Of a ticket for a group, which takes its departure whole: more may not come along. */
  readonly group: { readonly most: number } | undefined;
};

/** How many may book one way of a product together. It is sold either by the head or to a group. */
export function partyLimits(tickets: readonly Ticket[]): PartyLimits {
  const least = Math.max(1, Math.min(...tickets.map(({ minCount = 0 }) => minCount)));
  const group = tickets.find(({ groupSize }) => groupSize !== undefined);
  if (!group) return { least, group: undefined };
  const { groupSize = 0, extraPersonMinor } = group;
  const most = extraPersonMinor === undefined ? groupSize : Number.POSITIVE_INFINITY;
  return { least, group: { most } };
}

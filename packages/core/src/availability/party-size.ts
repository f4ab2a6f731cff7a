import type { Band } from '../pricing/ticket.ts';

export type PartySize = {
  readonly people: number;
  /** A group's ticket is for themselves alone: nobody else may have come before, and nobody comes after. */
  readonly takesAll: boolean;
};

/** What a party needs of a departure: a spot for everybody, whatever their ticket costs. */
export function partySize(party: Readonly<Partial<Record<Band, number>>>): PartySize {
  const people = Object.values(party).reduce((sum, count) => sum + count, 0);
  return { people, takesAll: (party.group ?? 0) > 0 };
}

import type { Band } from '../pricing/ticket.ts';

export type PartySize = {
  readonly people: number;
  /**
   * True for a group ticket: no other travellers may have booked the departure before, and none may book it
   * afterwards.
   */
  readonly takesWholeDeparture: boolean;
};

/** What a party needs of a departure: a spot for every traveller, even for a free ticket. */
export function partySize(party: Readonly<Partial<Record<Band, number>>>): PartySize {
  const people = Object.values(party).reduce((sum, count) => sum + count, 0);
  return { people, takesWholeDeparture: (party.group ?? 0) > 0 };
}

import type { Band } from '../pricing/ticket.ts';
import type { Ages } from './validate-answer.ts';

export type StatedAges = { readonly from: number; readonly to: number | null };

type TicketOfTrip = {
  /** Youngest age at which the trip may be taken; null without an age limit. */
  readonly minAge: number | null;
  readonly ticketType: Band;
  /** Ages of the ticket; undefined if it is for all ages. */
  readonly ticketAges: Ages | undefined;
};

/**
 * The ages of which a traveller must state theirs, on a trip with an age limit. Undefined without a limit, and for a
 * ticket that is only sold to older travellers: choosing it states that the traveller is old enough. A group ticket
 * is for all ages, so every traveller of a group states theirs.
 */
export function agesToState({ minAge, ticketType, ticketAges }: TicketOfTrip): StatedAges | undefined {
  if (minAge === null) return undefined;
  const { from, to } = (ticketType === 'group' ? undefined : ticketAges) ?? { from: null, to: null };
  if (from !== null && from >= minAge && to === null) return undefined;
  return { from: Math.max(minAge, from ?? minAge), to };
}

import type { Band } from '../pricing/ticket.ts';

type Traveller = {
  readonly ticketType: Band;
  /** Where it is known; some operators ask for it. */
  readonly dateOfBirth: string | null;
};

const fullAge = 18;

/**
 * Whether somebody else has to sign for a traveller on that day. Where no birthday is known the ticket says it, as far as
 * it can: a youth may be of age or not, and says so himself.
 */
export function needsGuardian({ ticketType, dateOfBirth }: Traveller, tripDate: string): boolean {
  if (dateOfBirth === null) return ticketType === 'child' || ticketType === 'infant';
  const comesOfAge = `${Number(dateOfBirth.slice(0, 4)) + fullAge}${dateOfBirth.slice(4)}`;
  return comesOfAge > tripDate;
}

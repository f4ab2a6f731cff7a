import type { Settled } from './settle-choice.ts';

/** Nobody pays so far, though some tickets cost something: the server holds nothing for such a party. */
export function isOnlyFree({ option, party, count }: Pick<Settled, 'option' | 'party' | 'count'>): boolean {
  const costs = option.tickets.filter(({ price }) => price > 0);
  return count > 0 && costs.length > 0 && costs.every(({ ticketType }) => (party[ticketType] ?? 0) === 0);
}

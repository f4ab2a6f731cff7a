import type { Party } from '@ashore/core/pricing/live-price.ts';
import type { Option } from './choice.ts';

/**
 * Who comes when another way of booking is chosen. Its tickets may be others: whoever has none of them keeps coming, on
 * the first ticket that it has, so that nobody has to count their party again.
 */
export function carryParty(party: Party, { tickets }: Pick<Option, 'tickets'>): Party {
  const has = new Set<string>(tickets.map(({ ticketType }) => ticketType));
  const [first] = tickets;
  const wanted = Object.entries(party).filter(([, count]) => count > 0);
  if (!first || wanted.some(([band]) => has.has(band))) return party;
  const people = wanted.reduce((sum, [, count]) => sum + count, 0);
  return people === 0 ? party : { ...party, [first.ticketType]: people };
}

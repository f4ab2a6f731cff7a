import type { Settled } from './settle-choice.ts';

const young: readonly string[] = ['child', 'infant'];

/** Nobody grown-up comes so far, though there are tickets for them. Worth a word, and no more: suppliers decide. */
export function isOnlyChildren({
  option,
  party,
  count,
}: Pick<Settled, 'option' | 'party' | 'count'>): boolean {
  const hasAdults = option.tickets.some(({ ticketType }) => ticketType === 'adult');
  return hasAdults && count > 0 && Object.keys(party).every((band) => young.includes(band));
}
